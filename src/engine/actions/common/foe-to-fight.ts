import { bodyOf, hostilesInView } from '../../creatures';
import type { Entity, Refusal, World } from '../../state';
import { canAttack, stepToFrontier } from './path-to-foe';
import { threatsInView } from './threats';

/**
 * Returns the enemy in view that a fight begins with; `null` if the hero can neither attack any enemy nor walk nearer
 * to one. Enemies that the hero can attack come first, threats before others, then the nearest.
 */
export function foeToFight(world: World): Entity | null {
  const hostiles = hostilesInView(world);
  if (hostiles.length === 0) return null;
  return (
    threatsInView(world).find((foe) => canAttack(world, foe)) ??
    hostiles.find((foe) => canAttack(world, foe)) ??
    hostiles.find((foe) => stepToFrontier(world, bodyOf(world.raws, foe))) ??
    null
  );
}

/**
 * Returns why the hero cannot walk on with the creatures in view; `null` if it can. The hero walks on if no creature is
 * a threat. If the hero could not fight either, it may walk as well, so that no board is without a way on. The walk
 * then takes one step at a time, because a threat in view ends every series.
 */
export function walkRefusal(world: World): Refusal | null {
  const [threat] = threatsInView(world);
  return threat && foeToFight(world) ? { code: 'hostile-in-view', who: threat.raw } : null;
}
