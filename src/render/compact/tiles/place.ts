import { TILES } from '../../../engine';
import type { GroundRaw, GroundTile, ThemeRaw } from '../../../engine/schema/themes';
import { noise } from '../../noise';
import type { Scene } from '../scene';
import type { Noise } from './ground';

const GROUND_OF: Readonly<Record<string, GroundTile>> = {
  [TILES.floor]: 'floor',
  [TILES.road]: 'road',
  [TILES.grass]: 'grass',
  [TILES.shallowWater]: 'shallowWater',
  [TILES.deepWater]: 'deepWater',
  [TILES.woodFloor]: 'woodFloor',
  [TILES.bridge]: 'bridge',
  [TILES.gravel]: 'gravel',
};

/** The ground a tile has or stands on. */
export const groundName = (tile: string): GroundTile => GROUND_OF[tile] ?? 'floor';

export const groundOf = (theme: ThemeRaw, tile: string): GroundRaw => theme.ground[groundName(tile)];

export const isWater = (tile: string): boolean => tile === TILES.shallowWater || tile === TILES.deepWater;

const AROUND = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The dry open tile next to a cell, for whatever stands on ground of its neighbours. */
export function neighbouringGround(scene: Scene, x: number, y: number): string {
  for (const [dx, dy] of AROUND) {
    const tile = scene.tile(x + dx, y + dy);
    if (scene.open(x + dx, y + dy) && !isWater(tile) && GROUND_OF[tile] !== undefined) return tile;
  }
  return TILES.floor;
}

const VARIANTS = 8;

/** Which variant of its tile a map cell shows; odd ones in odd columns. */
export const variantOf = (x: number, y: number): number => Math.floor(noise(x, y, 99) * VARIANTS) * 2 + (x & 1);

/** The numbers of a variant, alike in every cell that shows it. */
export const variantNoise =
  (variant: number, kind: number): Noise =>
  (k) =>
    noise(variant * 31 + 7, kind * 17 + 3, k);
