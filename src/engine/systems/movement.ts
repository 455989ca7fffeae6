import type { Point } from '../../lib/geometry';
import { refOf } from '../knowledge';
import { consumeIntents, type Entity, emitAt, moveEntity, visibleCellOf, type World } from '../state';

/** Creatures move by ascending id, but only to free cells. */
export function movement(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'step')) {
    if (world.index.fits(actor, intent.to)) moveEntity(world, actor, intent.to);
  }
  for (const { actor, intent } of consumeIntents(world, 'fly')) {
    if (world.index.fits(actor, intent.to)) fly(world, actor, intent.to);
  }
}

function fly(world: World, actor: Entity, to: Point): void {
  const from = visibleCellOf(world, actor);
  emitAt(world, { kind: 'flew', who: refOf(world, actor), at: from }, from, false);
  actor.flew = world.game.turn;
  moveEntity(world, actor, to);
}
