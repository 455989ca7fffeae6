import { isInviting } from '../hazards';
import { refOf } from '../identification';
import { has } from '../state/components';
import type { Level } from '../state/level';
import { heroSeesEntity, positionOf } from '../state/queries';
import { TILES } from '../state/tile';
import type { World } from '../state/world';
import type { Stop } from './plan';

/**
 * Tells, each time it is asked, what worth a decision has come into view on cells never seen before: items, vendors,
 * altars, portals, stairs, in this order; `null` when nothing has.
 */
export function discoveries(world: World): () => Stop | null {
  let known = world.level.revealed;
  return () => {
    const before = known;
    known = world.level.revealed;
    return before === known ? null : found(world, before);
  };
}

function found(world: World, before: string): Stop | null {
  const { raws, level } = world;
  const isNew = (cell: number): boolean => before[cell] === '0' && level.revealed[cell] === '1';
  const fresh = level.entities.filter((entity) => {
    if (!entity.position || !heroSeesEntity(world, entity)) return false;
    const { x, y } = positionOf(world, entity);
    return isNew(y * level.width + x);
  });
  const item = fresh.find(({ kind }) => kind === 'item');
  if (item) return { reason: 'item', what: refOf(world, item).raw };
  const vendor = fresh.find((entity) => has(raws, entity, 'vendor'));
  if (vendor) return { reason: 'vendor', what: vendor.raw };
  const blessing = fresh.find((entity) => entity.kind === 'prop' && isInviting(raws, entity));
  if (blessing) return { reason: blessing.portal ? 'portal' : 'altar', what: blessing.raw };
  return newStairs(level, before) ? { reason: 'stairs', what: null } : null;
}

/** Stairs are news when none of their kind was known: some levels have a whole row of them. */
function newStairs({ tiles, revealed }: Level, before: string): boolean {
  return [TILES.downStairs, TILES.upStairs].some((kind) => {
    const isKnown = (map: string): boolean => {
      for (let cell = tiles.indexOf(kind); cell >= 0; cell = tiles.indexOf(kind, cell + 1)) {
        if (map[cell] === '1') return true;
      }
      return false;
    };
    return isKnown(revealed) && !isKnown(before);
  });
}
