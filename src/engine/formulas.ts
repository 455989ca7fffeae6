import { clamp } from '../lib/clamp';
import type { Attribute, AttributeName, Entity, Pools, RawId, Raws, SkillName } from './state';
import { boonSum, component } from './state';
import { definitionOf } from './statuses';

const UNSKILLED = -4;
const BASE_ARMOR_CLASS = 10;
const POUNDS_PER_MIGHT = 15;

/** Initiative ticks added to each turn of an overburdened creature. */
export const OVERBURDENED_PENALTY = 4;

export const RECOVERED_HP = 1;
/** Mean turns of rest for one recovered point of mana. */
export const TURNS_PER_MANA = 6;

export const XP_PER_VICTIM_LEVEL = 100;

export const effective = (attribute: Attribute): number => attribute.base + attribute.modifiers;

/** Returns (value − 10) / 2, rounded toward zero. */
export const attributeBonus = (value: number): number => Math.trunc((value - 10) / 2) + 0;

export const heroMaxHp = (level: number, fitnessBonus: number): number => 15 + level * (15 + fitnessBonus);

export const mobMaxHp = (level: number, fitnessBonus: number): number => 1 + level * Math.max(1, 8 + fitnessBonus);

export const maxMana = (level: number, intelligenceBonus: number): number => level * Math.max(1, 4 + intelligenceBonus);

/** Larger shares let two scrolls of a level-8 hero kill the dragon. */
const GROWTH_PER_MAGIC = 0.05;

/** Returns hit points. Magic below 1 does not reduce `amount`. */
export const magicDamage = (amount: number, magic: number): number =>
  Math.round(amount * (1 + GROWTH_PER_MAGIC * Math.max(0, magic - 1)));

/** `share` is a fraction of `max`, from 0 to 1. */
export const restoredPoints = (amount: number, share: number, max: number): number =>
  Math.max(amount, Math.round(share * max));

/** Returns pounds. A heavier load overburdens the creature. */
export const capacity = (might: number): number => POUNDS_PER_MIGHT * might;

/** Ignores fractions of a pound. */
export const overburdened = (weight: number, might: number): boolean => Math.trunc(weight) > capacity(might);

/** Returns the total experience for the rise from `level` to the next. */
export const xpForNext = (level: number): number => 1000 * level;

/** Counts both figures from the hero's last level-up. */
export function levelProgress({ xp, level }: Pick<Pools, 'xp' | 'level'>): { gained: number; needed: number } {
  const begun = xpForNext(level - 1);
  return { gained: xp - begun, needed: xpForNext(level) - begun };
}

/** Returns ticks until the next turn; `penalty` is in ticks. */
export const initiativeInterval = (d6: number, quicknessBonus: number, penalty: number): number =>
  6 + d6 - quicknessBonus + Math.floor(penalty);

export const MEAN_D6 = 3.5;

/** Rounds to tenths, because sums of decimals would drift. */
export const roundGold = (gold: number): number => Math.round(gold * 10) / 10;

/** A `natural` 20 always hits; a `natural` 1 always misses. */
export const hits = (natural: number, total: number, against: number): boolean =>
  natural === 20 || (natural !== 1 && total > against);

/** Returns the probability of a hit, from 0.05 to 0.95. */
export const hitChance = (toHit: number, against: number): number => clamp(20 + toHit - against, 1, 19) / 20;

/** Includes modifiers. Returns 10 if the entity has no attributes. */
export function attributeOf(raws: Raws, entity: Entity, name: AttributeName): number {
  const attributes = component(raws, entity, 'attributes');
  return attributes === null ? 10 : effective(attributes[name]);
}

/** Includes modifiers. Returns 0 if the entity has no attributes. */
export const bonusOf = (raws: Raws, entity: Entity, name: AttributeName): number =>
  attributeBonus(attributeOf(raws, entity, name));

/** Returns −4 if the entity never learned the skill. */
export const skillOf = (raws: Raws, entity: Entity, name: SkillName): number =>
  component(raws, entity, 'skills')?.[name] ?? UNSKILLED;

/** Returns a veteran's levels above its mob raw; otherwise 0. */
export const levelsAboveKind = (raws: Raws, { raw, veteran }: Entity): number =>
  veteran == null ? 0 : veteran - (raws.mob[raw]?.level ?? 1);

/** Includes boons. Ignores the raw's own `hp`. */
export function maxHpOf(raws: Raws, entity: Entity, level: number): number {
  const fitness = bonusOf(raws, entity, 'fitness');
  return entity.kind === 'hero'
    ? Math.max(1, heroMaxHp(level, fitness) + boonSum(raws, entity, 'max_hp'))
    : mobMaxHp(level, fitness);
}

/** Ignores the raw's own `mana`. */
export const maxManaOf = (raws: Raws, entity: Entity, level: number): number =>
  maxMana(level, bonusOf(raws, entity, 'intelligence'));

/** Ignores the hero's positive attribute modifiers, because charms must not strengthen potions. */
export function lastingMax(raws: Raws, entity: Entity, gauge: 'hp' | 'mana'): number {
  const pools = component(raws, entity, 'pools');
  const attributes = component(raws, entity, 'attributes');
  const max = pools?.[gauge].max ?? 0;
  if (!pools || !attributes || entity.kind !== 'hero') return max;
  const { attribute, maxAt } = GAUGES[gauge];
  const { base, modifiers } = attributes[attribute];
  const added = maxAt(pools.level, attributeBonus(base + modifiers)) - maxAt(pools.level, attributeBonus(base));
  return max - Math.max(0, added);
}

const GAUGES = {
  hp: { attribute: 'fitness', maxAt: heroMaxHp },
  mana: { attribute: 'intelligence', maxAt: maxMana },
} as const;

/** Puts the entity's `gear` first, then worn items of `pack`. */
export function wornBy(raws: Raws, entity: Entity, pack: readonly Entity[]): RawId[] {
  const worn = [...(component(raws, entity, 'gear') ?? [])];
  // Uses a loop for speed, because every attack runs this code.
  for (let n = 0; n < pack.length; n++) {
    const item = pack[n] as Entity;
    if (item.equipped?.owner === entity.id) worn.push(item.raw);
  }
  return worn;
}

/** `pack` must include the items that the hero wears. */
interface Wearers {
  raws: Raws;
  game: { pack: readonly Entity[] };
}

/** Rounds the sum of worn armour toward zero. */
export const armorClass = (where: Wearers, entity: Entity): number =>
  bareArmorClass(where, entity) + Math.trunc(wornTenths(where, entity) / 10);

/** Does not round the sum of worn armour. */
export const exactArmorClass = (where: Wearers, entity: Entity): number =>
  bareArmorClass(where, entity) + wornTenths(where, entity) / 10;

function bareArmorClass({ raws, game }: Wearers, entity: Entity): number {
  const base = component(raws, entity, 'naturalArmor') ?? BASE_ARMOR_CLASS;
  const statuses = component(raws, entity, 'statuses') ?? [];
  const lent = statuses.reduce((sum, status) => sum + definitionOf(status).armorBonus(status), 0);
  const own = base + bonusOf(raws, entity, 'quickness') + skillOf(raws, entity, 'defense') + lent;
  const grown = levelsAboveKind(raws, entity);
  return own + grown + boonSum(raws, entity, 'armor_class') + shieldArmor({ raws, game }, entity);
}

function shieldArmor({ raws, game }: Wearers, entity: Entity): number {
  const points = boonSum(raws, entity, 'shield_armor');
  return points !== 0 && game.pack.some(({ equipped }) => equipped?.slot === 'shield') ? points : 0;
}

function wornTenths({ raws, game }: Wearers, entity: Entity): number {
  const worn = wornBy(raws, entity, game.pack);
  return worn.reduce((sum, raw) => sum + tenths(raws.archetypes[raw]?.wearable?.armorClass), 0);
}

/** Returns whole tenths, because sums of decimals are inexact. */
const tenths = (armor: number | undefined): number => Math.round((armor ?? 0) * 10);
