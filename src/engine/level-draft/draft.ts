import type { Rect } from '../../lib/geometry';
import { isOutside } from '../../lib/path';
import type { Rng } from '../../lib/rng';
import { HEIGHT, type RawId, type Raws, TILES, type TileCode, WIDTH } from '../state';

/**
 * An entity to create on the finished level. `explicit` is true if a builder placed it (town, prefab, door), false if
 * it is drawn from the spawn table.
 */
export interface Spawn {
  cell: number;
  raw: RawId;
  explicit: boolean;
}

/** The map after one step of level building. */
export interface Snapshot {
  /** Name of the builder. */
  name: string;
  /** One tile character per cell. */
  tiles: string;
}

/** A map of tiles. Cells are counted row by row: index = y * width + x. */
export interface MapDraft {
  width: number;
  height: number;
  tiles: TileCode[];
}

/** The shared working state of all builders of a chain. */
export interface Draft {
  readonly raws: Raws;
  /** Seed of the run. */
  readonly seed: string;
  readonly depth: number;
  /** Random stream of this attempt at this level. */
  readonly rng: Rng;
  map: MapDraft;
  spawns: Spawn[];
  /** Cell where the hero arrives; `null` if no builder has chosen one yet. */
  start: number | null;
  rooms: Rect[] | null;
  /** Cells newly carved by each corridor, in the order of carving. */
  corridors: number[][] | null;
  /** Ids of the prefabs drawn so far, in drawing order. */
  prefabs: RawId[];
  /** Cells drawn by prefabs, which later prefabs leave alone. */
  drawn: Set<number>;
  /** Cells kept clear of all other spawns, such as round a dragon. */
  cleared: Set<number>;
  /** Returns a test for the creatures that may be drawn for a cell; `null` if all may. */
  livesAt: ((cell: number) => (raw: RawId) => boolean) | null;
  /** Snapshots taken so far; `null` if none are to be taken. */
  snapshots: Snapshot[] | null;
}

/** Returns a map of solid rock; width and height are in cells. */
export function solidMap(width = WIDTH, height = HEIGHT): MapDraft {
  return { width, height, tiles: new Array<TileCode>(width * height).fill(TILES.wall) };
}

/** Returns a draft of solid rock. With `snapshots`, builders add their snapshots to that list. */
export function newDraft(
  raws: Raws,
  { seed, depth, rng, snapshots = null }: Pick<Draft, 'seed' | 'depth' | 'rng'> & { snapshots?: Snapshot[] | null },
): Draft {
  return {
    raws,
    seed,
    depth,
    rng,
    map: solidMap(),
    spawns: [],
    start: null,
    rooms: null,
    corridors: null,
    prefabs: [],
    drawn: new Set(),
    cleared: new Set(),
    livesAt: null,
    snapshots,
  };
}

/** Returns a separate draft that will be merged into this one, with the same depth, stream and snapshots. */
export function nestedDraft(draft: Draft): Draft {
  return newDraft(draft.raws, draft);
}

/** Records a copy of the map if snapshots are taken. Rooms that are planned but not carved appear as outlines. */
export function snapshot(draft: Draft, name: string): void {
  if (draft.snapshots === null) return;
  const { map, rooms } = draft;
  const planned = rooms !== null && map.tiles.every((tile) => tile === TILES.wall);
  draft.snapshots.push({ name, tiles: (planned ? outlines(map, rooms) : map.tiles).join('') });
}

function outlines({ width, height }: MapDraft, rooms: readonly Rect[]): TileCode[] {
  const { tiles } = solidMap(width, height);
  for (const { x1, y1, x2, y2 } of rooms) {
    for (let x = x1 + 1; x <= x2; x++) for (const y of [y1 + 1, y2]) tiles[y * width + x] = TILES.floor;
    for (let y = y1 + 1; y <= y2; y++) for (const x of [x1 + 1, x2]) tiles[y * width + x] = TILES.floor;
  }
  return tiles;
}

/** Adds an explicit spawn: a raw from which an entity will be created on the cell. */
export function place(draft: Draft, cell: number, raw: RawId): void {
  draft.spawns.push({ cell, raw, explicit: true });
}

export const cellOf = (map: { width: number }, x: number, y: number): number => y * map.width + x;

/** True if the cell is off the outermost ring, which nothing ever enters. */
export const isInterior = (map: MapDraft, x: number, y: number): boolean => !isOutside(x, y, map);

/** Returns the cells with stairs down, ascending. */
export function exitCells({ tiles }: MapDraft): number[] {
  const cells: number[] = [];
  const next = (from: number): number => tiles.indexOf(TILES.downStairs, from);
  for (let cell = next(0); cell >= 0; cell = next(cell + 1)) cells.push(cell);
  return cells;
}

/** Makes the cell the only exit. Exits of earlier steps become floor. */
export function setExit(map: MapDraft, exit: number): void {
  for (const cell of exitCells(map)) map.tiles[cell] = TILES.floor;
  map.tiles[exit] = TILES.downStairs;
}
