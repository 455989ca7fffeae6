import { type Dice, dice } from '../../lib/dice';
import { armorClass, bonusOf, levelsAboveKind, skillOf, wornBy } from '../formulas';
import {
  component,
  type EffectMap,
  type Entity,
  packOf,
  type RawId,
  type Raws,
  type Weapon,
  type World,
} from '../state';

const WELL_FED_BONUS = 1;

/** Bonus to hit per veteran level beyond the first. */
const VETERAN_SKILL = 2;

export interface Attack {
  name: string | null;
  weapon: RawId | null;
  effects: EffectMap;
  attribute: 'might' | 'quickness';
  hitBonus: number;
  damage: string;
  proc: Weapon['proc'];
}

const UNARMED = { name: null, weapon: null, attribute: 'might', proc: null, effects: {} } as const;

/** Returns equally likely melee attacks; without any, bare hands with 1d4 damage. */
export function attacksOf(world: World, attacker: Entity): Attack[] {
  const weapon = weaponOf(world, attacker);
  if (weapon) return [weapon];
  const natural = component(world.raws, attacker, 'naturalAttacks') ?? [];
  if (natural.length === 0) return [{ ...UNARMED, hitBonus: 0, damage: '1d4' }];
  return natural.map((attack) => ({ ...UNARMED, ...attack }));
}

function weaponOf(world: World, attacker: Entity): Attack | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const { meleeWeapon, effects = {} } = world.raws.archetypes[raw] ?? {};
    if (meleeWeapon) return { name: null, weapon: raw, effects, ...meleeWeapon };
  }
  return null;
}

/** `range` is in cells, in a straight line. */
export type Shot = Attack & { range: number };

/** Returns `null` without a worn ranged weapon. */
export function shotOf(world: World, attacker: Entity): Shot | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const { rangedWeapon, effects = {} } = world.raws.archetypes[raw] ?? {};
    if (rangedWeapon) return { name: null, weapon: raw, effects, ...rangedWeapon };
  }
  return null;
}

/** Returns the bonus to the roll of 1d20. */
export function toHit(raws: Raws, attacker: Entity, { attribute, hitBonus }: Attack): number {
  const wellFed = component(raws, attacker, 'hunger')?.state === 'well-fed';
  const trained = skillOf(raws, attacker, 'melee') + VETERAN_SKILL * ((attacker.veteran ?? 1) - 1);
  return bonusOf(raws, attacker, attribute) + trained + hitBonus + (wellFed ? WELL_FED_BONUS : 0);
}

const VETERAN_DODGE = 6;

const isShot = (attack: Attack): attack is Shot => 'range' in attack;

/** Veterans dodge shots and throws, but not blows. */
export const armorClassAgainst = (world: World, target: Entity, attack: Attack): number =>
  armorClass(world, target) + (target.veteran != null && isShot(attack) ? VETERAN_DODGE : 0);

/** Includes the attacker's bonuses. A total below 0 means 0. */
export function damageDice(raws: Raws, attacker: Entity, attack: Attack): Dice {
  const { count, sides, bonus } = dice(attack.damage);
  const flat = bonus + bonusOf(raws, attacker, 'might') + skillOf(raws, attacker, 'melee');
  if (attacker.veteran == null) return { count, sides, bonus: flat };
  const perDie = (sides + 1) / 2;
  const perLevel = isShot(attack) ? 1 / 2 : 1;
  const rolled = count + Math.floor((perLevel * levelsAboveKind(raws, attacker)) / perDie);
  return { count: rolled, sides, bonus: Math.min(flat, Math.floor((rolled * perDie) / 3)) };
}
