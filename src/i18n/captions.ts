import type { Raws, View } from '../engine';
import type { Captions, Chip, ClassicTexts, ItemLine } from './contract';
import { gearNotes } from './gear';
import type { Labels } from './labels';
import type { Names } from './names';
import type { Sentence } from './sentences';
import { statusChips } from './statuses';

const LINES = 3;

interface Log {
  sentences: readonly Sentence[];
  sinceTurn: number;
}

/** Keeps the last three sentences, and marks sentences after `sinceTurn` as fresh. */
export function captionsOf(labels: Labels, names: Names, view: View, { sentences, sinceTurn }: Log): Captions {
  return {
    place: names.place(view),
    level: labels.level(view.hero.level),
    gauge: labels.gauge,
    chips: [
      ...levelChips(labels, view, sinceTurn),
      ...statusChips(labels, names, view),
      ...companionChips(names, view),
    ],
    log: sentences.slice(-LINES).map(({ text, brief = text, tone, turn }) => ({
      segments: [{ text: brief, tone }],
      fresh: turn > sinceTurn,
    })),
  };
}

const HURT = 0.35;

function companionChips(names: Names, { companion }: View): Chip[] {
  if (!companion?.here) return [];
  const { current, max } = companion.here.hp;
  return [{ text: `${names.thing(companion.who)} ${current}/${max}`, tone: current < HURT * max ? 'bad' : 'good' }];
}

function levelChips(labels: Labels, view: View, sinceTurn: number): Chip[] {
  const levels = view.events.flatMap((event) =>
    event.kind === 'levelled' && event.turn > sinceTurn && event.sense !== 'heard' ? [event.level] : [],
  );
  return levels.length > 0 ? [{ text: labels.levelGained(Math.max(...levels)), tone: 'gold' }] : [];
}

/** Lists the newest sentence first, and marks sentences after `sinceTurn` as fresh. */
export function classicTexts(
  { raws, labels, names }: { raws: Raws; labels: Labels; names: Names },
  view: View,
  { sentences, sinceTurn }: Log,
): ClassicTexts {
  const { hero, pack: packItems } = view;
  const line = (thing: View['pack'][number]): ItemLine => ({
    text: names.thing(thing),
    tone: toneOf(raws, thing),
    note: mainNote(labels, names, thing),
  });
  return {
    place: `${names.place(view)} (${labels.depth(view.depth)})`,
    labels: labels.gauge,
    attribute: (name) => labels.attribute[name],
    load: labels.load(Math.trunc(hero.weight), hero.capacity, Math.floor(hero.penalty), hero.gold),
    worn: packItems.filter(({ slot }) => slot !== null).map(line),
    consumables: packItems.filter(({ slot, usable }) => slot === null && usable).map(line),
    more: labels.more,
    spells: hero.spells.map(({ spell, manaCost }) => `${names.raw(spell)} (${manaCost})`),
    states: statusChips(labels, names, view),
    selectTarget: labels.selectTarget,
    log: [...sentences].reverse().map(({ text, brief = text, turn }) => ({ text: brief, fresh: turn > sinceTurn })),
  };
}

function mainNote(labels: Labels, names: Names, thing: View['pack'][number]): string {
  const { figures } = thing;
  if (!figures) return '';
  if (figures.blow) return labels.gear.damage(figures.blow.least, figures.blow.most);
  if (figures.armorClass !== null) return labels.gear.armor(figures.armorClass);
  // Leaves out the last note, which is the weight.
  return gearNotes(labels, names, thing).slice(0, -1)[0] ?? '';
}

/** Unidentified items are `common`, so that the colour does not reveal whether an item is rare. */
function toneOf(raws: Raws, { raw, cursed }: View['pack'][number]): ItemLine['tone'] {
  if (cursed) return 'cursed';
  return raw === null ? 'common' : (raws.archetypes[raw]?.magicItem?.class ?? 'plain');
}
