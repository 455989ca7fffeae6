import { bodyOf, hostilesInView } from '../../creatures';
import type { Entity, Refusal, World } from '../../state';
import { canAttack, stepToFrontier } from './path-to-foe';
import { comingInView, threatsInView } from './threats';

/**
 * Returns the enemy in view with which a fight begins. Enemies that the hero can attack come first. Among them, threats
 * come first, then the nearest. Returns `null` if the hero can neither attack an enemy nor walk nearer to one.
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
 * Returns why the creatures in view keep the hero from walking; `null` if they do not.
 *
 * Returns `null` if no hostile creature is beside the hero or may come to it. Also returns `null` if the hero could
 * fight nobody, because the player would otherwise have no action left. A threat in view then ends the walk after one
 * step.
 */
export function walkRefusal(world: World): Refusal | null {
  const [foe] = comingInView(world);
  return foe && foeToFight(world) ? { code: 'hostile-in-view', who: foe.raw } : null;
}
