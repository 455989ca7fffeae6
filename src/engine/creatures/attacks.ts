import { type Dice, dice } from '../../lib/dice';
import { bonusOf, skillOf, wornBy } from '../formulas';
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

/** Bonus to hit for a well-fed creature. */
const WELL_FED_BONUS = 1;

/** Figures of an attack with a weapon, a natural attack or bare hands. */
export interface Attack {
  /** Name of a natural attack; `null` for weapons and bare hands. */
  name: string | null;
  weapon: RawId | null;
  /** Effects that the weapon's `proc` sets off. */
  effects: EffectMap;
  attribute: 'might' | 'quickness';
  hitBonus: number;
  damage: string;
  proc: Weapon['proc'];
}

const UNARMED = { name: null, weapon: null, attribute: 'might', proc: null, effects: {} } as const;

/**
 * Returns the attacks that a creature may make, each equally likely. They are its equipped weapon, else its natural
 * attacks, else bare hands with 1d4 damage.
 */
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

/** An attack from afar. `range` is in cells, straight-line. */
export type Shot = Attack & { range: number };

/** Returns the shot of the ranged weapon that a creature wears; `null` if it wears none. */
export function shotOf(world: World, attacker: Entity): Shot | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const { rangedWeapon, effects = {} } = world.raws.archetypes[raw] ?? {};
    if (rangedWeapon) return { name: null, weapon: raw, effects, ...rangedWeapon };
  }
  return null;
}

/** Returns the bonus on the roll to hit. It sums attribute, melee skill, the bonus of the attack, and 1 if well fed. */
export function toHit(raws: Raws, attacker: Entity, { attribute, hitBonus }: Attack): number {
  const wellFed = component(raws, attacker, 'hunger')?.state === 'well-fed';
  return (
    bonusOf(raws, attacker, attribute) + skillOf(raws, attacker, 'melee') + hitBonus + (wellFed ? WELL_FED_BONUS : 0)
  );
}

/** Returns the damage dice of a hit, with might bonus and melee skill added. A roll below 0 counts as 0. */
export function damageDice(raws: Raws, attacker: Entity, { damage }: Attack): Dice {
  const { count, sides, bonus } = dice(damage);
  return { count, sides, bonus: bonus + bonusOf(raws, attacker, 'might') + skillOf(raws, attacker, 'melee') };
}
