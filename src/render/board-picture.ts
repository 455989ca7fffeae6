import { type Raws, rawsFor, type View } from '../engine';
import type { I18n } from '../i18n';
import type { Palette } from '../settings/palette';
import { card } from './card';
import { classicPicture } from './classic';
import { drawNumbers } from './classic/numbers';
import { compactPicture } from './compact';
import { SCALE } from './compact/layout';
import type { Picture, PictureOptions } from './contract';
import { newEvents } from './new-events';
import type { Pixels } from './pixels';
import { encodePng } from './png';

/** Picture before enlargement to `scale` × `scale` pixels for each pixel. */
export interface ScaledPixels {
  pixels: Pixels;
  scale: number;
}

/** Draws the map and the panels, even if the run is over. */
export function drawBoard(all: Raws, i18n: I18n, view: View, options: PictureOptions): ScaledPixels {
  const raws = rawsFor(all, view);
  const tooltip = options.look ? i18n.tooltip(view, options.look.id) : [];
  if (options.layout === 'classic') {
    const texts = { ...i18n.classic(view, options.sinceTurn), tooltip };
    const pixels = classicPicture(raws, view, texts, options);
    drawNumbers(pixels, view, newEvents(view, options.sinceTurn), options.palette ?? 'standard');
    return { pixels, scale: 1 };
  }
  const captions = i18n.captions(view, options.sinceTurn);
  const mode = options.targeting ? [{ text: options.targeting.label, tone: 'mode' as const }] : [];
  const texts = { ...captions, chips: [...mode, ...captions.chips], tooltip };
  return { pixels: compactPicture(raws, view, texts, options), scale: SCALE };
}

/** Draws the card that replaces the board when the run is over. */
export function drawCard(raws: Raws, i18n: I18n, view: View, palette: Palette = 'standard'): ScaledPixels {
  const texts = { epitaph: i18n.epitaph(view), log: i18n.captions(view).log };
  return { pixels: card(raws, view, texts, palette), scale: SCALE };
}

/** Encodes a picture as a PNG and releases the pixels. The caller must not use `pixels` afterwards. */
export function toPicture({ pixels, scale }: ScaledPixels): Picture {
  const png = encodePng(pixels, scale);
  pixels.release();
  return { png, width: pixels.width * scale, height: pixels.height * scale };
}
