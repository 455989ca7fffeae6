import * as z from 'zod/mini';
import { distanceSquared, kingDistance, type Point } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { cellOf, type Draft, isInterior, type MapDraft } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

const BENDS = 4;
const SWAY = 15;
const EDGE = 7;
const SOFT = 6;
const ROAD = 1.5;
const STREAM = 2.9;
const DEEP = 1.5;
const BRIDGES = 9;
/** Percent of road tiles at the left and right end; otherwise gravel. */
const PAVED = [5, 105] as const;

export const trail = defineBuilder({
  name: 'trail',
  role: 'modifier',
  needs: ['floor'],
  settings: {
    /** Roads run from left to right, streams from top to bottom. */
    kind: z.enum(['road', 'stream']),
  },
  build(draft, { kind }) {
    if (kind === 'road') layRoad(draft);
    else digStream(draft);
  },
});

function layRoad(draft: Draft): void {
  const { map, rng } = draft;
  const line = bendsOf(map.width, map.height, rng);
  for (const cell of bedOf(draft, line, ROAD)) {
    const share = (cell % map.width) / map.width;
    map.tiles[cell] = rng.percent(PAVED[0] + share * (PAVED[1] - PAVED[0])) ? TILES.road : TILES.gravel;
  }
}

function digStream(draft: Draft): void {
  const { map, rng } = draft;
  const line = bendsOf(map.height, map.width, rng).map(({ x, y }) => ({ x: y, y: x }));
  for (const cell of bedOf(draft, line, STREAM)) map.tiles[cell] = TILES.shallowWater;
  for (const cell of bedOf(draft, line, DEEP)) map.tiles[cell] = TILES.deepWater;
  for (let n = Math.floor(BRIDGES / 2); n < line.length; n += BRIDGES) {
    const { x, y } = line[n] as Point;
    for (const at of [x - 3, x - 2, x - 1, x, x + 1, x + 2, x + 3]) {
      const cell = cellOf(map, at, y);
      if (isWater(map, cell)) map.tiles[cell] = TILES.bridge;
    }
  }
}

const isWater = ({ tiles }: MapDraft, cell: number): boolean =>
  tiles[cell] === TILES.shallowWater || tiles[cell] === TILES.deepWater;

function bendsOf(along: number, across: number, rng: Rng): Point[] {
  const middle = Math.floor(across / 2);
  const sway = Math.min(SWAY, middle - EDGE);
  const stops = Array.from({ length: BENDS }, (_, n) => ({
    x: Math.round(((n + 1) * along) / (BENDS + 1)),
    y: middle + rng.int(-sway, sway),
  }));
  const all = [{ x: 1, y: middle }, ...stops, { x: along - 2, y: middle }];
  return softened(all.slice(1).flatMap((to, n) => lineBetween(all[n] as Point, to)));
}

function lineBetween(from: Point, to: Point): Point[] {
  const steps = kingDistance(from, to);
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

function softened(line: readonly Point[]): Point[] {
  return line.map((_, n) => {
    const reach = Math.min(SOFT, n, line.length - 1 - n);
    const near = line.slice(n - reach, n + reach + 1);
    const mean = (of: (at: Point) => number): number =>
      Math.round(near.reduce((sum, at) => sum + of(at), 0) / near.length);
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  });
}

function bedOf({ map, drawn }: Draft, line: readonly Point[], radius: number): number[] {
  const bed = new Set<number>();
  const reach = Math.floor(radius);
  for (const at of line) {
    for (let y = at.y - reach; y <= at.y + reach; y++) {
      for (let x = at.x - reach; x <= at.x + reach; x++) {
        const cell = cellOf(map, x, y);
        if (!isInterior(map, x, y) || drawn.has(cell) || distanceSquared({ x, y }, at) > radius * radius) continue;
        bed.add(cell);
      }
    }
  }
  return [...bed].sort((a, b) => a - b);
}
