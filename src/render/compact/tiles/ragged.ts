import type { BlockRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { type BlockPlace, FRONT, paintCornerDots } from './block';
import type { Noise } from './ground';
import { E, N, S, W } from './sides';

/** Edges of natural rock: the rim wavers by up to two pixels, outer corners are cut, chips lie on the cap. */
export function paintRagged(tile: Pixels, wall: BlockRaw, { open, ground }: BlockPlace, noise: Noise): void {
  const [rim, face, faceDark, mortar] = [wall.rim, wall.face, wall.faceDark, wall.mortar].map(rgb) as [
    number,
    number,
    number,
    number,
  ];
  const south = (open & S) !== 0;
  for (let i = 0; i < 16; i++) {
    const down = Math.floor(noise(30 + (i >> 1)) * 3);
    const across = Math.floor(noise(50 + (i >> 1)) * 3);
    const front = south && i > FRONT;
    if (open & N) {
      tile.rect(i, 0, 1, down, ground);
      tile.set(i, down, rim);
    }
    if (open & W) {
      tile.rect(0, i, across, 1, ground);
      tile.set(across, i, front ? face : rim);
    }
    if (open & E) {
      tile.rect(16 - across, i, across, 1, ground);
      tile.set(15 - across, i, front ? mortar : rim);
    }
  }
  if (south) paintBrow(tile, open, rim, noise);
  for (let k = 0; k < 2; k++) {
    const y = (south ? 1 : 3) + Math.floor(noise(33 + k) * (south ? 2 : 9));
    tile.rect(3 + Math.floor(noise(20 + k) * 9), y, 2, 1, faceDark);
  }
  for (let j = 0; j < 4; j++) {
    if (open & N && open & W) tile.rect(0, j, 4 - j, 1, ground);
    if (open & N && open & E) tile.rect(12 + j, j, 4 - j, 1, ground);
  }
  paintCornerDots(tile, open, rim);
}

/** The bright edge between cap and front. */
function paintBrow(tile: Pixels, open: number, rim: number, noise: Noise): void {
  for (let x = 0; x < 16; x++) {
    if ((open & W && x < 2) || (open & E && x > 13)) continue;
    tile.set(x, FRONT - Math.floor(noise(90 + (x >> 1)) * 2), rim);
  }
}
