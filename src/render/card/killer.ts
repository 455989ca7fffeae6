import type { Raws, View } from '../../engine';
import { rgb } from '../color';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { spriteOf } from '../sprites/sprite';
import { NIGHT } from './colours';
import { SLAB } from './headstone';

export const KILLER_COLOURS = { silhouette: rgb('#0A0C18'), eyes: rgb('#FF5A3A') } as const;

/** Maximum scale. A large sprite is scaled less, because it must fit left of the headstone. */
const MOST_SCALE = 5;
const FEET = 196;

/** Draws the killer's silhouette; draws nothing unless a creature killed the hero. */
export function drawKiller(pixels: Pixels, raws: Raws, { over }: View): void {
  if (!over?.by || !raws.mob[over.by]) return;
  const sprite = spriteOf(raws.sprites, lookOf(raws.sprites, { kind: 'mob', raw: over.by }));
  const scale = Math.min(MOST_SCALE, Math.floor(SLAB.x / sprite.width));
  const x = Math.round(NIGHT.disc.x - (sprite.width * scale) / 2);
  const y = FEET - sprite.height * scale;
  drawSprite(pixels, sprite, x, y, { solid: KILLER_COLOURS.silhouette, outline: null, scale });
  for (const [i, j] of sprite.eyes) pixels.rect(x + i * scale, y + j * scale, scale, scale, KILLER_COLOURS.eyes);
}
