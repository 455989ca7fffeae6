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

interface NotableItem {
  figures: ItemFigures | null;
  alias?: Alias;
  charges?: number;
  /** Weight in pounds; used only if the effects are unknown. */
  weight?: number;
}

/**
 * Returns the known effects of an item as short phrases, most important first. The last phrase is the weight, if given.
 */
export function gearNotes(labels: Labels, names: Names, { figures, alias, charges, weight }: NotableItem): string[] {
  const { gear, sheet } = labels;
  // The name of an unidentified scroll or potion does not say "unidentified".
  const isUnsaid = alias?.kind === 'scroll' || alias?.kind === 'potion';
  const family = alias?.kind === 'potion' ? alias.family : undefined;
  if (!figures) {
    return [
      ...(isUnsaid ? [gear.unknown] : []),
      ...(family ? [gear.family[family]] : []),
      ...(weight === undefined ? [] : [sheet.pounds(weight)]),
    ];
  }
  const { comparison } = figures;
  return [
    ...(comparison ? [gear.verdict[comparison.verdict]] : []),
    ...wornNotes(labels, figures),
    ...useNotes(labels, names, figures),
    ...(charges === undefined ? [] : [gear.charges(charges)]),
    sheet.pounds(figures.weight),
  ];
}

/** Returns the item's effects, with the differences from the worn item; an empty list if the item cannot be worn. */
export function wornNotes(labels: Labels, figures: ItemFigures): string[] {
  const { slot, blow, armorClass, penalty, attributes, sight, comparison } = figures;
  if (slot === null) return [];
  const { gear } = labels;
  const changed = (text: string, by: number | undefined): string =>
    by === undefined || by === 0 ? text : `${text} ${by > 0 ? '▲' : '▼'}${gear.signed(by)}`;
  const slower = comparison ? -comparison.penalty : undefined;
  return [
    ...(blow ? blowNotes(labels, blow, (text, what) => changed(text, comparison?.[what])) : [labels.slot[slot]]),
    ...(armorClass === null || (armorClass === 0 && !comparison?.armorClass)
      ? []
      : [changed(gear.armor(armorClass), comparison?.armorClass)]),
    ...bonusNotes(labels, attributes),
    ...(sight === undefined ? [] : [gear.sight(sight)]),
    ...(penalty === 0 && !slower ? [] : [changed(gear.speed(gear.signed(0 - penalty)), slower)]),
  ];
}

/** `changed` can append to each phrase the difference from another item. */
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
  kindles: true,
  ranged: true,
  area_of_effect: true,
} satisfies Record<keyof KnownEffects, true>) as (keyof KnownEffects)[];

/** If the effects happen only by chance, each phrase gives the probability. */
function useNotes(labels: Labels, names: Names, figures: ItemFigures): string[] {
  const notes = usesNotes(labels, names, figures);
  const { proc, wornProc } = figures;
  if (wornProc) return notes.map((note) => labels.gear.worn(wornProc.when, wornProc.chance, note));
  return proc ? notes.map((note) => labels.gear.proc(proc.chance, note, proc.target === 'self')) : notes;
}

/** Returns short phrases about the statuses, then the effects, of an item or a spell. */
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

/** Returns phrases about a thing in the pack: the slot if the effects are unknown, then `gearNotes`, then a curse. */
export function packNotes(labels: Labels, names: Names, thing: PackItem): string[] {
  const slot = thing.figures === null ? thing.fits : null;
  return [
    ...(slot === null ? [] : [labels.slot[slot]]),
    ...gearNotes(labels, names, thing),
    ...(thing.cursed ? [labels.sheet.cursed] : []),
  ];
}

/** Returns the odds of a fight with a creature; an empty list for a friendly creature. */
export function oddsNotes({ gear }: Labels, names: Names, { odds, stance, raw }: SeenThing): string[] {
  if (!odds || stance === 'friendly') return [];
  const { attack, defense, shots, ambush } = odds;
  const own = [
    gear.attack(attack.chance, attemptsOf(attack)),
    ...(shots?.attack ? [gear.shoot(shots.attack.chance, attemptsOf(shots.attack), shots.attack.range)] : []),
  ];
  if (stance !== 'hostile') return own;
  return [
    ...own,
    ...(ambush && ambush.chance > 0
      ? [gear.ambush(ambush.chance, ambush.blows && Math.round(ambush.blows), ambush.doubles)]
      : []),
    ...(raw !== null && names.isHarmlessBeside(raw) ? [] : [gear.defense(defense.chance, attemptsOf(defense))]),
    ...(shots?.defense ? [gear.shotAt(shots.defense.chance, attemptsOf(shots.defense), shots.defense.range)] : []),
  ];
}

/** Even a nearly dead target needs one hit, which takes `1 / chance` attempts on average. */
const attemptsOf = ({ chance, blows }: Odds): number | null =>
  blows === null ? null : Math.max(blows, Math.round(1 / chance));

export const thingNotes = (labels: Labels, names: Names, thing: SeenThing): string[] =>
  thing.kind === 'item' ? gearNotes(labels, names, thing) : oddsNotes(labels, names, thing);
