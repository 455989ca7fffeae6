import { wornBy } from '../../formulas';
import { isKnown } from '../../identification';
import type { EffectMap } from '../../schema/effects';
import type { RawId } from '../../state/character';
import { component } from '../../state/components';
import type { Components, Entity } from '../../state/entity';
import { packOf } from '../../state/queries';
import type { World } from '../../state/world';

/** What a blow is struck with. */
export interface Attack {
  /** Of a natural attack its name, of a weapon its raw id; `null` for a bare hand and for what the hero cannot name. */
  name: string | null;
  /** What the damage is put down to: the weapon, or the attacker itself. */
  source: RawId;
  /** What its proc sets off. */
  effects: EffectMap;
  attribute: 'might' | 'quickness';
  hitBonus: number;
  damage: string;
  proc: Components['meleeWeapon']['proc'];
}

/** The weapon in hand; else one of the natural attacks, drawn uniformly; else a bare hand of 1d4. */
export function attackOf(world: World, attacker: Entity): Attack {
  const weapon = weaponOf(world, attacker);
  if (weapon) return weapon;
  const bare = { source: attacker.raw, attribute: 'might', proc: null, effects: {} } as const;
  const natural = component(world.raws, attacker, 'naturalAttacks') ?? [];
  if (natural.length === 0) return { ...bare, name: null, hitBonus: 0, damage: '1d4' };
  return { ...bare, ...world.rng.pick(natural) };
}

function weaponOf(world: World, attacker: Entity): Attack | null {
  for (const raw of wornBy(world.raws, attacker, packOf(world, attacker))) {
    const { meleeWeapon: weapon, effects = {} } = world.raws.archetypes[raw] ?? {};
    if (!weapon) continue;
    // Seen at work in other hands, an unknown type stays unknown.
    const named = isKnown(world, raw) ? { name: raw, source: raw } : { name: null, source: attacker.raw };
    return { ...named, effects, ...weapon };
  }
  return null;
}
