import type { PrefabRaw } from '../../schema/prefabs';
import { isWalkable, TILES } from '../../state';
import { type Areas, areasOf } from './areas';
import { type Draft, type MapDraft, pointOf, type Spawn } from './draft';
import { hiddenDoors } from './hidden';
import { orientations } from './orientations';
import { coveredCells, stamp } from './prefabs';

/** Places tried for each way a drawing may stand. */
const TRIES = 6;

interface Demands {
  /** May the cell be covered? */
  isFree: (cell: number) => boolean;
  /** Cells around it that may be cut off at most. */
  spare: number;
}

/**
 * Draws the prefab at a random place where all of its cells may be covered and nothing is cut off, turned and mirrored
 * at random. Returns whether there was such a place.
 */
export function stampAnywhere(draft: Draft, prefab: PrefabRaw, demands: Demands): boolean {
  for (const rows of orientations(prefab, draft.rng)) {
    const corners = fittingCorners(draft.map, rows, demands.isFree);
    for (let tries = 0; tries < TRIES && corners.length > 0; tries++) {
      const [corner] = corners.splice(draft.rng.int(0, corners.length - 1), 1);
      if (corner !== undefined && tryStamp(draft, rows, corner, demands.spare)) return true;
    }
  }
  return false;
}

/** Top-left cells from which a drawing covers nothing but free cells off the outermost ring, ascending. */
function fittingCorners(map: MapDraft, rows: readonly string[], isFree: (cell: number) => boolean): number[] {
  const { width } = map;
  const across = rows[0]?.length ?? 0;
  const taken = takenBefore(map, isFree);
  const sums = (x: number, y: number): number => taken[y * (width + 1) + x] as number;
  const corners: number[] = [];
  for (let top = 1; top + rows.length < map.height; top++) {
    for (let left = 1; left + across < width; left++) {
      const right = left + across;
      const bottom = top + rows.length;
      const covered = sums(right, bottom) - sums(left, bottom) - sums(right, top) + sums(left, top);
      if (covered === 0) corners.push(top * width + left);
    }
  }
  return corners;
}

/** Number of cells that are not free in the rectangle above and left of each grid point. */
function takenBefore({ width, height }: MapDraft, isFree: (cell: number) => boolean): Uint16Array {
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

/** Draws it, unless it would cut something off. */
function tryStamp(draft: Draft, rows: readonly string[], corner: number, spare: number): boolean {
  const before = { tiles: draft.map.tiles.slice(), spawns: draft.spawns, drawn: new Set(draft.drawn) };
  const { area } = areasOf(draft.map);
  const { x, y } = pointOf(draft.map, corner);
  stamp(draft, rows, x, y);
  if (!cutsOff(draft, area, new Set(coveredCells(draft.map, rows, x, y)), spare)) return true;
  draft.map.tiles = before.tiles;
  draft.spawns = before.spawns;
  draft.drawn = before.drawn;
  return false;
}

/**
 * Is anything of the drawing out of reach from the start, or more than `spare` of the other cells that were within
 * reach, or an exit unless a hidden door is found?
 */
function cutsOff(draft: Draft, before: Areas['area'], covered: ReadonlySet<number>, spare: number): boolean {
  const { map, start } = draft;
  if (start === null) return true;
  const { area } = areasOf(map);
  let lost = 0;
  for (const [cell, tile] of map.tiles.entries()) {
    if (area[cell] === area[start] || !isWalkable(tile)) continue;
    if (covered.has(cell)) return true;
    if (before[cell] === before[start]) lost += 1;
  }
  return lost > spare || !areExitsOpen(draft);
}

/** Can every exit be reached from the start through what is not hidden? */
export function areExitsOpen({ map, raws, spawns, start }: Draft): boolean {
  if (start === null) return false;
  const { area } = areasOf(map, hiddenDoors(raws, spawns));
  return map.tiles.every((tile, cell) => tile !== TILES.downStairs || area[cell] === area[start]);
}

/** Cells of spawns that were placed on purpose. */
export const placedCells = (spawns: readonly Spawn[]): Set<number> =>
  new Set(spawns.filter(({ placed }) => placed).map(({ cell }) => cell));
