import { type Entity, has, type Raws } from '../state';
import { stanceByNature } from './factions';
import { triggerRange } from './hazards';

/**
 * True if killing the mob pays experience and leaves gold. Mobs pay if their raw is hostile by nature, or prey that the
 * hero hunts; their present stance does not matter. Mobs that were called during play, and mobs that burst when others
 * come near, pay nothing.
 */
export function paysExperience(raws: Raws, mob: Entity): boolean {
  if (has(raws, mob, 'summoned') || triggerRange(raws, mob.raw) !== null) return false;
  return raws.mob[mob.raw]?.game === true || stanceByNature(raws, mob.raw) === 'hostile';
}
