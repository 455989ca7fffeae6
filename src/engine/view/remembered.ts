import { distanceSquared } from '../../lib/geometry';
import { isBeneficial, isHazard, isWaitingShrine, refOf } from '../knowledge';
import { component, type Entity, has, positionOf, type Remembered, type World } from '../state';

/** Returns things out of view, nearest first, then by id. */
export function viewRemembered(world: World): Remembered[] {
  const hero = positionOf(world.game.hero);
  return world.level.entities
    .filter((entity) => isOutOfSight(world, entity) && (isSeenItem(entity) || isNotableProp(world, entity)))
    .map((entity) => ({
      what: refOf(world, entity),
      at: { ...positionOf(entity) },
      harmful: isHazard(world.raws, entity),
      ...(entity.caged && { caged: true as const }),
    }))
    .sort((a, b) => distanceSquared(a.at, hero) - distanceSquared(b.at, hero) || a.what.id - b.what.id);
}

/** Requires `seen`, because items may fall unseen onto known cells. */
const isSeenItem = ({ kind, seen }: Entity): boolean => kind === 'item' && seen === true;

/** Needs no `seen`, because props never move. */
function isNotableProp({ raws }: World, entity: Entity): boolean {
  if (entity.kind !== 'prop' || component(raws, entity, 'hidden')) return false;
  return (
    has(raws, entity, 'door') ||
    has(raws, entity, 'cage') ||
    isBeneficial(raws, entity) ||
    isHazard(raws, entity) ||
    isWaitingShrine(raws, entity)
  );
}

function isOutOfSight({ level, visible }: World, { position }: Entity): boolean {
  if (!position) return false;
  const cell = position.y * level.width + position.x;
  return level.revealed[cell] === '1' && visible[cell] === 0;
}
