import type { Rng } from '../../../lib/rng';
import { cellOf, type MapDraft } from '../../level-draft/draft';
import { TILES, type TileCode } from '../../state';

/** Width and height of a square pattern, in cells. */
export const CHUNK = 8;

const SIDES = ['north', 'south', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];
const FACING: Record<Side, Side> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** `exits` has eight bits for each side; set bits mean floor. */
export interface Pattern {
  tiles: readonly TileCode[];
  exits: Record<Side, number>;
  closed: boolean;
}

/** Includes mirrored squares, without duplicates. Turns stairs into floor. */
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

/** Edges must share a floor cell, or both lack one. Closed patterns always fit. */
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

function neighboursOf(slot: number, columns: number, rows: number): [neighbour: number, side: Side][] {
  const column = slot % columns;
  const row = (slot - column) / columns;
  const neighbours: [number, Side][] = [];
  if (column > 0) neighbours.push([slot - 1, 'east']);
  if (column < columns - 1) neighbours.push([slot + 1, 'west']);
  if (row > 0) neighbours.push([slot - columns, 'south']);
  if (row < rows - 1) neighbours.push([slot + columns, 'north']);
  return neighbours;
}

/** Returns slots row by row; `null` at a dead end. Another call may succeed. */
export function solve(patterns: readonly Pattern[], columns: number, rows: number, rng: Rng): Pattern[] | null {
  const slots = new Array<Pattern | null>(columns * rows).fill(null);
  for (let left = slots.length; left > 0; left--) {
    const slot = nextSlot(slots, columns, rows, rng);
    const around = neighboursOf(slot, columns, rows).flatMap(([neighbour, side]) => {
      const pattern = slots[neighbour];
      return pattern ? [[pattern, side] as const] : [];
    });
    const options = patterns.filter((option) => around.every(([pattern, side]) => fits(pattern, option, side)));
    if (options.length === 0) return null;
    slots[slot] = rng.pick(options);
  }
  return slots as Pattern[];
}

function nextSlot(slots: readonly (Pattern | null)[], columns: number, rows: number, rng: Rng): number {
  let best = -1;
  let most = 0;
  const open: number[] = [];
  for (const [slot, pattern] of slots.entries()) {
    if (pattern) continue;
    open.push(slot);
    const filled = neighboursOf(slot, columns, rows).filter(([neighbour]) => slots[neighbour] !== null).length;
    if (filled <= most) continue;
    most = filled;
    best = slot;
  }
  return best === -1 ? rng.pick(open) : best;
}
