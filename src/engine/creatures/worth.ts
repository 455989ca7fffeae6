import { type Entity, has, type Raws } from '../state';
import { stanceByNature } from './factions';
import { triggerRange } from './hazards';

/**
 * Does killing it pay experience, and does it leave gold? What was hostile when it was generated does, and game; nobody
 * who was harmless then, whatever became of them, nobody who was called later, and nothing that goes off near others.
 */
export function paysExperience(raws: Raws, mob: Entity): boolean {
  if (has(raws, mob, 'summoned') || triggerRange(raws, mob.raw) !== null) return false;
  return raws.mob[mob.raw]?.game === true || stanceByNature(raws, mob.raw) === 'hostile';
}
