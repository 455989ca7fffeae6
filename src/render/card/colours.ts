import type { Palette } from '../../settings/palette';
import { type Rgb, rgb } from '../color';

export interface CardColours {
  bands: Rgb[];
  star: Rgb;
  brightStar: Rgb;
  /** Moon or sun; `x` is the column of the middle in pixels, `mark` the colour of the craters. */
  disc: { x: number; fill: Rgb; rim: Rgb; mark: Rgb; halo: Rgb };
  hills: [Rgb, Rgb, Rgb];
  tuft: Rgb;
}

export const NIGHT: CardColours = {
  bands: ['#0D0F1E', '#10142A', '#151B37', '#1C2445', '#252F55', '#313D66'].map(rgb),
  star: rgb('#6F7AA6'),
  brightStar: rgb('#F4F1E6'),
  disc: { x: 56, fill: rgb('#EFE8C4'), rim: rgb('#D8D0A8'), mark: rgb('#D3C99C'), halo: rgb('#39446C') },
  hills: [rgb('#181D33'), rgb('#10182A'), rgb('#13211C')],
  tuft: rgb('#1C3326'),
};

export const DAWN: CardColours = {
  bands: ['#2A2350', '#4A2F62', '#7A4264', '#B0605A', '#D98A54', '#F0B85E'].map(rgb),
  star: rgb('#8A7AA6'),
  brightStar: rgb('#F4E6D6'),
  disc: { x: 106, fill: rgb('#FFF0B0'), rim: rgb('#FFD95C'), mark: rgb('#FFF0B0'), halo: rgb('#E09A58') },
  hills: [rgb('#5A3A4A'), rgb('#3A2C3E'), rgb('#2A3A2A')],
  tuft: rgb('#3E5A36'),
};

export const STONE = {
  face: rgb('#8A8C9A'),
  light: rgb('#9597A5'),
  dim: rgb('#7D7F8E'),
  edgeLight: rgb('#C9C8D2'),
  edgeDark: rgb('#5B5D6C'),
  side: rgb('#2D2F3C'),
  inset: rgb('#B3B3BF'),
  foot: rgb('#08080C'),
  grass: [rgb('#2F5A36'), rgb('#1F4029')],
  ink: rgb('#15161E'),
  emboss: rgb('#C3C3CD'),
  cause: rgb('#4E0410'),
  white: rgb('#F4F1E6'),
} as const;

/** Returns the colour of the lines about the killer, the avenger and the distance left to the town. */
export const causeInk = (palette: Palette): Rgb => (palette === 'contrast' ? STONE.ink : STONE.cause);

/** Colours for depth 1, 2 and so on. All deeper depths have the last colour. */
export const DEPTHS = ['#3D7944', '#2F7340', '#7A6B4E', '#665A43', '#5A667B', '#4A4272', '#3A3844'].map(rgb);

export const LAST_DEPTH = { fill: rgb('#C8323E'), top: rgb('#EA6A68') } as const;
