import { ATTRIBUTES, levelProgress, type RawId, type School, SKILLS, type View } from '../engine';
import { type BoonText, boonText } from './boons';
import { usesNotes } from './gear';
import { otherKit } from './kits';
import type { SheetContext, SheetFigure } from './sheet-things';

export interface SheetGauge {
  kind: 'health' | 'mana' | 'experience';
  label: string;
  text: string;
  /** Fraction of the maximum, from 0 to 1. */
  share: number;
}

export interface HeroSheet {
  title: string;
  /** Replacement for a name that the picture's font cannot draw. */
  nameless: string;
  /** Level, and the kit unless it is the first kit. */
  label: string;
  gauges: SheetGauge[];
  figures: SheetFigure[];
  /** `change` is the bonus of gear, statuses and boons, which `value` includes. */
  scores: { label: string; value: number; change: number }[];
  /** Sentences about hunger, load, companion, standings, statuses, gold, the run and spells. */
  facts: string[];
}

export interface BoonsSheet {
  title: string;
  boons: (BoonText & { id: School })[];
}

/** `facts` is the result of `characterFacts`. */
export function heroSheet(context: SheetContext, view: View, facts: string[]): HeroSheet {
  const { raws, locale } = context;
  const { labels } = locale;
  const { hero } = view;
  const { signed } = labels.gear;
  const { gained, needed } = levelProgress(hero);
  const gauge = (kind: 'health' | 'mana', { current, max }: { current: number; max: number }): SheetGauge => {
    return { kind, label: labels.gauge[kind], text: `${current}/${max}`, share: current / Math.max(1, max) };
  };
  const label = `${labels.gauge.level} ${hero.level}`;
  const { least, most, toHit } = hero.blow;
  return {
    title: hero.name,
    nameless: locale.notes.nameless,
    label: [label, ...otherKit(raws, locale, view)].join(' · '),
    gauges: [
      gauge('health', hero.hp),
      gauge('mana', hero.mana),
      { kind: 'experience', label, text: `${gained}/${needed}`, share: gained / needed },
    ],
    figures: [
      { kind: 'damage', value: least === most ? `${least}` : `${least}–${most}`, change: 0 },
      { kind: 'toHit', value: signed(toHit), change: 0 },
      { kind: 'armorClass', value: String(hero.armorClass), change: 0 },
      { kind: 'speed', value: signed(0 - hero.penalty), change: 0 },
      ...(hero.shot?.range === undefined
        ? []
        : [{ kind: 'range', value: String(hero.shot.range), change: 0 } as const]),
    ],
    scores: [
      ...ATTRIBUTES.map((name) => {
        const { value, bonus } = hero.attributes[name];
        return { label: labels.attribute[name], value, change: bonus };
      }),
      ...SKILLS.flatMap((name) => {
        const value = hero.skills[name];
        return value === undefined ? [] : [{ label: labels.skill[name], value, change: 0 }];
      }),
    ],
    facts: [...facts, ...spellLines(context, view)],
  };
}

const spellLines = ({ locale, names }: SheetContext, { hero }: View): string[] =>
  hero.spells.map((known) =>
    locale.labels.sheet.spell(names.raw(known.spell), known.manaCost, usesNotes(locale.labels, names, known)),
  );

/** Returns `null` if the hero has no boons. */
export function boonsSheet({ raws, locale, names }: SheetContext, { hero }: View): BoonsSheet | null {
  const boons = (hero.boons ?? []).flatMap((id: RawId) => {
    const school = raws.boon[id]?.school;
    return school ? [{ ...boonText(raws, locale, names, id), id: school }] : [];
  });
  return boons.length > 0 ? { title: locale.labels.boons, boons } : null;
}
