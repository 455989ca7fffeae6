import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';

/** Background colours of cells, before `toPixels` changes hues for colour-blind eyes. */
export interface GroundColours {
  blood: Rgb;
  reach: Rgb;
  blast: Rgb;
  target: Rgb;
  chosen: Rgb;
  refused: Rgb;
}

const STANDARD: GroundColours = {
  blood: rgb('#BF0000'),
  reach: rgb('#0000C0'),
  blast: rgb('#A04000'),
  target: rgb('#003838'),
  chosen: rgb('#00FFFF'),
  refused: rgb('#FF0000'),
};

/** Darker backgrounds, because in the palette `safe` a glyph differs from its background by brightness, not by hue. */
const SAFE: GroundColours = {
  ...STANDARD,
  blood: rgb('#440000'),
  reach: rgb('#000078'),
  blast: rgb('#7A3200'),
  target: rgb('#141414'),
};

const GROUNDS: Record<Palette, GroundColours> = { standard: STANDARD, safe: SAFE, contrast: STANDARD };

export const groundColours = (palette: Palette = 'standard'): GroundColours => GROUNDS[palette];
