import { pointOf } from '../../../lib/geometry';
import { type Areas, areasOf } from '../../level-draft/areas';
import { type Draft, exitCells, type MapDraft, type Spawn } from '../../level-draft/draft';
import { hiddenDoors } from '../../level-draft/hidden-doors';
import type { PrefabRaw } from '../../schema/prefabs';
import { orientations } from './orientations';
import { coveredCells, stamp } from './prefabs';

const TRIES = 6;

/** Invalid as soon as the map changes. */
export interface Site {
  taken: Uint16Array;
  areas: Areas;
}

export const siteOf = ({ map }: Draft, isFree: (cell: number) => boolean): Site => ({
  taken: takenBefore(map, isFree),
  areas: areasOf(map),
});

/** May cut off at most `spare` cells. Returns false, without changes, on failure. */
export function stampAnywhere(draft: Draft, prefab: PrefabRaw, { taken, areas: before }: Site, spare: number): boolean {
  for (const rows of orientations(prefab, draft.rng)) {
    const corners = fittingCorners(draft.map, rows, taken);
    for (let tries = 0; tries < TRIES && corners.length > 0; tries++) {
      const [corner] = corners.splice(draft.rng.int(0, corners.length - 1), 1);
      if (corner === undefined || !tryStamp(draft, rows, corner, { before, spare })) continue;
      draft.prefabs.push(prefab.id);
      return true;
    }
  }
  return false;
}

/** Returns ascending top-left cells of free places inside the outermost ring. */
export function fittingCorners({ width, height }: MapDraft, rows: readonly string[], taken: Uint16Array): number[] {
  const across = rows[0]?.length ?? 0;
  const down = rows.length * (width + 1);
  const corners: number[] = [];
  for (let top = 1; top + rows.length < height; top++) {
    for (let left = 1; left + across < width; left++) {
      const at = top * (width + 1) + left;
      const below = at + down;
      const covered =
        (taken[below + across] as number) -
        (taken[below] as number) -
        (taken[at + across] as number) +
        (taken[at] as number);
      if (covered === 0) corners.push(top * width + left);
    }
  }
  return corners;
}

/** Returns a summed-area table with one extra row and column. */
export function takenBefore({ width, height }: MapDraft, isFree: (cell: number) => boolean): Uint16Array {
  const sums = new Uint16Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      if (!isFree(y * width + x)) row += 1;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return sums;
}

interface Limits {
  before: Areas;
  spare: number;
}

/** Returns false, and restores the map, if the prefab cuts off too much. */
export function tryStamp(draft: Draft, rows: readonly string[], corner: number, limits: Limits): boolean {
  const { map, spawns, drawn } = draft;
  const tiles = map.tiles.slice();
  const { x, y } = pointOf(map, corner);
  const covered = new Set(coveredCells(map, rows, x, y));
  stamp(draft, rows, x, y);
  if (!cutsOff(draft, covered, limits)) return true;
  map.tiles = tiles;
  draft.spawns = spawns;
  for (const cell of covered) drawn.delete(cell);
  return false;
}

function cutsOff(draft: Draft, covered: ReadonlySet<number>, { before, spare }: Limits): boolean {
  const { map, start } = draft;
  if (start === null) return true;
  const { area } = areasOf(map);
  let lost = 0;
  for (let cell = 0; cell < area.length; cell++) {
    if (area[cell] === area[start] || (area[cell] as number) < 0) continue;
    if (covered.has(cell)) return true;
    if (before.area[cell] === before.area[start]) lost += 1;
  }
  return lost > spare || !areExitsOpen(draft);
}

function areExitsOpen({ map, raws, spawns, start }: Draft): boolean {
  if (start === null) return false;
  const hidden = hiddenDoors(raws, spawns);
  const { area } = areasOf(map, hidden);
  return exitCells(map).every((cell) => area[cell] === area[start]);
}

export const explicitCells = (spawns: readonly Spawn[]): Set<number> =>
  new Set(spawns.filter(({ explicit }) => explicit).map(({ cell }) => cell));
