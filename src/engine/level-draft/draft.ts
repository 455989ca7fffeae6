import type { Rect } from '../../lib/geometry';
import { isOutside } from '../../lib/path';
import type { Rng } from '../../lib/rng';
import { HEIGHT, type RawId, type Raws, TILES, type TileCode, WIDTH } from '../state';

export interface Spawn {
  cell: number;
  raw: RawId;
  /** False if a random roll chose the entity. */
  explicit: boolean;
  caged?: true;
  asleep?: true;
}

export interface Snapshot {
  name: string;
  tiles: string;
}

/** `tiles` is indexed by y * width + x. */
export interface MapDraft {
  width: number;
  height: number;
  tiles: TileCode[];
}

export interface Draft {
  readonly raws: Raws;
  readonly seed: string;
  readonly depth: number;
  readonly rng: Rng;
  map: MapDraft;
  spawns: Spawn[];
  /** Cell index; `null` until a builder sets the start. */
  start: number | null;
  rooms: Rect[] | null;
  /** Newly carved cells of each corridor, in order. `null` without corridors. */
  corridors: number[][] | null;
  prefabs: RawId[];
  /** Cells that later prefabs must not cover. */
  drawn: Set<number>;
  /** Cells on which nothing may be placed. */
  cleared: Set<number>;
  /** Tests random mobs for a cell. `null` if all may live anywhere. */
  livesAt: ((cell: number) => (raw: RawId) => boolean) | null;
  /** `null` if the caller wants no snapshots. */
  snapshots: Snapshot[] | null;
}

export function solidMap(width = WIDTH, height = HEIGHT): MapDraft {
  return { width, height, tiles: new Array<TileCode>(width * height).fill(TILES.wall) };
}

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

/** Starts empty, but shares random stream and snapshots with `draft`. */
export function nestedDraft(draft: Draft): Draft {
  return newDraft(draft.raws, draft);
}

/** Draws the outlines of rooms while the map has no floor. */
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

/** `cell` is the entity's top-left cell. */
export function place(draft: Draft, cell: number, raw: RawId): void {
  draft.spawns.push({ cell, raw, explicit: true });
}

/** Does not check that the cell is on the map. */
export const cellOf = (map: { width: number }, x: number, y: number): number => y * map.width + x;

/** False on the outermost ring and off the map. */
export const isInterior = (map: MapDraft, x: number, y: number): boolean => !isOutside(x, y, map);

/** Returns the cells with stairs down, ascending. */
export function exitCells({ tiles }: MapDraft): number[] {
  const cells: number[] = [];
  const next = (from: number): number => tiles.indexOf(TILES.downStairs, from);
  for (let cell = next(0); cell >= 0; cell = next(cell + 1)) cells.push(cell);
  return cells;
}

/** Replaces all earlier stairs down with floor. */
export function setExit(map: MapDraft, exit: number): void {
  for (const cell of exitCells(map)) map.tiles[cell] = TILES.floor;
  map.tiles[exit] = TILES.downStairs;
}
