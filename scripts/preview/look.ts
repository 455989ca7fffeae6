import type { Raws } from '../../src/engine';
import { sum } from '../../src/lib/lists';
import { Pixels } from '../../src/render/pixels';
import { drawSprite } from '../../src/render/sprites/draw';
import { spriteOf } from '../../src/render/sprites/sprite';
import { everyLook } from '../content/looks';
import { UsageError } from '../lib/command-line';

/** Colour of unlit stone, on which most things lie. */
const GROUND = 0x24222c;

/** Sizes of a pixel of the look. The first is that of a board, the last is large enough to count pixels. */
const SCALES = [2, 4, 16] as const;

/**
 * Draws a look in each of `SCALES`. `name` is the id of a thing, or `kit scout` for the look of a kit. Throws a
 * `UsageError` for an unknown name.
 */
export function lookSheet(raws: Raws, name: string): Pixels {
  const look = new Map(everyLook(raws)).get(name);
  if (look === undefined) throw new UsageError(`--look takes an id of "looks" in raws/sprites.json, not "${name}".`);
  const sprite = spriteOf(raws.sprites, look);
  const margin = 16;
  const widths = SCALES.map((scale) => sprite.width * scale + margin);
  const pixels = new Pixels(margin + sum(widths), sprite.height * Math.max(...SCALES) + 2 * margin, GROUND);
  let left = margin;
  for (const [n, scale] of SCALES.entries()) {
    drawSprite(pixels, sprite, left, margin, { scale });
    left += widths[n]!;
  }
  return pixels;
}
