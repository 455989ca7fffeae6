import { isHarmful, type LevelRef, type RawId, type Raws, recipeOf, type ThingRef } from '../engine';
import { withMinus } from './numbers';

export type Handling =
  | 'eat'
  | 'drink'
  | 'throw'
  | 'read'
  | 'study'
  | 'zap'
  | 'wield'
  | 'wear'
  | 'touch'
  | 'enter'
  | 'use';

export type RawKind = 'mob' | 'item' | 'prop' | 'spell' | 'boon';

export interface RawFacts {
  handling(ref: ThingRef): Handling;
  /** Returns the kind of a raw; `null` for ids that belong to no raw, such as `hunger`. */
  kind(id: RawId): RawKind | null;
  /** True if the creature has a proper name, which takes no article. */
  isPerson(id: RawId): boolean;
  /** True for a quest item, whose name takes no indefinite article. */
  isUnique(id: RawId): boolean;
  /** True if the creature's description is a sentence without its subject, such as `reaches for your purse.` */
  hasHabit(id: RawId): boolean;
  /** True if the creature strikes no blows and only casts spells. */
  isHarmlessBeside(id: RawId): boolean;
  /** True if a spell can raise a creature from this thing. */
  isRemains(id: RawId): boolean;
  /** True for webs and puddles, which a spell or an item leaves on the ground. */
  isLaid(id: RawId): boolean;
  /** True if levels with this theme show deep water as a chasm. */
  hasChasms(theme: RawId): boolean;
  /** True if the goal of the campaign lies on levels of the recipe. */
  hasGoal(recipe: RawId): boolean;
}

export interface Sign {
  /** At most 18 letters. */
  name: string;
  /** Creatures or things for which the level is known. */
  about: string;
}

/** Names from the raws, by raw id; `null` if the raws have no such name. */
export interface NameTables extends RawFacts {
  raw(id: RawId): string | null;
  description(id: RawId): string | null;
  veteranHabit(id: RawId): string | null;
  phase(id: RawId, phase: number): string | null;
  farewell(id: RawId): string | null;
  place(level: LevelRef): string | null;
  sign(recipe: RawId): Sign | null;
  /** Returns the index of the level's name among the names of its recipe. */
  placeNumber(level: LevelRef): number;
}

export interface Names extends RawFacts {
  /** Returns the name, followed by the charges if they are known: `Wand (3)`. */
  thing(ref: ThingRef): string;
  /** Returns the name without charges, as the object of a verb on a button: `Räudigen Wolf`. */
  object(ref: ThingRef): string;
  /** Returns the name without charges. */
  type(ref: ThingRef): string;
  /** Returns readable text made from the id if the id has no name. */
  raw(id: RawId): string;
  /** Returns the name of a level. Levels of the same recipe can have different names. */
  place(level: LevelRef): string;
  /** Returns the sign for levels of the recipe; the recipe's name if the raws have no sign. */
  sign(recipe: RawId): Sign;
  description(id: RawId): string | null;
  /** Returns the text about actions that only veterans of this creature's kind take; `null` if there are none. */
  veteranHabit(id: RawId): string | null;
  /** Returns the sentence for a phase of the fight, counted from 0; `null` if there is none. */
  phase(id: RawId, phase: number): string | null;
  /** `null` for creatures that cannot be companions. */
  farewell(id: RawId): string | null;
}

/** Returns the names and facts in the raws, which are English. */
export const nameTables = (raws: Raws): NameTables => ({
  raw: (id) => nameOf(raws, id),
  description: (id) => raws.mob[id]?.description ?? raws.mob[id]?.habit ?? raws.prop[id]?.description ?? null,
  veteranHabit: (id) => raws.mob[id]?.veteran?.habit ?? null,
  phase: (id, phase) => raws.mob[id]?.phases?.[phase]?.told ?? null,
  farewell: (id) => raws.mob[id]?.captive?.farewell ?? null,
  place: (level) => placeName(raws, level),
  sign: (recipe) => recipeOf(raws, recipe)?.sign ?? null,
  placeNumber: (level) => placeNumber(raws, level),
  handling: (ref) => handlingOf(raws, ref),
  kind: (id) => kindOf(raws, id),
  isPerson: (id) => raws.mob[id]?.proper_name === true,
  isUnique: (id) => raws.item[id]?.quest === true,
  hasHabit: (id) => raws.mob[id]?.description === undefined && raws.mob[id]?.habit !== undefined,
  isHarmlessBeside: (id) => raws.mob[id]?.rooted === true,
  isRemains: (id) => raws.spells.some(({ effects }) => effects.wakes?.remains === id),
  isLaid: (id) =>
    raws.spells.some(({ effects }) => effects.lays === id) ||
    raws.items.some(({ consumable }) => consumable?.effects.lays === id),
  hasChasms: (theme) => raws.theme[theme]?.ground.deepWater?.texture === 'void',
  hasGoal: (recipe) => recipeOf(raws, recipe)?.goal !== undefined,
});

function nameOf(raws: Raws, id: RawId): string | null {
  const name =
    raws.mob[id]?.name ??
    raws.item[id]?.name ??
    raws.prop[id]?.name ??
    raws.spell[id]?.name ??
    raws.boon[id]?.name ??
    recipeOf(raws, id)?.name;
  return name === undefined ? null : withMinus(name);
}

function kindOf(raws: Raws, id: RawId): RawKind | null {
  return (['mob', 'item', 'prop', 'spell', 'boon'] as const).find((kind) => raws[kind][id] !== undefined) ?? null;
}

function placeName(raws: Raws, level: LevelRef): string | null {
  return recipeOf(raws, level.recipe)?.names?.[placeNumber(raws, level)] ?? null;
}

/** Derives the number for levels of old versions, which have no `nameNumber`. */
function placeNumber(raws: Raws, { recipe, depth, nameNumber }: LevelRef): number {
  if (nameNumber !== undefined) return nameNumber;
  const names = recipeOf(raws, recipe)?.names ?? [];
  const [first, last] = raws.campaign.stages.find(({ recipes }) => recipes.includes(recipe))?.depths ?? [depth, depth];
  return last === null ? (depth - first) % names.length : 0;
}

type EffectMap = NonNullable<NonNullable<Raws['archetypes'][RawId]>['effects']>;

function handlingOf(raws: Raws, { raw, alias }: Pick<ThingRef, 'raw' | 'alias'>): Handling {
  if (raw !== null) return knownHandling(raws, raw);
  if (alias?.kind === 'scroll') return 'read';
  return alias?.kind === 'potion' ? 'drink' : 'use';
}

function knownHandling(raws: Raws, raw: RawId): Handling {
  const { effects, consumable, magicItem, renderable, equippable, entryTrigger } = raws.archetypes[raw] ?? {};
  if (equippable) return equippable.slot === 'melee' || equippable.slot === 'ranged' ? 'wield' : 'wear';
  if (entryTrigger) return handlingOfTrigger(effects ?? {});
  if (!effects || !consumable) return 'use';
  if (effects.teach_spell !== undefined) return 'study';
  if (effects.food) return 'eat';
  if (magicItem?.naming === 'scroll') return 'read';
  if (consumable.maxCharges > 1) return 'zap';
  if (renderable?.glyph !== '!') return 'use';
  return effects.ranged === undefined ? 'drink' : 'throw';
}

function handlingOfTrigger(effects: EffectMap): Handling {
  if (effects.provides_healing !== undefined) return 'touch';
  return isHarmful(effects) ? 'use' : 'enter';
}

/** Returns the name and contents of a sign in one phrase: `Old mine (orcs, gold)`. */
export function signOf(names: Pick<Names, 'sign'>, recipe: RawId): string {
  const { name, about } = names.sign(recipe);
  return about === '' ? name : `${name} (${about})`;
}

/** True if the creature has a proper name. False for unidentified things. */
export const isNamed = ({ raw }: ThingRef, names: Pick<Names, 'isPerson'>): boolean =>
  raw !== null && names.isPerson(raw);
