import { bodyOf, hostilesInView } from '../../creatures';
import type { Entity, Refusal, World } from '../../state';
import { canAttack, stepToFrontier } from './path-to-foe';
import { comingInView, threatsInView } from './threats';

/**
 * Returns the enemy in view that the hero fights first; `null` if the hero can neither attack nor approach any. Prefers
 * threats that the hero can attack, then other enemies that it can attack, then enemies that it can approach. Among
 * these, prefers the nearest.
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
 * Returns the refusal of a walk because of creatures in view; `null` if the hero may walk.
 *
 * The hero may walk if `comingInView` is empty. The hero may also walk if it could fight no enemy in view, because the
 * player would have no other action. In the second case, the threat in view ends the walk after one step.
 */
export function walkRefusal(world: World): Refusal | null {
  const [foe] = comingInView(world);
  return foe && foeToFight(world) ? { code: 'hostile-in-view', who: foe.raw } : null;
}
