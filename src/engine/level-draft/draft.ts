import type { Rect } from '../../lib/geometry';
import { isOutside } from '../../lib/path';
import type { Rng } from '../../lib/rng';
import { HEIGHT, type RawId, type Raws, TILES, type TileCode, WIDTH } from '../state';

/**
 * An entity to create on the finished level. An `explicit` one a builder placed (town, prefab, door); others are drawn
 * from the spawn table.
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

/** Cells are counted row by row: index = y * width + x. */
export interface MapDraft {
  width: number;
  height: number;
  tiles: TileCode[];
}

/** What all builders of a chain work on. */
export interface Draft {
  readonly raws: Raws;
  /** The seed of the run. */
  readonly seed: string;
  readonly depth: number;
  /** The stream of this attempt at this level. */
  readonly rng: Rng;
  map: MapDraft;
  spawns: Spawn[];
  /** Cell where the hero arrives. */
  start: number | null;
  rooms: Rect[] | null;
  /** Cells newly carved by each corridor, in the order of carving. */
  corridors: number[][] | null;
  /** Ids of the prefabs drawn, in order. */
  prefabs: RawId[];
  /** Cells drawn by prefabs, which later ones leave alone. */
  drawn: Set<number>;
  /** Cells kept clear of all other spawns. */
  cleared: Set<number>;
  /** Tests for the creatures that may be drawn for a cell; `null` where all may. */
  livesAt: ((cell: number) => (raw: RawId) => boolean) | null;
  /** `null` when no snapshots are taken. */
  snapshots: Snapshot[] | null;
}

/** A level of solid rock. */
export function solidMap(width = WIDTH, height = HEIGHT): MapDraft {
  return { width, height, tiles: new Array<TileCode>(width * height).fill(TILES.wall) };
}

/** A draft of solid rock; with `snapshots` when they are to be taken. */
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

/** A separate draft for a level that will be merged into this one, with the same depth, stream and snapshots. */
export function nestedDraft(draft: Draft): Draft {
  return newDraft(draft.raws, draft);
}

/** Records a copy of the map, if snapshots are taken; rooms that are planned but not carved appear as outlines. */
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

/** Adds a raw to the entities that will be created. */
export function place(draft: Draft, cell: number, raw: RawId): void {
  draft.spawns.push({ cell, raw, explicit: true });
}

export const cellOf = (map: { width: number }, x: number, y: number): number => y * map.width + x;

/** Is the cell off the outermost ring, which is never entered? */
export const isInterior = (map: MapDraft, x: number, y: number): boolean => !isOutside(x, y, map);

/** Cells with stairs down, ascending. */
export function exitCells({ tiles }: MapDraft): number[] {
  const cells: number[] = [];
  const next = (from: number): number => tiles.indexOf(TILES.downStairs, from);
  for (let cell = next(0); cell >= 0; cell = next(cell + 1)) cells.push(cell);
  return cells;
}

/** Makes the cell the only exit: exits of earlier steps become floor. */
export function setExit(map: MapDraft, exit: number): void {
  for (const cell of exitCells(map)) map.tiles[cell] = TILES.floor;
  map.tiles[exit] = TILES.downStairs;
}
