import { clamp } from '../lib/clamp';
import type { Attribute, AttributeName, Entity, Pools, RawId, Raws, SkillName } from './state';
import { component } from './state';
import { definitionOf } from './statuses';

/** Value of a skill that was never learned. */
const UNSKILLED = -4;
/** Armour class without armour. */
const BASE_ARMOR_CLASS = 10;
/** Pounds each point of might carries. */
const POUNDS_PER_MIGHT = 15;

/** Initiative ticks lost while carrying more than the capacity. */
export const OVERBURDENED_PENALTY = 4;

/** Hit points recovered in a turn of rest, and turns in which one point of mana is, on average. */
export const RECOVERED_HP = 1;
export const TURNS_PER_MANA = 6;

/** Experience for each level of a killed creature. */
export const XP_PER_VICTIM_LEVEL = 100;

/** Effective value of an attribute. */
export const effective = (attribute: Attribute): number => attribute.base + attribute.modifiers;

/** (value − 10) / 2, rounded toward zero: 7 and 8 give −1, 9 to 11 give 0, 12 gives 1. */
export const attributeBonus = (value: number): number => Math.trunc((value - 10) / 2) + 0;

/** Hit points of the hero: 15, and 15 plus the fitness bonus for each level. */
export const heroMaxHp = (level: number, fitnessBonus: number): number => 15 + level * (15 + fitnessBonus);

/** Hit points of a mob: 1, and 8 plus the fitness bonus (at least 1) for each level. */
export const mobMaxHp = (level: number, fitnessBonus: number): number => 1 + level * Math.max(1, 8 + fitnessBonus);

/** Mana: 4 plus the intelligence bonus (at least 1) for each level. */
export const maxMana = (level: number, intelligenceBonus: number): number => level * Math.max(1, 4 + intelligenceBonus);

/** Pounds a creature of this effective might carries without being overburdened. */
export const capacity = (might: number): number => POUNDS_PER_MIGHT * might;

/** Is the load above the capacity? Only whole pounds count. */
export const overburdened = (weight: number, might: number): boolean => Math.trunc(weight) > capacity(might);

/** Total experience at which `level` is left for the next. */
export const xpForNext = (level: number): number => 1000 * level;

/** Of a hero's total experience: what it has gained since its present level began, and what that takes in all. */
export function levelProgress({ xp, level }: Pick<Pools, 'xp' | 'level'>): { gained: number; needed: number } {
  const begun = xpForNext(level - 1);
  return { gained: xp - begun, needed: xpForNext(level) - begun };
}

/** Ticks until the next turn, from 1d6, the quickness bonus and the sum of penalties, rounded down. */
export const initiativeInterval = (d6: number, quicknessBonus: number, penalty: number): number =>
  6 + d6 - quicknessBonus + Math.floor(penalty);

/** What a 1d6 comes to on average. */
export const MEAN_D6 = 3.5;

/** Rounds gold to the tenth, so that sums stay exact. */
export const roundGold = (gold: number): number => Math.round(gold * 10) / 10;

/** A natural 20 hits, a natural 1 misses, otherwise the total must exceed the armour class. */
export const hits = (natural: number, total: number, against: number): boolean =>
  natural === 20 || (natural !== 1 && total > against);

/**
 * Chance to hit, 0.05 to 0.95: what `hits` comes to over all rolls. Between whole points of armour class, as sums of
 * tenths are, it lies in between.
 */
export const hitChance = (toHit: number, against: number): number => clamp(20 + toHit - against, 1, 19) / 20;

/** Effective value of an attribute; 10 without attributes. */
export function attributeOf(raws: Raws, entity: Entity, name: AttributeName): number {
  const attributes = component(raws, entity, 'attributes');
  return attributes === null ? 10 : effective(attributes[name]);
}

export const bonusOf = (raws: Raws, entity: Entity, name: AttributeName): number =>
  attributeBonus(attributeOf(raws, entity, name));

export const skillOf = (raws: Raws, entity: Entity, name: SkillName): number =>
  component(raws, entity, 'skills')?.[name] ?? UNSKILLED;

/** Maximum hit points of hero or mob at its present level and fitness. */
export function maxHpOf(raws: Raws, entity: Entity, level: number): number {
  const fitness = bonusOf(raws, entity, 'fitness');
  return entity.kind === 'hero' ? heroMaxHp(level, fitness) : mobMaxHp(level, fitness);
}

/** Maximum mana at its present level and intelligence. */
export const maxManaOf = (raws: Raws, entity: Entity, level: number): number =>
  maxMana(level, bonusOf(raws, entity, 'intelligence'));

/** Raw ids of what an entity wears: its gear, and worn items of the pack in order of acquisition. */
export function wornBy(raws: Raws, entity: Entity, pack: readonly Entity[]): RawId[] {
  const worn = [...(component(raws, entity, 'gear') ?? [])];
  // Asked for with every blow, and for each thing that might be worn: it makes no list in between.
  for (let n = 0; n < pack.length; n++) {
    const item = pack[n] as Entity;
    // No raw is worn as it is.
    if (item.equipped?.owner === entity.id) worn.push(item.raw);
  }
  return worn;
}

/** What armour classes are worked out from: the hero's pack is what it wears. */
interface Wearers {
  raws: Raws;
  game: { pack: readonly Entity[] };
}

/**
 * Natural armour or 10, plus quickness bonus, Defense skill, what statuses lend, and worn armour, which is summed first
 * and then cut to whole points.
 */
export const armorClass = (where: Wearers, entity: Entity): number =>
  bareArmorClass(where, entity) + Math.trunc(wornTenths(where, entity) / 10);

/** The same before worn armour is cut to whole points. */
export const exactArmorClass = (where: Wearers, entity: Entity): number =>
  bareArmorClass(where, entity) + wornTenths(where, entity) / 10;

function bareArmorClass({ raws }: Wearers, entity: Entity): number {
  const base = component(raws, entity, 'naturalArmor') ?? BASE_ARMOR_CLASS;
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lent = statuses.reduce((sum, status) => sum + definitionOf(status).armorBonus(status), 0);
  return base + bonusOf(raws, entity, 'quickness') + skillOf(raws, entity, 'defense') + lent;
}

function wornTenths({ raws, game }: Wearers, entity: Entity): number {
  const worn = wornBy(raws, entity, game.pack);
  return worn.reduce((sum, raw) => sum + tenths(raws.archetypes[raw]?.wearable?.armorClass), 0);
}

/** Tenths of armour as integers, so that ten pieces of 0.1 make a whole point. */
const tenths = (armor: number | undefined): number => Math.round((armor ?? 0) * 10);
