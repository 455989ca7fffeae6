import { wornBy } from '../../formulas';
import { component } from '../../state/components';
import type { Components, Entity, RawId } from '../../state/entity';
import { packOf } from '../../state/queries';
import type { World } from '../../state/world';

/** What a blow is struck with. */
export interface Attack {
  /** Of a natural attack its name, of a weapon its raw id, `null` for a bare hand. */
  name: string | null;
  /** What the damage is put down to: the weapon, or the attacker itself. */
  source: RawId;
  attribute: 'might' | 'quickness';
  hitBonus: number;
  damage: string;
  proc: Components['meleeWeapon']['proc'];
}

/** The weapon in hand; else one of the natural attacks, drawn uniformly; else a bare hand of 1d4. */
export function attackOf(world: World, attacker: Entity): Attack {
  const weapon = weaponOf(world, attacker);
  if (weapon) return weapon;
  const bare = { source: attacker.raw, attribute: 'might', proc: null } as const;
  const natural = component(world.raws, attacker, 'naturalAttacks') ?? [];
  if (natural.length === 0) return { ...bare, name: null, hitBonus: 0, damage: '1d4' };
  return { ...bare, ...world.rng.pick(natural) };
}

function weaponOf(world: World, attacker: Entity): Attack | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const weapon = world.raws.archetypes[raw]?.meleeWeapon;
    if (weapon) return { name: raw, source: raw, ...weapon };
  }
  return null;
}
