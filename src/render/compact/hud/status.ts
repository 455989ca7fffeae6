import type { View } from '../../../engine';
import type { SpritesRaw } from '../../../engine/schema/sprites';
import type { Captions } from '../../../i18n';
import { drawLabel, drawText, fitText, textWidth } from '../../font/text';
import type { Pixels } from '../../pixels';
import { drawSprite } from '../../sprites/draw';
import { gridSprite } from '../../sprites/sprite';
import { LOG_TOP, MAP_TOP, WIDTH } from '../layout';
import type { HudInks } from './palette';

const LABEL = 0xffffff;
const XP_PER_LEVEL = 1000;
const BAR_TOP = 15;
const BAR_HEIGHT = 14;

/** Below a quarter the hero's life is in danger. */
export const isLow = ({ hero }: View): boolean => hero.hp.current / Math.max(1, hero.hp.max) < 0.25;

/** The two lines above the map: where the hero is and what it owns; how it fares. */
export function drawStatus(pixels: Pixels, sprites: SpritesRaw, view: View, captions: Captions, inks: HudInks): void {
  pixels.rect(0, 0, WIDTH, MAP_TOP, inks.panel);
  pixels.rect(0, MAP_TOP - 1, WIDTH, 1, inks.line);
  const coin = drawGold(pixels, sprites, view.hero.gold, inks);
  const gold = view.laurel ? drawLaurel(pixels, sprites, coin) : coin;
  const name = drawDepth(pixels, view.depth, inks);
  drawText(pixels, name, -1, fitText(captions.place, gold - name - 6), inks.bright);
  drawBars(pixels, sprites, view, captions.level, inks);
}

/** Returns where the level's name begins. */
function drawDepth(pixels: Pixels, depth: number, inks: HudInks): number {
  const digits = String(depth);
  const width = Math.max(15, textWidth(digits) + 8);
  pixels.rect(2, 1, width, 13, inks.bright);
  pixels.rect(1, 2, width + 2, 11, inks.bright);
  drawText(pixels, 3 + Math.floor((width - textWidth(digits)) / 2), -1, digits, inks.dark);
  return width + 8;
}

/** Returns where the coin begins. */
function drawGold(pixels: Pixels, sprites: SpritesRaw, amount: number, inks: HudInks): number {
  const text = String(Math.floor(amount));
  const x = WIDTH - 4 - textWidth(text);
  drawText(pixels, x, -1, text, inks.gold);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x - 12, 4, { outline: null });
  return x - 12;
}

/** Returns where the laurel begins. */
function drawLaurel(pixels: Pixels, sprites: SpritesRaw, right: number): number {
  const laurel = gridSprite(sprites, 'icon-laurel');
  const x = right - laurel.width - 5;
  drawSprite(pixels, laurel, x, 1, { outline: null });
  return x;
}

function drawBars(pixels: Pixels, sprites: SpritesRaw, view: View, level: string, inks: HudInks): void {
  const { hp, mana, xp, level: reached } = view.hero;
  const icon = (id: string, x: number) => drawSprite(pixels, gridSprite(sprites, id), x, 18, { outline: null });
  icon('icon-heart', 3);
  const low = isLow(view) ? inks.lowHealth : inks.health;
  drawBar(pixels, 14, 118, hp.current / Math.max(1, hp.max), low, `${hp.current}/${hp.max}`, inks);
  icon('icon-mana', 139);
  drawBar(pixels, 149, 74, mana.current / Math.max(1, mana.max), inks.mana, `${mana.current}/${mana.max}`, inks);
  icon('icon-star', 230);
  drawBar(pixels, 242, 91, (xp - XP_PER_LEVEL * (reached - 1)) / XP_PER_LEVEL, inks.experience, level, inks);
}

function drawBar(
  pixels: Pixels,
  x: number,
  width: number,
  share: number,
  bar: HudInks['health'],
  label: string,
  inks: HudInks,
): void {
  pixels.rect(x, BAR_TOP, width, BAR_HEIGHT, inks.border);
  pixels.rect(x + 1, BAR_TOP + 1, width - 2, BAR_HEIGHT - 2, bar.back);
  const fill = share <= 0 ? 0 : Math.max(1, Math.round((width - 2) * Math.min(1, share)));
  pixels.rect(x + 1, BAR_TOP + 1, fill, BAR_HEIGHT - 2, bar.fill);
  pixels.rect(x + 1, BAR_TOP + 1, fill, 2, bar.light);
  drawLabel(pixels, x + Math.floor((width - textWidth(label)) / 2), BAR_TOP - 1, label, LABEL);
}

/** A frame round the map while the hero's life is in danger. */
export function drawDanger(pixels: Pixels, color: number): void {
  pixels.frame(0, MAP_TOP, WIDTH, LOG_TOP - MAP_TOP, color, 2);
}
