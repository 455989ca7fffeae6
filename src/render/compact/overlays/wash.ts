import { mix, pack, type Rgb } from '../../color';
import type { Pixels } from '../../pixels';

/** Steps of eight levels keep the number of colours down. */
const coarse = (version: number): number => Math.min(255, Math.round(version / 8) * 8);

/** Lays a colour over what is drawn already; `share` from 0, nothing, to 1, opaque. */
export function washOver(
  pixels: Pixels,
  left: number,
  top: number,
  width: number,
  height: number,
  color: Rgb,
  share: number,
): void {
  const { x1, y1, x2, y2 } = pixels.clip;
  for (let y = Math.max(y1, top); y < Math.min(y2, top + height); y++) {
    for (let x = Math.max(x1, left); x < Math.min(x2, left + width); x++) {
      const c = mix(pixels.get(x, y), color, share);
      pixels.set(x, y, pack(coarse(c >> 16), coarse((c >> 8) & 255), coarse(c & 255)));
    }
  }
}
