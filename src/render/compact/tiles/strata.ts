import type { BlockRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import type { Noise } from './ground';

const LAYERS = [5, 8, 10, 13] as const;

export function paintStrata(tile: Pixels, wall: BlockRaw, noise: Noise): void {
  const [rim, face, faceDark, mortar] = [wall.rim, wall.face, wall.faceDark, wall.mortar].map(rgb) as [
    number,
    number,
    number,
    number,
  ];
  for (const [layer, top] of LAYERS.entries()) {
    const next = LAYERS[layer + 1] ?? CELL;
    tile.rect(0, top, CELL, next - top, layer % 2 === 0 ? face : faceDark);
    tile.rect(0, next - 1, CELL, 1, mortar);
    const crack = Math.floor(noise(60 + layer) * CELL);
    tile.rect(crack, top, 1, next - top, mortar);
    if (layer % 2 === 0) tile.rect((crack + 2) % (CELL - 4), top, 4, 1, rim);
  }
  tile.rect(0, CELL - 1, CELL, 1, rgb(wall.foot));
}
