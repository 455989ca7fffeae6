import type { ParticleRaw, SpritesRaw } from '../../../engine/schema/sprites';
import { mix, type Rgb, rgb } from '../../color';

/** Inks of one kind of blast or line, bright to dark. */
export interface ParticleInks {
  pattern: ParticleRaw['pattern'] | 'hatch';
  tint: Rgb;
  /** How much of the tint covers the ground. */
  share: number;
  inks: [Rgb, Rgb, Rgb];
  jet: [Rgb, Rgb, Rgb];
}

const CONTRAST: ParticleInks = {
  pattern: 'hatch',
  tint: rgb('#1F5F8A'),
  share: 0.55,
  inks: [rgb('#FFFFFF'), rgb('#56B4E9'), rgb('#56B4E9')],
  jet: [rgb('#FFFFFF'), rgb('#A8D8F4'), rgb('#56B4E9')],
};

/** How particles of a colour are drawn; an unlisted colour is shaded by itself. */
export function particleInks(sprites: SpritesRaw, color: string, contrast: boolean): ParticleInks {
  if (contrast) return CONTRAST;
  const raw = sprites.particles[color.toUpperCase()];
  if (raw === undefined) {
    const own = rgb(color);
    const shades: [Rgb, Rgb, Rgb] = [mix(own, 0xffffff, 0.7), mix(own, 0xffffff, 0.2), mix(own, 0, 0.3)];
    return { pattern: 'sparks', tint: own, share: 0.4, inks: shades, jet: shades };
  }
  return { pattern: raw.pattern, tint: rgb(raw.tint), share: 0.4, inks: triple(raw.inks), jet: triple(raw.jet) };
}

const triple = ([a, b, c]: readonly [string, string, string]): [Rgb, Rgb, Rgb] => [rgb(a), rgb(b), rgb(c)];
