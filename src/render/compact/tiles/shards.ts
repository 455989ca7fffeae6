import type { BlockRaw } from '../../../engine/schema/themes';
import { rgb } from '../../color';
import type { Pixels } from '../../pixels';
import { CELL } from '../layout';
import type { Noise } from './ground';

const COLUMNS = [0, 3, 6, 10, 13, CELL] as const;
const TOP = 6;

export function paintShards(tile: Pixels, wall: BlockRaw, noise: Noise): void {
  const [rim, face, faceDark, mortar] = [wall.rim, wall.face, wall.faceDark, wall.mortar].map(rgb) as [
    number,
    number,
    number,
    number,
  ];
  for (let k = 0; k + 1 < COLUMNS.length; k++) {
    const x = COLUMNS[k] as number;
    const width = (COLUMNS[k + 1] as number) - x;
    const top = TOP - Math.floor(noise(40 + k) * 4);
    tile.rect(x, top, width, CELL - top, noise(45 + k) < 0.4 ? face : faceDark);
    tile.rect(x, top, 1, CELL - top - 2, face);
    tile.rect(x + width - 1, top + 1, 1, CELL - top - 1, mortar);
    tile.set(x, top, rim);
    if (wall.window !== undefined && noise(50 + k) < 0.3) {
      const high = 2 + Math.floor(noise(55 + k) * 4);
      tile.rect(x + width - 1, CELL - 1 - high, 1, high, rgb(wall.window));
    }
  }
  tile.rect(0, CELL - 1, CELL, 1, rgb(wall.foot));
}
