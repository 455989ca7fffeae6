/** Unique in a game, ascending, never reused. The hero is 1. */
export type EntityId = number;

/** No two items, mobs or props have the same id. */
export type RawId = string;

export const ATTRIBUTES = ['might', 'fitness', 'quickness', 'intelligence'] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

export const SKILLS = ['melee', 'defense', 'magic'] as const;
export type SkillName = (typeof SKILLS)[number];

export const SLOTS = ['melee', 'ranged', 'shield', 'head', 'torso', 'legs', 'feet', 'hands', 'ring', 'charm'] as const;
export type Slot = (typeof SLOTS)[number];

/** The player, never the engine, replaces items in these slots. */
export const ORNAMENT_SLOTS: readonly Slot[] = ['ring', 'charm'];

export const HUNGER_STATES = ['well-fed', 'normal', 'hungry', 'starving'] as const;
export type HungerState = (typeof HUNGER_STATES)[number];

/** True if hunger prevents recovery by rest. */
export const isHungry = (state: HungerState): boolean => state === 'hungry' || state === 'starving';

/** Points; negative points are a penalty. */
export type AttributeBonus = Partial<Record<AttributeName, number>>;

/** `modifiers`: sum from worn items, statuses and boons. */
export interface Attribute {
  base: number;
  modifiers: number;
}

export interface Gauge {
  current: number;
  max: number;
}
