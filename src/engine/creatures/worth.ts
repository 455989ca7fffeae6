import { type Entity, has, type RawId, type Raws } from '../state';
import { factionReaction } from './factions';

/**
 * Does killing it pay experience, and does it leave gold? What was hostile when it was generated does, and game; nobody
 * who was harmless then, whatever became of them, and nobody who was called later.
 */
export function paysExperience(raws: Raws, mob: Entity): boolean {
  if (has(raws, mob, 'summoned')) return false;
  return raws.mob[mob.raw]?.game === true || isBornHostile(raws, mob.raw);
}

/** Read from the archetypes: what happens in a run does not change how a creature was generated. */
function isBornHostile(raws: Raws, mob: RawId): boolean {
  const from = raws.archetypes[mob]?.faction;
  const toward = raws.archetypes.hero?.faction;
  return from !== undefined && toward !== undefined && factionReaction(raws, from, toward) === 'attack';
}
