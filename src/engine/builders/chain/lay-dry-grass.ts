import { kingDistance, pointOf } from '../../../lib/geometry';
import { rngFromSeed } from '../../../lib/rng';
import { around } from '../../level-draft/doors';
import { type Draft, exitCells } from '../../level-draft/draft';
import type { RecipeRaw } from '../../schema/levels';
import { leavesWays } from '../../spawning/clear-hazards';
import { TILES } from '../../state';
import { spreadBlobs } from '../common';

const LEAST = 6;
const TOGETHER = 3;
/** Minimum distance in cells from stairs: no hero may arrive in fire. */
const AWAY = 3;

const GROUND: ReadonlySet<string> = new Set([TILES.floor, TILES.grass, TILES.woodFloor]);

/** Uses a separate random stream, so that grass does not change the level. */
export function layDryGrass(draft: Draft, { dry }: Pick<RecipeRaw, 'dry'>): number[] {
  if (!dry || draft.start === null) return [];
  const ends = [draft.start, ...exitCells(draft.map)];
  const closed = keptCells(draft, ends);
  const laid: number[] = [];
  const isFree = (cell: number): boolean => GROUND.has(draft.map.tiles[cell] ?? '') && !closed.has(cell);
  const rng = rngFromSeed(`${draft.seed}/dry/${draft.depth}`);
  spreadBlobs({ ...draft, rng }, { ...dry, first: lairs(draft) }, isFree, (patch) => {
    const fits = patch.length >= LEAST && leavesWays(draft, ends, [...laid, ...patch]);
    if (fits) laid.push(...patch);
    for (const cell of fits ? patch.flatMap((one) => withNeighbours(draft, one)) : patch) closed.add(cell);
    return fits;
  });
  return laid.sort((a, b) => a - b);
}

/** Returns an empty list if fire could cut off the stairs. */
export function offStairs({ map, start }: Draft, dry: readonly number[], stairs: number): number[] {
  const left = dry.filter((cell) => kingDistance(pointOf(map, cell), pointOf(map, stairs)) >= AWAY);
  return leavesWays({ map }, [start ?? stairs, stairs], left) ? left : [];
}

function lairs({ raws, map, spawns }: Draft): number[] {
  const cells = spawns.flatMap(({ raw, cell }) => (raws.mob[raw] && !raws.mob[raw].unique ? [cell] : []));
  const company = (cell: number): number =>
    cells.filter((other) => kingDistance(pointOf(map, cell), pointOf(map, other)) <= TOGETHER).length;
  return cells
    .map((cell) => ({ cell, size: company(cell) }))
    .sort((a, b) => b.size - a.size || a.cell - b.cell)
    .map(({ cell }) => cell);
}

function keptCells(draft: Draft, ends: readonly number[]): Set<number> {
  const { raws, map, spawns } = draft;
  const kept = new Set(draft.drawn);
  for (const { raw, cell, explicit } of spawns) {
    // Ignores unique foes, so that they do not change the grass.
    if (raws.mob[raw]?.unique) continue;
    if (explicit) for (const one of withNeighbours(draft, cell)) kept.add(one);
    else if (!raws.mob[raw]) kept.add(cell);
  }
  for (const end of ends) {
    map.tiles.forEach((_, cell) => {
      if (kingDistance(pointOf(map, cell), pointOf(map, end)) < AWAY) kept.add(cell);
    });
  }
  return kept;
}

const withNeighbours = ({ map }: Draft, cell: number): number[] => [cell, ...around(map, cell)];
