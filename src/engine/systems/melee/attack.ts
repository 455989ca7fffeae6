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
  weapon: Entity | null;
  proc: Components['meleeWeapon']['proc'];
}

/** The weapon in hand; else one of the natural attacks, drawn uniformly; else a bare hand of 1d4. */
export function attackOf(world: World, attacker: Entity): Attack {
  const weapon = weaponOf(world, attacker);
  if (weapon) {
    const { damage, hitBonus, attribute, proc } = weapon.means;
    return { name: weapon.item.raw, source: weapon.item.raw, attribute, hitBonus, damage, weapon: weapon.item, proc };
  }
  const bare = { source: attacker.raw, attribute: 'might', weapon: null, proc: null } as const;
  const natural = component(world.raws, attacker, 'naturalAttacks') ?? [];
  if (natural.length === 0) return { ...bare, name: null, hitBonus: 0, damage: '1d4' };
  return { ...bare, ...world.rng.pick(natural) };
}

function weaponOf(world: World, attacker: Entity): { item: Entity; means: Components['meleeWeapon'] } | null {
  const { raws } = world;
  for (const item of [...gearOf(world, attacker), ...packOf(world, attacker)]) {
    const worn = item.id === GEAR || component(raws, item, 'equipped')?.slot === 'melee';
    const means = worn ? component(raws, item, 'meleeWeapon') : null;
    if (means) return { item, means };
  }
  return null;
}

/** Gear becomes items of the level, with ids of their own, only when its wearer dies. */
const GEAR = 0;

const gearOf = ({ raws }: World, attacker: Entity): Entity[] =>
  (component(raws, attacker, 'gear') ?? []).map((raw) => ({ id: GEAR, kind: 'item', raw }));
