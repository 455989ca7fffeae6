import { distanceSquared } from '../../lib/geometry';
import { isBeneficial, isHazard, isWaitingShrine, refOf } from '../knowledge';
import { component, type Entity, has, positionOf, type Remembered, type World } from '../state';

/** Returns things that the hero remembers on cells that it does not see now, nearest first. */
export function viewRemembered(world: World): Remembered[] {
  const hero = positionOf(world.game.hero);
  return world.level.entities
    .filter((entity) => isOutOfSight(world, entity) && (isSeenItem(entity) || isNotableProp(world, entity)))
    .map((entity) => ({
      what: refOf(world, entity),
      at: { ...positionOf(entity) },
      harmful: isHazard(world.raws, entity),
    }))
    .sort((a, b) => distanceSquared(a.at, hero) - distanceSquared(b.at, hero) || a.what.id - b.what.id);
}

/** True for an item that the hero has seen. Items may also fall on known ground without the hero seeing them. */
const isSeenItem = ({ kind, seen }: Entity): boolean => kind === 'item' && seen === true;

/**
 * True for a door, an altar, a hazard or an unused shrine that is not hidden. Props never move, so the hero knows all
 * of them on known ground.
 */
function isNotableProp({ raws }: World, entity: Entity): boolean {
  if (entity.kind !== 'prop' || component(raws, entity, 'hidden')) return false;
  return (
    has(raws, entity, 'door') || isBeneficial(raws, entity) || isHazard(raws, entity) || isWaitingShrine(raws, entity)
  );
}

function isOutOfSight({ level, visible }: World, { position }: Entity): boolean {
  if (!position) return false;
  const cell = position.y * level.width + position.x;
  return level.revealed[cell] === '1' && visible[cell] === 0;
}
