import * as z from 'zod/mini';
import { type Point, pointOf } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import { cellOf, type MapDraft } from '../level-draft/draft';
import { TILES } from '../state';
import { defineBuilder } from './common';

const SEEDS = 64;

const METRICS = {
  pythagoras: (dx: number, dy: number) => dx * dx + dy * dy,
  manhattan: (dx: number, dy: number) => dx + dy,
  chebyshev: (dx: number, dy: number) => Math.max(dx, dy),
};
type Metric = keyof typeof METRICS;
export const VORONOI_METRICS = Object.keys(METRICS) as Metric[];

/** Carves chambers round `SEEDS` random points, with thin walls between. */
export const voronoiCells = defineBuilder({
  name: 'voronoi-cells',
  role: 'starter',
  gives: ['floor'],
  settings: { metric: z.enum(VORONOI_METRICS) },
  build(draft, { metric }) {
    const { map, rng } = draft;
    const owner = owners(map, scatter(map, rng), METRICS[metric]);
    for (let y = 1; y < map.height - 1; y++) {
      for (let x = 1; x < map.width - 1; x++) {
        const cell = cellOf(map, x, y);
        const around = [cell - 1, cell + 1, cell - map.width, cell + map.width];
        const others = around.filter((neighbour) => owner[neighbour] !== owner[cell]).length;
        if (others < 2) map.tiles[cell] = TILES.floor;
      }
    }
  },
});

function scatter(map: MapDraft, rng: Rng): Point[] {
  const cells = new Set<number>();
  while (cells.size < SEEDS) cells.add(cellOf(map, rng.die(map.width - 1), rng.die(map.height - 1)));
  return [...cells].map((cell) => pointOf(map, cell));
}

function owners(map: MapDraft, seeds: readonly Point[], metric: (dx: number, dy: number) => number): Uint8Array {
  const owner = new Uint8Array(map.tiles.length);
  for (let cell = 0; cell < owner.length; cell++) {
    const x = cell % map.width;
    const y = (cell - x) / map.width;
    let least = Number.POSITIVE_INFINITY;
    for (let number = 0; number < seeds.length; number++) {
      const seed = seeds[number] as Point;
      const distance = metric(Math.abs(seed.x - x), Math.abs(seed.y - y));
      if (distance >= least) continue;
      least = distance;
      owner[cell] = number;
    }
  }
  return owner;
}
