import { distanceSquared } from '../../lib/geometry';
import { isBeneficial, isWaitingShrine, refOf } from '../knowledge';
import { component, type Entity, has, positionOf, type Remembered, type World } from '../state';

/** What of the level's furniture can be a goal, on cells the hero has seen but does not see now; nearest first. */
export function viewRemembered(world: World): Remembered[] {
  const hero = positionOf(world.game.hero);
  return world.level.entities
    .filter((entity) => isGoal(world, entity) && isOutOfSight(world, entity))
    .map((entity) => ({ what: refOf(world, entity), at: { ...positionOf(entity) } }))
    .sort((a, b) => distanceSquared(a.at, hero) - distanceSquared(b.at, hero) || a.what.id - b.what.id);
}

function isGoal({ raws }: World, entity: Entity): boolean {
  if (entity.kind !== 'prop' || component(raws, entity, 'hidden')) return false;
  return has(raws, entity, 'door') || isBeneficial(raws, entity) || isWaitingShrine(raws, entity);
}

function isOutOfSight({ level, visible }: World, { position }: Entity): boolean {
  if (!position) return false;
  const cell = position.y * level.width + position.x;
  return level.revealed[cell] === '1' && visible[cell] === 0;
}
