import { isConfused, shotOf, shotTargets } from '../creatures';
import type { Entity, World } from '../state';
import { consumeIntents, entityById, isAlive, isHero } from '../state';
import { resolveAttack } from './common/resolve-attack';

/** Shots, ascending by who shoots, wherever the target is by now; the damage is queued. */
export function shooting(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'shoot')) {
    const target = strayTarget(world, actor) ?? entityById(world, intent.target);
    const shot = shotOf(world, actor);
    if (!target || !shot || !isAlive(world.raws, target)) continue;
    resolveAttack(world, { attacker: actor, target, isShot: true }, shot);
  }
}

/** A confused hero shoots at anybody in range. */
function strayTarget(world: World, actor: Entity): Entity | null {
  if (!isHero(actor) || !isConfused(world.raws, actor)) return null;
  const targets = shotTargets(world);
  return targets.length > 0 ? world.rng.pick(targets) : null;
}
