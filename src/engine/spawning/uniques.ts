import { distanceSquared, pointOf } from '../../lib/geometry';
import { rngFromSeed } from '../../lib/rng';
import { areasOf, isOpenCell } from '../level-draft/areas';
import { type Draft, place } from '../level-draft/draft';
import { hiddenDoors } from '../level-draft/hidden-doors';
import { occupiedCells } from '../level-draft/occupied-cells';
import { isStairs, type RawId, type Raws, TILES } from '../state';

const CHANCE = 60;
/** Minimum distance in cells between start, leaders and unique foes. */
export const LEAST_APART = 12;

/** Uses a separate random stream, so that other draws change nothing. */
function drawUnique(seed: string, id: RawId, [first, last]: readonly [number, number]) {
  const rng = rngFromSeed(`${seed}/unique/${id}`);
  const isThere = rng.percent(CHANCE);
  const depth = rng.int(first, last);
  return { depth: isThere ? depth : null, rng };
}

/** Returns `null` if the foe is not unique or not in this run. */
export function uniqueDepth({ mob }: Raws, seed: string, id: RawId): number | null {
  const { unique } = mob[id] ?? {};
  return unique ? drawUnique(seed, id, unique.depths).depth : null;
}

/** Keeps `LEAST_APART` cells from the start and leaders. Omits foes without a cell. */
export function placeUniques(draft: Draft): void {
  for (const { id, unique } of draft.raws.mobs) {
    if (!unique) continue;
    const { depth, rng } = drawUnique(draft.seed, id, unique.depths);
    if (depth !== draft.depth) continue;
    const cells = lonelyGround(draft);
    if (cells.length > 0) place(draft, rng.pick(cells), id);
  }
}

function lonelyGround(draft: Draft): number[] {
  const { raws, map, start, spawns, cleared } = draft;
  if (start === null) return [];
  const { area } = areasOf(map, hiddenDoors(raws, spawns));
  const taken = occupiedCells(draft);
  const leaders = spawns.flatMap(({ cell, raw }) => (raws.mob[raw]?.leader ? [cell] : []));
  const shunned = [start, ...leaders].map((cell) => pointOf(map, cell));
  return [...map.tiles.keys()].filter(
    (cell) =>
      area[cell] === area[start] &&
      isOpenCell(map, cell) &&
      !taken.has(cell) &&
      !cleared.has(cell) &&
      !isStairs(map.tiles[cell]) &&
      map.tiles[cell] !== TILES.shallowWater &&
      shunned.every((at) => distanceSquared(pointOf(map, cell), at) >= LEAST_APART * LEAST_APART),
  );
}
