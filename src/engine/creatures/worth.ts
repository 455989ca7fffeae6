import { type Entity, has, type Raws } from '../state';
import { stanceByNature } from './factions';
import { triggerRange } from './hazards';

/** Ignores the mob's present stance. */
export function paysExperience(raws: Raws, mob: Entity): boolean {
  if (has(raws, mob, 'summoned') || triggerRange(raws, mob.raw) !== null) return false;
  return raws.mob[mob.raw]?.game === true || stanceByNature(raws, mob.raw) === 'hostile';
}
