import type { CanopyRaw, GroundRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import { E, N, S, W } from '../sides';
import type { Noise } from './ground';

export interface TreePlace {
  /** Bits of the neighbours that are open ground. */
  open: number;
  /** Bits of the neighbours that have trees or are unknown to the hero. */
  wood: number;
}

export function paintDeepWood(tile: Pixels, wall: CanopyRaw, noise: Noise): void {
  tile.rect(0, 0, CELL, CELL, rgb(wall.deep));
  const leaf = rgb(wall.leaves[0]);
  for (let k = 0; k < 3; k++) {
    const x = 2 + Math.floor(noise(k) * 10);
    const y = 2 + Math.floor(noise(k + 4) * 10);
    tile.rect(x, y, 3, 1, leaf);
    tile.rect(x - 1, y + 1, 5, 1, leaf);
  }
}

/** Paints a tree over painted ground. The trunk is visible only if the southern neighbour is open. */
export function paintTree(tile: Pixels, wall: CanopyRaw, ground: GroundRaw, place: TreePlace, noise: Noise): void {
  closeGaps(tile, wall, place.wood);
  const south = (place.open & S) !== 0;
  if (south) {
    tile.rect(2, 14, 13, 2, rgb(ground.shadow));
    tile.rect(4, 13, 11, 1, rgb(ground.shadow));
    tile.rect(6, 11, 4, 5, rgb(wall.trunk));
    tile.rect(9, 11, 1, 5, rgb(wall.edge));
    tile.rect(4, 15, 8, 1, rgb(wall.edge));
  }
  paintCrown(tile, wall, south ? 6.4 : 8, south ? 7.2 : 8.6, noise);
}

/** Fills each quarter of the tile whose two adjoining neighbours are in the bits `wood`. */
export function closeGaps(tile: Pixels, wall: CanopyRaw, wood: number): void {
  const gap = rgb(wall.gap);
  for (const [x, across] of [
    [0, W],
    [8, E],
  ] as const) {
    for (const [y, along] of [
      [0, N],
      [8, S],
    ] as const) {
      if (wood & across && wood & along) tile.rect(x, y, 8, 8, gap);
    }
  }
}

function paintCrown(tile: Pixels, wall: CanopyRaw, centreY: number, radius: number, noise: Noise): void {
  const [dark, middle, light, bright] = wall.leaves.map(rgb) as [number, number, number, number];
  const edge = rgb(wall.edge);
  const centreX = 7 + noise(1);
  const turn = noise(2) * 6;
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const dx = x - centreX;
      const dy = y - centreY;
      const reach = radius + Math.sin(Math.atan2(dy, dx) * 5 + turn) * 0.9;
      const d = Math.sqrt(dx * dx + dy * dy);
      if (d >= reach) continue;
      const brightness = (-dx * 0.55 - dy * 0.85) / radius;
      tile.set(x, y, d > reach - 1.2 ? edge : brightness > 0.62 ? light : brightness > -0.25 ? middle : dark);
    }
  }
  for (let k = 0; k < 4; k++) {
    const x = 3 + Math.floor(noise(k * 2 + 5) * 7);
    const y = 2 + Math.floor(noise(k * 2 + 6) * 6);
    tile.set(x, y, k < 2 ? bright : light);
    tile.set(x + 1, y, light);
    tile.set(x, y + 1, light);
  }
}
