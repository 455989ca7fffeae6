import { type Attack, attacksOf } from '../creatures';
import type { Entity, World } from '../state';
import { consumeIntents, entityById, isAlive } from '../state';
import { resolveAttack } from './common/resolve-attack';

/** Attackers act by ascending id. The target may have moved away. */
export function melee(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'melee')) {
    const target = entityById(world, intent.target);
    if (!target || !isAlive(world.raws, target)) continue;
    resolveAttack(world, { attacker: actor, target, way: 'melee' }, drawAttack(world, actor));
  }
}

function drawAttack(world: World, attacker: Entity): Attack {
  const attacks = attacksOf(world, attacker);
  const [only] = attacks;
  return only?.name === null ? only : world.rng.pick(attacks);
}
