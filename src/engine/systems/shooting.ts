import { isConfused, shotOf, shotTargets } from '../creatures';
import type { Entity, World } from '../state';
import { consumeIntents, entityById, isAlive, isHero } from '../state';
import { resolveAttack } from './common/resolve-attack';

/** Shooters act by ascending id. The target may have moved. */
export function shooting(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'shoot')) {
    const target = strayTarget(world, actor) ?? entityById(world, intent.target);
    const shot = shotOf(world, actor);
    if (!target || !shot || !isAlive(world.raws, target)) continue;
    resolveAttack(world, { attacker: actor, target, way: 'shot' }, shot);
  }
}

function strayTarget(world: World, actor: Entity): Entity | null {
  if (!isHero(actor) || !isConfused(world.raws, actor)) return null;
  const targets = shotTargets(world);
  return targets.length > 0 ? world.rng.pick(targets) : null;
}
