import { add, directionTo, STEPS } from '../../lib/geometry';
import { bodyOf, nearestCell } from '../creatures';
import { refOf } from '../knowledge';
import { type Entity, emitAbout, has, isHero, moveEntity, positionOf, sizeOf, type World } from '../state';
import type { Twist } from './common/twist';

/** Pushes targets of melee hits one cell away, even onto traps. */
export const tilting: Twist = {
  pass(world) {
    for (const { by, target, isShot } of world.blows) if (!isShot) throwBack(world, by, target);
  },
};

function throwBack(world: World, by: Entity, target: Entity): void {
  const { raws } = world;
  const { width, height } = sizeOf(raws, target);
  if (width > 1 || height > 1 || has(raws, target, 'rooted')) return;
  const from = positionOf(target);
  const direction = directionTo(nearestCell(bodyOf(raws, target), bodyOf(raws, by)), from);
  if (direction === null) return;
  const to = add(from, STEPS[direction]);
  if (!world.index.fits(target, to)) return;
  moveEntity(world, target, to);
  // Blames the hero if the target lands on a trap.
  if (isHero(by)) world.fleeing.add(target.id);
  emitAbout(world, { kind: 'thrown', who: refOf(world, target), at: to }, target, by.id);
}
