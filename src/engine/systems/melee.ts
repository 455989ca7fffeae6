import { type Attack, attacksOf } from '../creatures';
import type { Entity, World } from '../state';
import { consumeIntents, entityById, isAlive } from '../state';
import { resolveAttack } from './common/resolve-attack';

/** Melee attacks, ascending by attacker, wherever the target is by now; the damage is queued. */
export function melee(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'melee')) {
    const target = entityById(world, intent.target);
    if (!target || !isAlive(world.raws, target)) continue;
    resolveAttack(world, { attacker: actor, target, isShot: false }, drawAttack(world, actor));
  }
}

/** One of the attacks; which of several natural ones is drawn, uniformly. */
function drawAttack(world: World, attacker: Entity): Attack {
  const attacks = attacksOf(world, attacker);
  const [only] = attacks;
  return only?.name === null ? only : world.rng.pick(attacks);
}
