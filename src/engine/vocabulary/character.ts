/** Unique within a game, ascending and never reused. The hero is 1. */
export type EntityId = number;

/** Fixed `id` of an entry in the raws. No two items, mobs or props have the same id. */
export type RawId = string;

export const ATTRIBUTES = ['might', 'fitness', 'quickness', 'intelligence'] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

export const SKILLS = ['melee', 'defense', 'magic'] as const;
export type SkillName = (typeof SKILLS)[number];

export const SLOTS = ['melee', 'ranged', 'shield', 'head', 'torso', 'legs', 'feet', 'hands', 'ring', 'charm'] as const;
export type Slot = (typeof SLOTS)[number];

/** The engine never replaces an item in these slots, because the player decides about replacements. */
export const ORNAMENT_SLOTS: readonly Slot[] = ['ring', 'charm'];

export const HUNGER_STATES = ['well-fed', 'normal', 'hungry', 'starving'] as const;
export type HungerState = (typeof HUNGER_STATES)[number];

/** True if hunger keeps the hero from recovering by rest. */
export const isHungry = (state: HungerState): boolean => state === 'hungry' || state === 'starving';

/** Points; negative points are a penalty. */
export type AttributeBonus = Partial<Record<AttributeName, number>>;

/** `modifiers` is the sum of the bonuses from worn items, statuses and boons. */
export interface Attribute {
  base: number;
  modifiers: number;
}

export interface Gauge {
  current: number;
  max: number;
}
