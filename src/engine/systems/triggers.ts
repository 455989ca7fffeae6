import { isLedByHero } from '../creatures';
import { cellsHit } from '../effects/common/areas';
import { carrierOf, queueEffects } from '../effects/queue/carriers';
import { refOf } from '../knowledge';
import { component, type Entity, emitAt, entityById, isHero, positionOf, removeFromLevel, type World } from '../state';

/**
 * Creatures that changed cell trigger what is on the new cell, in the order in which they moved. Large bodies trigger
 * with their top-left cell only.
 */
export function triggers(world: World): void {
  const moved = world.moved;
  world.moved = [];
  for (const id of moved) {
    const walker = entityById(world, id);
    if (!walker) continue;
    for (const trigger of [...world.index.at(positionOf(walker))]) {
      if (trigger.id === id || !component(world.raws, trigger, 'entryTrigger')) continue;
      // portals work for the hero only, and wait for it
      if (!trigger.portal || isHero(walker)) fireTrigger(world, trigger, walker);
    }
  }
}

/** Fires without an author, so that it hurts whoever stepped in. */
function fireTrigger(world: World, trigger: Entity, walker: Entity): void {
  const at = positionOf(trigger);
  const credit = isLedByHero(world, walker) ? { credit: world.game.hero.id } : {};
  const carrier = { ...carrierOf(world, trigger, at), ...credit };
  if (component(world.raws, trigger, 'hidden')) trigger.hidden = null;
  const fact = { kind: 'triggered', trigger: refOf(world, trigger), who: refOf(world, walker), at } as const;
  emitAt(world, fact, at, isHero(walker));
  const cells = cellsHit(world, carrier.effects, at);
  const fired = queueEffects(world, carrier, null, { kind: 'cells', cells });
  if (fired && component(world.raws, trigger, 'singleActivation')) removeFromLevel(world, trigger);
}
