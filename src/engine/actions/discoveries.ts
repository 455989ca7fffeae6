import { refOf } from '../identification';
import { has } from '../state/components';
import { heroSeesEntity, positionOf } from '../state/queries';
import { isStairs } from '../state/tile';
import type { World } from '../state/world';
import type { Stop } from './plan';

/**
 * Tells, each time it is asked, what worth a decision has come into view on cells never seen before: items, vendors,
 * stairs, in this order; `null` when nothing has.
 */
export function discoveries(world: World): () => Stop | null {
  let known = world.level.revealed;
  return () => {
    const before = known;
    known = world.level.revealed;
    return before === known ? null : found(world, (cell) => before[cell] === '0' && known[cell] === '1');
  };
}

function found(world: World, isNew: (cell: number) => boolean): Stop | null {
  const { raws, level } = world;
  const fresh = level.entities.filter((entity) => {
    if (!entity.position || !heroSeesEntity(world, entity)) return false;
    const { x, y } = positionOf(world, entity);
    return isNew(y * level.width + x);
  });
  const item = fresh.find(({ kind }) => kind === 'item');
  if (item) return { reason: 'item', what: refOf(world, item).raw };
  const vendor = fresh.find((entity) => has(raws, entity, 'vendor'));
  if (vendor) return { reason: 'vendor', what: vendor.raw };
  for (let cell = 0; cell < level.tiles.length; cell++) {
    if (isNew(cell) && isStairs(level.tiles[cell] as string)) return { reason: 'stairs', what: null };
  }
  return null;
}
