import { type Entity, has, type Raws } from '../state';
import { stanceByNature } from './factions';
import { triggerRange } from './hazards';

/** True if killing the mob pays experience and gold. The mob's present stance does not matter. */
export function paysExperience(raws: Raws, mob: Entity): boolean {
  if (has(raws, mob, 'summoned') || triggerRange(raws, mob.raw) !== null) return false;
  return raws.mob[mob.raw]?.game === true || stanceByNature(raws, mob.raw) === 'hostile';
}
