import type { Raws } from '../../engine';
import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Epitaph } from '../../i18n';
import { rgb } from '../color';
import { WIDTH } from '../compact/layout';
import { drawLabel, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { portraitOf } from '../sprites/hero';
import { lookOf } from '../sprites/look';
import { gridSprite, spriteOf } from '../sprites/sprite';
import { drawWreath, titleOf } from './inscription';
import { drawName } from './name';

export const INK = rgb('#FFF6DC');
export const GOLD = rgb('#FFE58A');
export const DARK = rgb('#15161E');

export const LINE = 16;
const ROOM = WIDTH - 12;

/** Writes the hero's name, title and kit at the top of the picture, and the lines `below` underneath. */
export function drawHeading(pixels: Pixels, epitaph: Epitaph, below: readonly string[]): void {
  drawName(pixels, { x: WIDTH / 2, middle: 19 }, { name: titleOf(epitaph, epitaph.title), room: ROOM, color: GOLD });
  below.forEach((line, i) => {
    write(pixels, WIDTH / 2, 34 + i * LINE, fitText(line, ROOM), INK);
  });
}

/** Writes an outlined line centred on column `middle`. `y` is the line's top in pixels. */
export function write(pixels: Pixels, middle: number, y: number, line: string, ink: number, scale = 1): void {
  drawLabel(pixels, Math.round(middle - textWidth(line, scale) / 2), y, line, ink, scale);
}

/** Draws the hero with the feet on row `feet`, and with a wreath if the hero won the laurel. */
export function drawVictor(
  pixels: Pixels,
  raws: Raws,
  { middle, feet, scale }: { middle: number; feet: number; scale: number },
  { laurel, crest }: Pick<Epitaph, 'laurel' | 'crest'>,
): void {
  const sprite = portraitOf(raws.sprites, crest);
  const top = feet - sprite.height * scale;
  drawSprite(pixels, sprite, middle - (sprite.width * scale) / 2, top, { outline: DARK, scale });
  if (laurel) drawWreath(pixels, middle, top - 2, { far: 6 * scale, scale: scale - 1 });
}

/** Draws the hero's companion, if any. `middle` and `feet` are a column and a row in pixels. */
export function drawCompanion(
  pixels: Pixels,
  { sprites }: Raws,
  { middle, feet, scale }: { middle: number; feet: number; scale: number },
  { companion }: Pick<Epitaph, 'companion'>,
): void {
  if (!companion) return;
  const sprite = spriteOf(sprites, lookOf(sprites, { kind: 'mob', raw: companion.raw }));
  const [left, top] = [middle - (sprite.width * scale) / 2, feet - sprite.height * scale];
  drawSprite(pixels, sprite, left, top, { outline: DARK, scale });
}

/** Draws a coin and the amount, centred on column `at.middle`. `at.y` is the line's top in pixels. */
export function drawPurse(
  pixels: Pixels,
  sprites: SpritesRaw,
  amount: string,
  at: { middle: number; y: number },
): void {
  const x = Math.round(at.middle - (textWidth(amount) + 13) / 2);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x, at.y + 5, { outline: DARK });
  drawLabel(pixels, x + 13, at.y, amount, INK);
}
