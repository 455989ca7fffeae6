import type { Raws, View } from '../engine';
import type { I18n } from '../i18n';
import type { Palette } from '../lib/palette';
import { card } from './card';
import { classicPicture } from './classic';
import { drawNumbers } from './classic/numbers';
import { compactPicture } from './compact';
import { SCALE } from './compact/layout';
import type { Picture, PictureOptions } from './contract';
import { newEvents } from './new-events';
import type { Pixels } from './pixels';
import { encodePng } from './png';

/** A drawn picture, and how many pixels each of its pixels becomes. */
export interface ScaledPixels {
  pixels: Pixels;
  scale: number;
}

/** The map with the panels around it, also when the run is over. */
export function drawBoard(raws: Raws, i18n: I18n, view: View, options: PictureOptions): ScaledPixels {
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

/** The card at the end of a run, the same in every layout. */
export function drawCard(raws: Raws, i18n: I18n, view: View, palette: Palette = 'standard'): ScaledPixels {
  return { pixels: card(raws, view, i18n.epitaph(view), i18n.captions(view).log, palette), scale: SCALE };
}

/** Encodes a picture as a PNG. */
export function toPicture({ pixels, scale }: ScaledPixels): Picture {
  return { png: encodePng(pixels, scale), width: pixels.width * scale, height: pixels.height * scale };
}
