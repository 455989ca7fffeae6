import * as z from 'zod/mini';
import { line, type Point } from '../../lib/geometry';
import type { Rng } from '../../lib/rng';
import type { MapDraft } from '../level-draft/draft';
import { cellOf, snapshot } from '../level-draft/draft';
import { TILES } from '../state';
import type { Symmetry, Ways } from './common';
import { countFloor, defineBuilder, dig, drunkenStep, middleOf, paint, randomPoint, waysOf } from './common';

interface Preset {
  walk: (map: MapDraft, rng: Rng, ways: Ways) => Point;
  brush: number;
  symmetry: Symmetry;
  /** Fraction of all cells that becomes floor, from 0 to 1. */
  share: number;
}

const PRESETS = {
  default: { walk: inwardWalk, brush: 2, symmetry: 'none', share: 0.25 },
  'walk-inwards': { walk: inwardWalk, brush: 1, symmetry: 'none', share: 0.25 },
  'walk-outwards': { walk: outwardWalk, brush: 2, symmetry: 'none', share: 0.25 },
  'heavy-erosion': { walk: inwardWalk, brush: 2, symmetry: 'none', share: 0.35 },
  'central-attractor': { walk: attractedWalk, brush: 2, symmetry: 'none', share: 0.25 },
  insectoid: { walk: attractedWalk, brush: 2, symmetry: 'horizontal', share: 0.25 },
} as const satisfies Record<string, Preset>;
export const AGGREGATION_PRESETS = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

/** Walkers dig at the edge of an open area in the middle. */
export const diffusionLimitedAggregation = defineBuilder({
  name: 'diffusion-limited-aggregation',
  role: 'either',
  gives: ['floor'],
  settings: { preset: z.enum(AGGREGATION_PRESETS) },
  build(draft, { preset }) {
    const { map, rng } = draft;
    const { walk, brush, symmetry, share }: Preset = PRESETS[preset];
    const { x, y } = middleOf(map);
    for (const [dx, dy] of SEED) dig(map, x + dx, y + dy);
    const ways = waysOf(rng);
    let floor = countFloor(map);
    for (let walker = 0; floor < share * map.tiles.length; walker++) {
      floor += paint(map, walk(map, rng, ways), brush, symmetry);
      if (walker % SNAPSHOT_EVERY === 0) snapshot(draft, 'diffusion-limited-aggregation');
    }
  },
});

const SEED = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

const SNAPSHOT_EVERY = 10;

const tileAt = (map: MapDraft, { x, y }: Point) => map.tiles[cellOf(map, x, y)];

/** Returns the last rock before the floor. The long loop allocates no objects. */
function inwardWalk(map: MapDraft, rng: Rng, ways: Ways): Point {
  const { tiles, width } = map;
  const rock = TILES.wall;
  const at = randomPoint(map, rng);
  const before = { ...at };
  while (tiles[at.y * width + at.x] === rock) {
    before.x = at.x;
    before.y = at.y;
    drunkenStep(map, at, ways);
  }
  return before;
}

function outwardWalk(map: MapDraft, _rng: Rng, ways: Ways): Point {
  const at = middleOf(map);
  while (tileAt(map, at) === TILES.floor) drunkenStep(map, at, ways);
  return at;
}

function attractedWalk(map: MapDraft, rng: Rng): Point {
  const start = randomPoint(map, rng);
  const way = line(start, middleOf(map));
  const arrival = way.findIndex((at) => tileAt(map, at) !== TILES.wall);
  return way[Math.max(arrival, 1) - 1] ?? start;
}
