import { pointOf } from '../../lib/geometry';
import { triggerArea, triggerRange } from '../creatures';
import { areasOf, isOpenCell } from '../level-draft/areas';
import { cellOf, type Draft, exitCells, isInterior, type Spawn } from '../level-draft/draft';
import { occupiedCells } from '../level-draft/occupied-cells';
import { isOpaque, isStairs } from '../state';
import { isHiddenTrap, REGION } from './clear-ways';

const NEAR = 6;

/** Moves or removes creatures that burst near the only path. */
export function clearHazards(draft: Draft): Spawn[] {
  const { raws, spawns, start } = draft;
  if (start === null || !spawns.some(({ raw }) => triggerRange(raws, raw) !== null)) return spawns;
  const { width, height, tiles } = draft.map;
  const map = { width, height, opaque: Uint8Array.from(tiles, (tile) => (isOpaque(tile) ? 1 : 0)) };
  const ends = [start, ...exitCells(draft.map)];
  const taken = occupiedCells(draft);
  let closed = spawns.filter((spawn) => isHiddenTrap(draft, spawn)).map(({ cell }) => cell);
  return spawns.flatMap((spawn) => {
    const range = triggerRange(raws, spawn.raw);
    if (range === null) return [spawn];
    taken.delete(spawn.cell);
    for (const cell of cellsNear(draft, spawn.cell)) {
      if (taken.has(cell)) continue;
      const area = triggerArea(map, pointOf(map, cell), range);
      if (ends.some((end) => area.includes(end))) continue;
      const avoided = closed.concat(area);
      if (!leavesWays(draft, ends, avoided)) continue;
      closed = avoided;
      taken.add(cell);
      return [{ ...spawn, cell }];
    }
    return [];
  });
}

const STEPS_NEAR = Array.from({ length: (2 * NEAR + 1) ** 2 }, (_, i) => ({
  x: (i % (2 * NEAR + 1)) - NEAR,
  y: Math.floor(i / (2 * NEAR + 1)) - NEAR,
}))
  .filter(({ x, y }) => x * x + y * y <= NEAR * NEAR)
  .sort((a, b) => a.x ** 2 + a.y ** 2 - b.x ** 2 - b.y ** 2);

function* cellsNear({ map, start, drawn, cleared }: Draft, from: number): Generator<number> {
  const at = pointOf(map, from);
  for (const step of STEPS_NEAR) {
    const [x, y] = [at.x + step.x, at.y + step.y];
    if (!isInterior(map, x, y)) continue;
    const cell = cellOf(map, x, y);
    const isKept = cell !== from && (drawn.has(cell) || cleared.has(cell));
    if (cell !== start && !isKept && isOpenCell(map, cell) && !isStairs(map.tiles[cell])) yield cell;
  }
}

/** True if paths around `avoided` join all `ends` and all large regions. */
export function leavesWays({ map }: Pick<Draft, 'map'>, ends: readonly number[], avoided: readonly number[]): boolean {
  const { area, sizes } = areasOf(map, avoided);
  const here = area[ends[0] as number];
  return ends.every((end) => area[end] === here) && sizes.every((size, region) => region === here || size < REGION);
}
