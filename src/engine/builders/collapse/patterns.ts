import { TILES, type TileCode } from '../../state/tile';
import { cellOf } from '../carving/cells';
import type { MapDraft } from '../chain/draft';

/** Cells a side. */
export const CHUNK = 8;

export const SIDES = ['north', 'south', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];
const FACING: Record<Side, Side> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** A square of map, with its openings: for each side eight bits, set where the edge cell is floor. */
export interface Pattern {
  tiles: readonly TileCode[];
  exits: Record<Side, number>;
  closed: boolean;
}

/**
 * Every whole chunk of the map, as it is and mirrored both ways, without duplicates, in the order of finding. Stairs count
 * as floor, so that no pattern brings a way down with it.
 */
export function patternsOf(map: MapDraft): Pattern[] {
  const found = new Map<string, Pattern>();
  for (let y = 0; y + CHUNK <= map.height; y += CHUNK) {
    for (let x = 0; x + CHUNK <= map.width; x += CHUNK) {
      for (const tiles of mirrorings(chunkAt(map, x, y))) {
        const key = tiles.join('');
        if (!found.has(key)) found.set(key, patternOf(tiles));
      }
    }
  }
  return [...found.values()];
}

/** May `other` stand on this side of `pattern`? Openings must meet, closed sides face closed sides. */
export function fits(pattern: Pattern, other: Pattern, side: Side): boolean {
  if (pattern.closed || other.closed) return true;
  const mine = pattern.exits[side];
  const theirs = other.exits[FACING[side]];
  return mine === 0 ? theirs === 0 : (mine & theirs) !== 0;
}

function chunkAt(map: MapDraft, left: number, top: number): TileCode[] {
  return cellsOfChunk((x, y) => {
    const tile = map.tiles[cellOf(map, left + x, top + y)] as TileCode;
    return tile === TILES.downStairs || tile === TILES.upStairs ? TILES.floor : tile;
  });
}

function mirrorings(tiles: readonly TileCode[]): TileCode[][] {
  const last = CHUNK - 1;
  const at = (x: number, y: number) => tiles[y * CHUNK + x] as TileCode;
  return [
    cellsOfChunk((x, y) => at(x, y)),
    cellsOfChunk((x, y) => at(last - x, y)),
    cellsOfChunk((x, y) => at(x, last - y)),
    cellsOfChunk((x, y) => at(last - x, last - y)),
  ];
}

function patternOf(tiles: readonly TileCode[]): Pattern {
  const last = CHUNK - 1;
  const edge = (cellAt: (i: number) => number) => {
    let bits = 0;
    for (let i = 0; i < CHUNK; i++) if (tiles[cellAt(i)] === TILES.floor) bits |= 1 << i;
    return bits;
  };
  const exits = {
    north: edge((i) => i),
    south: edge((i) => last * CHUNK + i),
    west: edge((i) => i * CHUNK),
    east: edge((i) => i * CHUNK + last),
  };
  return { tiles, exits, closed: SIDES.every((side) => exits[side] === 0) };
}

function cellsOfChunk(tileAt: (x: number, y: number) => TileCode): TileCode[] {
  const tiles: TileCode[] = [];
  for (let y = 0; y < CHUNK; y++) for (let x = 0; x < CHUNK; x++) tiles.push(tileAt(x, y));
  return tiles;
}
