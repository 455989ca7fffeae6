import { bodyOf, hostilesInView } from '../../creatures';
import type { Entity, Refusal, World } from '../../state';
import { canAttack, stepToFrontier } from './path-to-foe';
import { comingInView, threatsInView } from './threats';

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
 * Returns why the hero cannot walk on with the creatures in view; `null` if it can. The hero may walk if no creature is
 * beside it or may come, and if it could not fight either, so that no board is without a way on. A threat in view ends
 * the walk after one step.
 */
export function walkRefusal(world: World): Refusal | null {
  const [foe] = comingInView(world);
  return foe && foeToFight(world) ? { code: 'hostile-in-view', who: foe.raw } : null;
}
