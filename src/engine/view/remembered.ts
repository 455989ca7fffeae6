import { distanceSquared } from '../../lib/geometry';
import { isBeneficial, isHazard, isWaitingShrine, refOf } from '../knowledge';
import { component, type Entity, has, positionOf, type Remembered, type World } from '../state';

/** What the hero knows to lie or stand on cells it does not see now; nearest first. */
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

/** Items fall where nobody looks: those the hero knows are marked. */
const isSeenItem = ({ kind, seen }: Entity): boolean => kind === 'item' && seen === true;

/** Props stay where they are: the hero knows those on the ground it knows. */
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
