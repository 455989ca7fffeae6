import { type Entity, has, type Raws } from '../state';
import { stanceByNature } from './factions';
import { triggerRange } from './hazards';

/**
 * True if killing the mob pays experience and leaves gold. Creatures of hostile kinds and kinds marked as `game` pay,
 * whatever their present stance. Creatures that were called during play, and creatures that go off when others come
 * near, pay nothing.
 */
export function paysExperience(raws: Raws, mob: Entity): boolean {
  if (has(raws, mob, 'summoned') || triggerRange(raws, mob.raw) !== null) return false;
  return raws.mob[mob.raw]?.game === true || stanceByNature(raws, mob.raw) === 'hostile';
}
