import { component, own } from '../../state/components';
import type { Entity } from '../../state/entity';
import { footprint } from '../../state/queries';
import type { QueuedEffect, World } from '../../state/world';

/**
 * Takes the hit points, draws blood and queues the death they may bring; may leave them below 0. Nobody is hurt by its
 * own doing, nor in god mode: then it is `false` and nothing happened.
 */
export function wound(world: World, effect: QueuedEffect, target: Entity): boolean {
  if (effect.by === target.id || component(world.raws, target, 'godMode')) return false;
  const { hp } = own(world.raws, target, 'pools');
  hp.current -= effect.amount;
  bleed(world, target);
  if (hp.current < 1) {
    world.queue.push({ ...effect, tag: 'death', targets: { kind: 'entity', id: target.id } });
  }
  return true;
}

/** Leaves blood where it stands. */
function bleed(world: World, target: Entity): void {
  const cell = footprint(world.raws, target)[0];
  if (!cell) return;
  const { blood, width } = world.level;
  const index = cell.y * width + cell.x;
  if (blood.includes(index)) return;
  const place = blood.findIndex((other) => other > index);
  blood.splice(place < 0 ? blood.length : place, 0, index);
}
