import type { Raws } from '../../engine';
import type { Crest } from '../../lib/crest';
import type { Palette } from '../../settings/palette';
import { mix, type Rgb } from '../color';
import { type HudColours, hudColours } from '../compact/hud-colours';
import { WIDTH } from '../compact/layout';
import { capsWidth, drawCaps } from '../font/pixel-face';
import { drawText, fitText, textWidth } from '../font/text';
import { drawTitle } from '../font/title';
import { Pixels } from '../pixels';
import { CREST, drawCrest } from '../sprites/crest';
import { drawSprite } from '../sprites/draw';
import { gridSprite, type Sprite } from '../sprites/sprite';

export const MARGIN = 8;
export const HEADER = 46;
export const LINE = 16;
export const SLOT = { small: 22, large: 38 } as const;

export interface Sheet {
  pixels: Pixels;
  raws: Raws;
  colours: HudColours;
  palette: Palette;
}

/** Returns an empty sheet with a frame. `height` is in pixels and includes the header. */
export function emptySheet(raws: Raws, height: number, palette: Palette): Sheet {
  const colours = hudColours(palette);
  const pixels = new Pixels(WIDTH, height, colours.panel);
  pixels.frame(0, 0, WIDTH, height, colours.line, 2);
  return { pixels, raws, colours, palette };
}

export interface Head {
  portrait: Sprite;
  title: string;
  label: string;
  gold: string | null;
  crest?: Crest | undefined;
}

export function drawHead({ pixels, raws, colours }: Sheet, { portrait, title, label, gold, crest }: Head): void {
  pixels.rect(0, 0, WIDTH, HEADER - 2, colours.line);
  pixels.rect(0, HEADER - 2, WIDTH, 1, colours.gold);
  drawSlot(pixels, colours, { x: 4, y: 3, side: SLOT.large });
  const scale = portrait.width > LINE ? 1 : 2;
  const aside = (SLOT.large - portrait.width * scale) / 2;
  drawSprite(pixels, portrait, 4 + aside, 3 + (SLOT.large - portrait.height * scale) / 2, { scale });
  const left = SLOT.large + 12;
  const right = WIDTH - MARGIN - (crest ? 2 * CREST.width + 4 : 0);
  if (crest) drawCrest(pixels, raws.sprites, crest, { x: right + 4, y: 3, scale: 2 });
  const purse = gold === null ? 0 : textWidth(gold) + 14;
  drawTitle(pixels, { x: left, middle: 17 }, title, { room: right - left, color: colours.gold });
  drawCaps(pixels, left, 31, label, colours.bright);
  if (gold === null) return;
  drawText(pixels, WIDTH - MARGIN - purse + 13, 26, gold, colours.gold);
  drawSprite(pixels, gridSprite(raws.sprites, 'icon-coin'), WIDTH - MARGIN - purse, 31, { outline: null });
}

export function drawSlot(
  pixels: Pixels,
  { border, dim, panel }: HudColours,
  { x, y, side, edge = mix(dim, panel, 0.45) }: { x: number; y: number; side: number; edge?: Rgb },
): void {
  pixels.rect(x, y, side, side, edge);
  pixels.rect(x + 1, y + 1, side - 2, side - 2, border);
}

export function drawNotes({ pixels, colours }: Sheet, top: number, notes: readonly string[]): void {
  notes.forEach((note, i) => {
    drawText(pixels, MARGIN, top + i * LINE, fitText(note, WIDTH - 2 * MARGIN), colours.dim);
  });
}

export const drawRule = ({ pixels, colours }: Sheet, y: number): void =>
  pixels.rect(MARGIN, y, WIDTH - 2 * MARGIN, 1, colours.line);

export function drawHeading({ pixels, colours }: Sheet, y: number, text: string): void {
  drawCaps(pixels, MARGIN, y + 5, text, colours.gold);
  const left = MARGIN + capsWidth(text) + 6;
  pixels.rect(left, y + 9, WIDTH - MARGIN - left, 1, colours.line);
}
