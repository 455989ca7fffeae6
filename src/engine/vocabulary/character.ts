/** Ids, and what characters are measured by. */

/** Ascending number, unique within a game, never used twice. The hero is 1. */
export type EntityId = number;

/** The fixed `id` of a raw, for instance `mangy-wolf`. Unique over items, mobs and props together. */
export type RawId = string;

export const ATTRIBUTES = ['might', 'fitness', 'quickness', 'intelligence'] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

export const SKILLS = ['melee', 'defense', 'magic'] as const;
export type SkillName = (typeof SKILLS)[number];

export const SLOTS = ['melee', 'ranged', 'shield', 'head', 'torso', 'legs', 'feet', 'hands'] as const;
export type Slot = (typeof SLOTS)[number];

export const HUNGER_STATES = ['well-fed', 'normal', 'hungry', 'starving'] as const;
export type HungerState = (typeof HUNGER_STATES)[number];

/** Hungry or starving: nothing is recovered by rest. */
export const isHungry = (state: HungerState): boolean => state === 'hungry' || state === 'starving';

/** A bonus or malus to some attributes, in points. */
export type AttributeBonus = Partial<Record<AttributeName, number>>;

/** `base` changes by levelling; `modifiers` is the recomputed sum of worn things and statuses. */
export interface Attribute {
  base: number;
  modifiers: number;
}

export interface Gauge {
  current: number;
  max: number;
}
