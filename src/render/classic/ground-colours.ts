import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';

/** What lies behind glyphs, before hues are moved. */
export interface GroundColours {
  blood: Rgb;
  /** Cells within reach, cells that would be hit, and whoever can be aimed at. */
  reach: Rgb;
  blast: Rgb;
  target: Rgb;
  /** The cell aimed at, and where that may not be. */
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

/** Darker, so that glyphs are read by their brightness. */
const SAFE: GroundColours = {
  ...STANDARD,
  blood: rgb('#440000'),
  reach: rgb('#000078'),
  blast: rgb('#7A3200'),
  target: rgb('#141414'),
};

const GROUNDS: Record<Palette, GroundColours> = { standard: STANDARD, safe: SAFE, contrast: STANDARD };

export const groundColours = (palette: Palette = 'standard'): GroundColours => GROUNDS[palette];
