import type { ParticleRaw, SpritesRaw } from '../../../engine/schema/sprites';
import type { Palette } from '../../../settings/palette';
import { mix, type Rgb, rgb, safeHue } from '../../color';

/** The `shades` and the colours of `jet` go from bright to dark. */
export interface ParticleColours {
  pattern: ParticleRaw['pattern'] | 'hatch';
  tint: Rgb;
  /** Share of `tint` in the ground, from 0 to 1. */
  share: number;
  shades: [Rgb, Rgb, Rgb];
  jet: [Rgb, Rgb, Rgb];
}

const CONTRAST: ParticleColours = {
  pattern: 'hatch',
  tint: rgb('#1F5F8A'),
  share: 0.55,
  shades: [rgb('#FFFFFF'), rgb('#56B4E9'), rgb('#56B4E9')],
  jet: [rgb('#FFFFFF'), rgb('#A8D8F4'), rgb('#56B4E9')],
};

/** Colours for colour-blind people. The keys are colours in the raws. */
const SAFE: Readonly<Record<string, Rgb>> = {
  '#00FF00': rgb('#34B785'),
  '#FFA500': rgb('#E16C0A'),
  '#FFFFFF': rgb('#A29EB3'),
  '#00FFFF': rgb('#347DC7'),
};

/**
 * Returns the pattern and colours for particles of `color`, in the form `#RRGGBB`. Except in high contrast, the pattern
 * is `sparks` for a colour that the raws do not list.
 */
export function particleColours(sprites: SpritesRaw, color: string, palette: Palette): ParticleColours {
  if (palette === 'contrast') return CONTRAST;
  const name = color.toUpperCase();
  const raw = sprites.particles[name];
  if (palette === 'safe')
    return { ...shadesOf(SAFE[name] ?? safeHue(rgb(color)), 0), pattern: raw?.pattern ?? 'sparks' };
  if (raw === undefined) return shadesOf(rgb(color), 0.2);
  return { pattern: raw.pattern, tint: rgb(raw.tint), share: 0.4, shades: triple(raw.inks), jet: triple(raw.jet) };
}

function shadesOf(own: Rgb, pale: number): ParticleColours {
  const shades: [Rgb, Rgb, Rgb] = [mix(own, 0xffffff, 0.7), mix(own, 0xffffff, pale), mix(own, 0, 0.3)];
  return { pattern: 'sparks', tint: own, share: 0.4, shades, jet: shades };
}

const triple = ([a, b, c]: readonly [string, string, string]): [Rgb, Rgb, Rgb] => [rgb(a), rgb(b), rgb(c)];
