import {
  type Alias,
  ATTRIBUTES,
  type AttributeBonus,
  type GivenStatus,
  type ItemFigures,
  type KnownEffects,
  type Odds,
  type PackItem,
  type SeenThing,
  type Uses,
} from '../engine';
import type { Labels } from './labels';
import type { Names } from './names';

/** Facts about an item that its notes need. The item lies in the pack, in a shop or in sight. */
interface NotableItem {
  figures: ItemFigures | null;
  alias?: Alias;
  charges?: number;
  /** Weight in pounds of an unknown thing in the pack. */
  weight?: number;
}

/** Returns what the hero knows of an item's effects, in a few words each, the most important first. */
export function gearNotes(labels: Labels, names: Names, { figures, alias, charges, weight }: NotableItem): string[] {
  const { gear, sheet } = labels;
  // Only unknown scrolls and potions need the note. Names of other unknown things say that the thing is unknown.
  const isUnsaid = alias?.kind === 'scroll' || alias?.kind === 'potion';
  if (!figures) return [...(isUnsaid ? [gear.unknown] : []), ...(weight === undefined ? [] : [sheet.pounds(weight)])];
  const { comparison } = figures;
  return [
    ...(comparison ? [gear.verdict[comparison.verdict]] : []),
    ...wornNotes(labels, figures),
    ...useNotes(labels, names, figures),
    ...(charges === undefined ? [] : [gear.charges(charges)]),
    sheet.pounds(figures.weight),
  ];
}

/** Returns an item's effects while worn, each with the difference to the item now in its slot. */
export function wornNotes(labels: Labels, figures: ItemFigures): string[] {
  const { slot, blow, armorClass, penalty, attributes, comparison } = figures;
  if (slot === null) return [];
  const { gear } = labels;
  const changed = (text: string, by: number | undefined): string =>
    by === undefined || by === 0 ? text : `${text} ${by > 0 ? '▲' : '▼'}${gear.signed(by)}`;
  const slower = comparison ? -comparison.penalty : undefined;
  return [
    ...(blow ? blowNotes(labels, blow, (text, what) => changed(text, comparison?.[what])) : [labels.slot[slot]]),
    ...(armorClass === null ? [] : [changed(gear.armor(armorClass), comparison?.armorClass)]),
    ...bonusNotes(labels, attributes),
    ...(penalty === 0 && !slower ? [] : [changed(gear.speed(gear.signed(0 - penalty)), slower)]),
  ];
}

/** Returns the figures of a blow or shot. `changed` may append the difference to another item. */
export const blowNotes = (
  { gear }: Labels,
  { least, most, toHit, range }: NonNullable<ItemFigures['blow']>,
  changed: (text: string, what: 'damage' | 'toHit' | 'range') => string = (text) => text,
): string[] => [
  changed(gear.damage(least, most), 'damage'),
  changed(gear.toHit(gear.signed(toHit)), 'toHit'),
  ...(range === undefined ? [] : [changed(gear.effects.ranged(range), 'range')]),
];

const bonusNotes = ({ attribute, gear }: Labels, bonus: AttributeBonus): string[] =>
  ATTRIBUTES.flatMap((name) => {
    const points = bonus[name] ?? 0;
    return points === 0 ? [] : [`${attribute[name]} ${gear.signed(points)}`];
  });

/** Effects in the order of the notes. The compiler refuses the list if a tag is missing. */
const EFFECT_TAGS = Object.keys({
  provides_healing: true,
  provides_mana: true,
  food: true,
  damage: true,
  teach_spell: true,
  magic_mapping: true,
  town_portal: true,
  identify: true,
  remove_curse: true,
  ranged: true,
  area_of_effect: true,
} satisfies Record<keyof KnownEffects, true>) as (keyof KnownEffects)[];

/** Returns the effects of using the item. If the effects come by chance with a hit, each note gives the chance. */
function useNotes(labels: Labels, names: Names, figures: ItemFigures): string[] {
  const notes = usesNotes(labels, names, figures);
  const { proc } = figures;
  return proc ? notes.map((note) => labels.gear.proc(proc.chance, note, proc.target === 'self')) : notes;
}

/** Returns the effects of using an item or of casting a spell. */
export function usesNotes(labels: Labels, names: Names, { effects, statuses }: Uses): string[] {
  const { gear } = labels;
  const effectNotes = EFFECT_TAGS.flatMap((tag) => {
    const value = effects[tag];
    if (value === undefined) return [];
    const say = gear.effects[tag] as (value: unknown) => string;
    return [say(tag === 'teach_spell' ? names.raw(String(value)) : value)];
  });
  return [...statuses.map((status) => statusNote(labels, status)), ...effectNotes];
}

function statusNote(labels: Labels, { kind, turns, strength, bonus }: GivenStatus): string {
  const { gear } = labels;
  switch (kind) {
    case 'confusion':
      return gear.confuses(turns);
    case 'slow':
      return strength < 0 ? gear.hastes(turns) : gear.slows(turns);
    case 'damage-over-time':
      return gear.poisons(strength, turns);
    case 'dimness':
      return gear.dims(strength, turns);
    case 'guard':
      return gear.guards(strength, turns);
    case 'attributes':
      return gear.lends(bonusNotes(labels, bonus).join(', '), turns);
  }
}

/**
 * Returns the notes of a thing in the pack: first its slot if its effects are unknown, then its effects, then a curse.
 */
export function packNotes(labels: Labels, names: Names, thing: PackItem): string[] {
  const slot = thing.figures === null ? thing.fits : null;
  return [
    ...(slot === null ? [] : [labels.slot[slot]]),
    ...gearNotes(labels, names, thing),
    ...(thing.cursed ? [labels.sheet.cursed] : []),
  ];
}

/** Returns the odds of a fight: both ways against an enemy, only the hero's against others, none against friends. */
export function oddsNotes({ gear }: Labels, { odds, stance }: SeenThing): string[] {
  if (!odds || stance === 'friendly') return [];
  const { attack, defense, shots } = odds;
  const own = [
    gear.attack(attack.chance, attemptsOf(attack)),
    ...(shots?.attack ? [gear.shoot(shots.attack.chance, attemptsOf(shots.attack), shots.attack.range)] : []),
  ];
  if (stance !== 'hostile') return own;
  return [
    ...own,
    gear.defense(defense.chance, attemptsOf(defense)),
    ...(shots?.defense ? [gear.shotAt(shots.defense.chance, attemptsOf(shots.defense), shots.defense.range)] : []),
  ];
}

/** Mean number of blows or shots until death. A nearly dead target still needs one hit, so misses count. */
const attemptsOf = ({ chance, blows }: Odds): number | null =>
  blows === null ? null : Math.max(blows, Math.round(1 / chance));

/** Returns an item's effects, or the odds of a fight with a creature in sight. */
export const thingNotes = (labels: Labels, names: Names, thing: SeenThing): string[] =>
  thing.kind === 'item' ? gearNotes(labels, names, thing) : oddsNotes(labels, thing);
