import { makeNoise } from '../creatures';
import { cellsHit } from '../effects/common/areas';
import { hazardCarrier, queueEffects } from '../effects/queue/carriers';
import { isHazard, refOf } from '../knowledge';
import {
  component,
  type Entity,
  emitAt,
  entityById,
  has,
  isHero,
  positionOf,
  removeFromLevel,
  type World,
} from '../state';
import { stepOnCagePart } from './common/cage-works';

/** Only the top-left cell of a large creature counts. */
export function triggers(world: World): void {
  const moved = world.moved;
  world.moved = [];
  for (const id of moved) {
    const walker = entityById(world, id);
    if (!walker) continue;
    for (const trigger of [...world.index.at(positionOf(walker))]) {
      if (isHero(walker) && has(world.raws, trigger, 'cage')) stepOnCagePart(world, trigger);
      if (trigger.id === id || !component(world.raws, trigger, 'entryTrigger')) continue;
      // Portals carry only the hero.
      if (!trigger.portal || isHero(walker)) fireTrigger(world, trigger, walker);
    }
  }
}

/** Leaves out `by`, because effects never damage the creature in `by`. */
function fireTrigger(world: World, trigger: Entity, walker: Entity): void {
  const at = positionOf(trigger);
  const carrier = hazardCarrier(world, trigger, walker);
  if (component(world.raws, trigger, 'hidden')) trigger.hidden = null;
  const fact = { kind: 'triggered', trigger: refOf(world, trigger), who: refOf(world, walker), at } as const;
  emitAt(world, fact, at, isHero(walker));
  if (isHazard(world.raws, trigger)) makeNoise(world, 'trap', at);
  const cells = cellsHit(world, carrier.effects, at);
  const fired = queueEffects(world, carrier, null, { kind: 'cells', cells });
  if (fired && component(world.raws, trigger, 'singleActivation')) removeFromLevel(world, trigger);
}
