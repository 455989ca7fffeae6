import type { GroundRaw } from '../../../engine/schema/themes';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { E, N, NE, NW, S, SE, SW, W } from '../sides';
import { coloursOf, type GroundColours, type Noise } from './ground';

const SIDE = CELL;

/**
 * Extent of one kind of water. `here` is true if the cell has this water; `sides` adds up the bits of neighbours with
 * this water.
 */
export interface Patch {
  sides: number;
  here: boolean;
}

/** Level above which a pixel is wet: below one half, so that water of diagonal neighbours joins. */
const WET = 0.42;
const SHORE = 0.49;
const OPEN = 0.7;
/** Bounds of the smoothed depth, about 0 to 1, between which deep and shallow pixels alternate. */
const DEEPER = 0.46;
const DEEP = 0.58;

interface Water {
  wet: Patch;
  deep: Patch;
  shallowWater: GroundRaw;
  deepWater: GroundRaw;
  isPuddle: boolean;
}

/** Paints water over ground. A puddle has a dark rim, because a bright ring would look like a coin. */
export function paintWater(tile: Pixels, { wet, deep, shallowWater, deepWater, isPuddle }: Water, noise: Noise): void {
  const isPlain = shallowWater.texture === 'flat-water';
  const [shallow, dark] = [coloursOf(shallowWater), coloursOf(deepWater)];
  const [levels, depths] = [levelsOf(wet), levelsOf(deep)];
  levels.forEach((level, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    if (level <= WET) return;
    if (level < SHORE) {
      if (isPuddle && (x + y) % 2 === 0) return;
      const isBelowLand = isPuddle || (!isPlain && y + 1 < SIDE && levels[i + SIDE]! > level);
      tile.set(x, y, isBelowLand ? shallow.shadow : shallow.highlight);
    } else {
      const depth = depths[i]!;
      const isDeep = depth > DEEP || (depth > DEEPER && (x + y) % 2 === 0);
      tile.set(x, y, isDeep ? dark.base : shallow.base);
    }
  });
  if (wet.here && !isPuddle) paintWaves(tile, levels, deep.here ? dark : shallow, noise);
}

function paintWaves(tile: Pixels, levels: Float32Array, { joint, highlight }: GroundColours, noise: Noise): void {
  for (let k = 0; k < 2; k++) {
    const x = Math.floor(noise(k * 2 + 1) * 11);
    const y = 3 + k * 7 + Math.floor(noise(k * 2 + 2) * 3);
    for (let q = 0; q < 5; q++) {
      const row = q === 0 || q === 4 ? y : y - 1;
      if (levels[row * SIDE + x + q]! > OPEN) tile.set(x + q, row, q === 2 ? highlight : joint);
    }
  }
}

/** Returns the level of the water at each pixel of a cell, row by row, from about 0 to about 1. */
function levelsOf({ sides, here }: Patch): Float32Array {
  const share = (bit: number): number => ((sides & bit) === 0 ? 0 : 1);
  const corners = [
    [share(W), share(N), share(NW)],
    [share(E), share(N), share(NE)],
    [share(W), share(S), share(SW)],
    [share(E), share(S), share(SE)],
  ] as const;
  const middle = here ? 1 : 0;
  return RIPPLE.map((ripple, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const across = Math.abs((x + 0.5) / SIDE - 0.5);
    const along = Math.abs((y + 0.5) / SIDE - 0.5);
    const [beside, over, corner] = corners[(y < SIDE / 2 ? 0 : 2) + (x < SIDE / 2 ? 0 : 1)]!;
    const upper = middle + (beside - middle) * across;
    return ripple + upper + (over + (corner - over) * across - upper) * along;
  });
}

/** Waves added to the water level of each pixel of a cell. All cells share the waves, so that their shores meet. */
const RIPPLE = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  return 0.02 * Math.sin((Math.PI / 8) * (x + 2 * y)) + 0.02 * Math.sin((Math.PI / 8) * (3 * x - y));
});
