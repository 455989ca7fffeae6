import type { SheetThing } from '../../i18n';
import { mix } from '../color';
import { CAPS, capsWidth, drawCapsLabel } from '../font/pixel-face';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { spriteOf } from '../sprites/sprite';
import { drawSlot, type Sheet, SLOT } from './frame';

/** Draws a thing in a small box, with its count. If `isInReach` is false, draws the thing pale. */
export function drawThing(
  { pixels, raws, colours }: Sheet,
  { x, y }: { x: number; y: number },
  { thing, isBetter, count }: SheetThing,
  isInReach = true,
): void {
  drawSlot(pixels, colours, { x, y, side: SLOT.small, ...(isBetter && { edge: colours.tones.good }) });
  const look = spriteOf(raws.sprites, lookOf(raws.sprites, { ...thing, kind: 'item' }));
  drawSprite(pixels, look, x + 3, y + 3, isInReach ? {} : { tone: (ink) => mix(ink, colours.panel, 0.45) });
  const left = x + SLOT.small - capsWidth(count);
  drawCapsLabel(pixels, left, y + SLOT.small - CAPS.height + 1, count, colours.bright);
}
