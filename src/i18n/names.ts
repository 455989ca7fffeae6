import { isHarmful, type LevelRef, type RawId, type Raws, type ThingRef } from '../engine';
import { withMinus } from './numbers';

/** Kind of use of a thing. Each language has a verb for each kind. */
export type Handling = 'eat' | 'drink' | 'read' | 'study' | 'zap' | 'wield' | 'wear' | 'touch' | 'enter' | 'use';

export type RawKind = 'mob' | 'item' | 'prop' | 'spell';

/** Facts about raws that names depend on. */
export interface RawFacts {
  handling(ref: ThingRef): Handling;
  /** Kind of the raw; `null` for ids that do not name a thing, such as `hunger`. */
  kind(id: RawId): RawKind | null;
  /** True if the raw's name is a proper name and takes no article. */
  isPerson(id: RawId): boolean;
  /** True if there is only one such thing, so that its article is never indefinite. */
  isUnique(id: RawId): boolean;
  /** True if a spell can raise a creature from these remains. */
  isRemains(id: RawId): boolean;
  /** True if deep water looks like a chasm in this theme. */
  hasChasms(theme: RawId): boolean;
}

/** Names from one set of raws, by raw id. Functions return `null` if the raws have no such name. */
export interface NameTables extends RawFacts {
  raw(id: RawId): string | null;
  description(id: RawId): string | null;
  phase(id: RawId, phase: number): string | null;
  place(level: LevelRef): string | null;
  /** Index of the level's name among the names of its recipe, counted from 0. */
  placeNumber(level: LevelRef): number;
}

/** Names in one language. A thing gets the name under which the hero knows it. */
export interface Names extends RawFacts {
  /** `Mangy Wolf`, `Swirling Red Potion`, `Rod of Venom (3)`. */
  thing(ref: ThingRef): string;
  /** Name of a thing without its charges, for sentences. */
  type(ref: ThingRef): string;
  /** Name of a spell, a level, a prop or anything else with a raw of its own. */
  raw(id: RawId): string;
  /** Name of a level. Levels built from one recipe can have different names. */
  place(level: LevelRef): string;
  /**
   * Text about a creature when the hero meets it, or about a thing when the player looks at it; `null` for most raws.
   */
  description(id: RawId): string | null;
  /** Sentence about a creature's phase, counted from 0; `null` if the creature has no such phase. */
  phase(id: RawId, phase: number): string | null;
}

/** Returns names and facts from a set of raws. */
export const nameTables = (raws: Raws): NameTables => ({
  raw: (id) => nameOf(raws, id),
  description: (id) => raws.mob[id]?.description ?? raws.mob[id]?.habit ?? raws.prop[id]?.description ?? null,
  phase: (id, phase) => raws.mob[id]?.phases?.[phase]?.told ?? null,
  place: (level) => placeName(raws, level),
  placeNumber: (level) => placeNumber(raws, level),
  handling: (ref) => handlingOf(raws, ref),
  kind: (id) => kindOf(raws, id),
  isPerson: (id) => raws.mob[id]?.proper_name === true,
  isUnique: (id) => raws.item[id]?.quest === true,
  isRemains: (id) => raws.spells.some(({ effects }) => effects.wakes?.remains === id),
  hasChasms: (theme) => raws.theme[theme]?.ground.deepWater?.texture === 'void',
});

/** Returns the name from the raw's own file; `null` if there is none. */
function nameOf(raws: Raws, id: RawId): string | null {
  const name =
    raws.mob[id]?.name ??
    raws.item[id]?.name ??
    raws.prop[id]?.name ??
    raws.spell[id]?.name ??
    raws.levels.recipes.find((recipe) => recipe.id === id)?.name;
  return name === undefined ? null : withMinus(name);
}

function kindOf(raws: Raws, id: RawId): RawKind | null {
  return (['mob', 'item', 'prop', 'spell'] as const).find((kind) => raws[kind][id] !== undefined) ?? null;
}

function placeName(raws: Raws, level: LevelRef): string | null {
  return recipeOf(raws, level.recipe)?.names?.[placeNumber(raws, level)] ?? null;
}

/**
 * Returns the stored number of the level's name. For levels stored without this number by older versions, the depth
 * decides.
 */
function placeNumber(raws: Raws, { recipe, depth, nameNumber }: LevelRef): number {
  if (nameNumber !== undefined) return nameNumber;
  const names = recipeOf(raws, recipe)?.names ?? [];
  const [first, last] = raws.campaign.stages.find(({ recipes }) => recipes.includes(recipe))?.depths ?? [depth, depth];
  return last === null ? (depth - first) % names.length : 0;
}

const recipeOf = (raws: Raws, recipe: RawId) => raws.levels.recipes.find(({ id }) => id === recipe);

type EffectMap = NonNullable<NonNullable<Raws['archetypes'][RawId]>['effects']>;

/** Returns how the hero uses a thing, as far as the hero knows what the thing is. */
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
  return renderable?.glyph === '!' ? 'drink' : 'use';
}

/** Returns `touch` for healing effects, `use` for traps, and `enter` for all other triggers, which lead elsewhere. */
function handlingOfTrigger(effects: EffectMap): Handling {
  if (effects.provides_healing !== undefined) return 'touch';
  return isHarmful(effects) ? 'use' : 'enter';
}
