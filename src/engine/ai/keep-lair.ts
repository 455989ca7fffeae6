import { distanceSquared, type Point, same } from '../../lib/geometry';
import { findPath } from '../../lib/path';
import { dueMobs } from '../creatures';
import { type Components, component, type Entity, positionOf, type World } from '../state';
import { walkMap } from './common/paths';

/** Makes mobs go home after a hunt or when idle. */
export function keepLair(world: World): void {
  for (const { entity } of dueMobs(world)) {
    const lair = component(world.raws, entity, 'lair');
    if (lair === null) continue;
    const at = positionOf(entity);
    // Older builds stored no home.
    entity.home ??= { ...at };
    if (!isGoingHome(world, entity, lair) && (isBusy(world, entity) || same(at, entity.home))) continue;
    const step = findPath(walkMap(world, entity), at, [entity.home])?.[1];
    if (step === undefined) continue;
    delete entity.chasing;
    world.due.delete(entity.id);
    world.intents.set(entity.id, { kind: 'step', to: step });
  }
}

const isBusy = ({ intents }: World, entity: Entity): boolean => intents.has(entity.id) || entity.chasing != null;

function isGoingHome({ game }: World, entity: Entity, { radius, huntTurns }: Components['lair']): boolean {
  const at = positionOf(entity);
  const home = entity.home as Point;
  const isOutside = distanceSquared(at, home) > radius * radius;
  if (entity.hunting === undefined || entity.hunting === null) {
    if (isOutside) entity.hunting = game.turn;
    return false;
  }
  const isOver = game.turn - Math.max(entity.hunting, entity.harmedBy?.turn ?? 0) >= huntTurns;
  if (isOver ? same(at, home) : !isOutside) delete entity.hunting;
  return isOver && !same(at, home);
}
