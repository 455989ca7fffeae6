import { bodyOf, hostilesInView } from '../../creatures';
import type { Entity, Refusal, World } from '../../state';
import { canAttack, stepToFrontier } from './path-to-foe';
import { comingInView, threatsInView } from './threats';

/** Prefers attackable threats, then attackable enemies, then enemies to approach. */
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

/** Refuses if an enemy may come and the hero can fight an enemy. */
export function walkRefusal(world: World): Refusal | null {
  const [foe] = comingInView(world);
  return foe && foeToFight(world) ? { code: 'hostile-in-view', who: foe.raw } : null;
}
