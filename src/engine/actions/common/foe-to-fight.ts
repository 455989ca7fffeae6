import { bodyOf, hostilesInView } from '../../creatures';
import type { Entity, Refusal, World } from '../../state';
import { canAttack, stepToFrontier } from './path-to-foe';
import { comingInView, threatsInView } from './threats';

/**
 * Returns the nearest enemy to fight, preferably a threat; `null` if the hero can neither attack nor approach an enemy.
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

/** Returns `hostile-in-view` if an enemy in view may come and the hero could fight an enemy; otherwise `null`. */
export function walkRefusal(world: World): Refusal | null {
  const [foe] = comingInView(world);
  return foe && foeToFight(world) ? { code: 'hostile-in-view', who: foe.raw } : null;
}
