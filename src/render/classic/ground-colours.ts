import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';

/** Colours behind glyphs, before the palette changes their hues. */
export interface GroundColours {
  blood: Rgb;
  /** Colours of cells within reach, of cells that the action would hit (`blast`), and of cells of possible targets. */
  reach: Rgb;
  blast: Rgb;
  target: Rgb;
  /** Colours of the cell aimed at: `chosen` if the player may aim there, `refused` if not. */
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

/** Darker colours, because in this palette brightness tells a glyph from its ground. */
const SAFE: GroundColours = {
  ...STANDARD,
  blood: rgb('#440000'),
  reach: rgb('#000078'),
  blast: rgb('#7A3200'),
  target: rgb('#141414'),
};

const GROUNDS: Record<Palette, GroundColours> = { standard: STANDARD, safe: SAFE, contrast: STANDARD };

export const groundColours = (palette: Palette = 'standard'): GroundColours => GROUNDS[palette];
