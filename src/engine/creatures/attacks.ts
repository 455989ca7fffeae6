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

/** Bonus to hit of the well-fed. */
const WELL_FED_BONUS = 1;

/** What an attack is made with. */
export interface Attack {
  /** Name of a natural attack; `null` for weapons and bare hands. */
  name: string | null;
  weapon: RawId | null;
  /** The effects of its proc. */
  effects: EffectMap;
  attribute: 'might' | 'quickness';
  hitBonus: number;
  damage: string;
  proc: Weapon['proc'];
}

const UNARMED = { name: null, weapon: null, attribute: 'might', proc: null, effects: {} } as const;

/** The equipped weapon; else the natural attacks, each as likely as the others; else bare hands with 1d4. */
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

/** An attack from afar. `range` in cells, straight-line. */
export type Shot = Attack & { range: number };

/** What a creature shoots with; `null` without a bow. */
export function shotOf(world: World, attacker: Entity): Shot | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const { rangedWeapon, effects = {} } = world.raws.archetypes[raw] ?? {};
    if (rangedWeapon) return { name: null, weapon: raw, effects, ...rangedWeapon };
  }
  return null;
}

/** What is added to the roll to hit: attribute, skill, the bonus of the attack, and one for the well-fed. */
export function toHit(raws: Raws, attacker: Entity, { attribute, hitBonus }: Attack): number {
  const wellFed = component(raws, attacker, 'hunger')?.state === 'well-fed';
  return (
    bonusOf(raws, attacker, attribute) + skillOf(raws, attacker, 'melee') + hitBonus + (wellFed ? WELL_FED_BONUS : 0)
  );
}

/** The dice of a hit with might and skill added. What they roll below 0 counts as 0. */
export function damageDice(raws: Raws, attacker: Entity, { damage }: Attack): Dice {
  const { count, sides, bonus } = dice(damage);
  return { count, sides, bonus: bonus + bonusOf(raws, attacker, 'might') + skillOf(raws, attacker, 'melee') };
}
