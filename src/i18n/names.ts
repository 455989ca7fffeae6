import { isHarmful, type LevelRef, type RawId, type Raws, type ThingRef } from '../engine';
import { withMinus } from './numbers';

/** What one does with a thing to have its use; each language has its own verb for it. */
export type Handling = 'eat' | 'drink' | 'read' | 'study' | 'zap' | 'wield' | 'wear' | 'touch' | 'enter' | 'use';

export type RawKind = 'mob' | 'item' | 'prop' | 'spell';

/** Facts about raws that names depend on. */
export interface RawFacts {
  handling(ref: ThingRef): Handling;
  /** What the raw is; `null` for what is no thing, like hunger. */
  kind(id: RawId): RawKind | null;
  /** Is its name its own, so that it takes no article? */
  isPerson(id: RawId): boolean;
  /** Is there only one of it, so that it is never `a`? */
  isUnique(id: RawId): boolean;
  /** Does somebody rise from it when a spell calls them? */
  isRemains(id: RawId): boolean;
  /** Is what looks like deep water in this theme a chasm? */
  hasChasms(theme: RawId): boolean;
}

/** Where the names of a language's raws are looked up; `null` where a raw has none. */
export interface NameTables extends RawFacts {
  raw(id: RawId): string | null;
  description(id: RawId): string | null;
  phase(id: RawId, phase: number): string | null;
  place(level: LevelRef): string | null;
  /** Which of the recipe's names that is, counted from 0. */
  placeNumber(level: LevelRef): number;
}

/** Names in one language. Refs are resolved to what the hero calls the thing. */
export interface Names extends RawFacts {
  /** `Mangy Wolf`, `Swirling Red Potion`, `Rod of Venom (3)`. */
  thing(ref: ThingRef): string;
  /** The same without charges, for sentences. */
  type(ref: ThingRef): string;
  /** A spell, level, prop or anything else with a raw of its own. */
  raw(id: RawId): string;
  /** A level; those of one recipe have many names. */
  place(level: LevelRef): string;
  /** What is told of a creature after its name and a colon, or of a thing when it is looked at; `null` for most. */
  description(id: RawId): string | null;
  /** A sentence about a phase of a creature, counted from 0; `null` where it has none. */
  phase(id: RawId, phase: number): string | null;
}

/** Looks names and facts up in a set of raws. */
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

/** The name in the raw's own file; `null` for ids that have none. */
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

/** Levels built before names were drawn have theirs by depth. */
function placeNumber(raws: Raws, { recipe, depth, nameNumber }: LevelRef): number {
  if (nameNumber !== undefined) return nameNumber;
  const names = recipeOf(raws, recipe)?.names ?? [];
  const [first, last] = raws.campaign.stages.find(({ recipes }) => recipes.includes(recipe))?.depths ?? [depth, depth];
  return last === null ? (depth - first) % names.length : 0;
}

const recipeOf = (raws: Raws, recipe: RawId) => raws.levels.recipes.find(({ id }) => id === recipe);

type EffectMap = NonNullable<NonNullable<Raws['archetypes'][RawId]>['effects']>;

/** As far as the hero knows the thing. */
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

/** What heals is touched; what neither heals nor harms leads elsewhere. A trap is nothing to handle. */
function handlingOfTrigger(effects: EffectMap): Handling {
  if (effects.provides_healing !== undefined) return 'touch';
  return isHarmful(effects) ? 'use' : 'enter';
}
