import { levelProgress, type View } from '../../engine';
import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Captions } from '../../i18n';
import { drawLabel, drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { gridSprite } from '../sprites/sprite';
import type { HudColours } from './hud-colours';
import { MAP_TOP, type Viewport } from './layout';

const BAR_LABEL = 0xffffff;
const BAR_TOP = 15;
const BAR_HEIGHT = 14;

/** Picture in which the panels round the map are drawn, with its measures and colours. */
interface Hud {
  pixels: Pixels;
  viewport: Viewport;
  colours: HudColours;
}

/** True if the hero has less than a quarter of the maximum hit points. */
export const isLow = ({ hero }: View): boolean => hero.hp.current / Math.max(1, hero.hp.max) < 0.25;

/**
 * Draws the two lines above the map. The first has depth, level name and gold; the second has bars of health, mana and
 * experience.
 */
export function drawStatus(hud: Hud, sprites: SpritesRaw, view: View, captions: Captions): void {
  const { pixels, colours } = hud;
  pixels.rect(0, 0, pixels.width, MAP_TOP, colours.panel);
  pixels.rect(0, MAP_TOP - 1, pixels.width, 1, colours.line);
  const coin = drawGold(pixels, sprites, view.hero.gold, colours);
  const gold = view.laurel ? drawLaurel(pixels, sprites, coin) : coin;
  const name = drawDepth(pixels, view.depth, colours);
  drawText(pixels, name, -1, fitText(captions.place, gold - name - 6), colours.bright);
  drawBars(hud, sprites, view, captions.level);
}

/** Draws the number of the depth. Returns the column where the level's name begins. */
function drawDepth(pixels: Pixels, depth: number, colours: HudColours): number {
  const digits = String(depth);
  const width = Math.max(15, textWidth(digits) + 8);
  pixels.rect(2, 1, width, 13, colours.bright);
  pixels.rect(1, 2, width + 2, 11, colours.bright);
  drawText(pixels, 3 + Math.floor((width - textWidth(digits)) / 2), -1, digits, colours.dark);
  return width + 8;
}

/** Draws the amount of gold and a coin to the left of it. Returns the coin's left column. */
function drawGold(pixels: Pixels, sprites: SpritesRaw, amount: number, colours: HudColours): number {
  const text = String(Math.floor(amount));
  const x = pixels.width - 4 - textWidth(text);
  drawText(pixels, x, -1, text, colours.gold);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x - 12, 4, { outline: null });
  return x - 12;
}

/** Draws a laurel to the left of column `right`. Returns the laurel's left column. */
function drawLaurel(pixels: Pixels, sprites: SpritesRaw, right: number): number {
  const laurel = gridSprite(sprites, 'icon-laurel');
  const x = right - laurel.width - 5;
  drawSprite(pixels, laurel, x, 1, { outline: null });
  return x;
}

function drawBars(hud: Hud, sprites: SpritesRaw, view: View, level: string): void {
  const { pixels, viewport, colours } = hud;
  const { hp, mana } = view.hero;
  const { health, mana: magic, experience } = viewport.bars;
  const icon = (id: string, x: number) => drawSprite(pixels, gridSprite(sprites, id), x, 18, { outline: null });
  icon('icon-heart', health.icon);
  drawBar(hud, health, hp.current / Math.max(1, hp.max), {
    bar: isLow(view) ? colours.lowHealth : colours.health,
    label: `${hp.current}/${hp.max}`,
  });
  icon('icon-mana', magic.icon);
  drawBar(hud, magic, mana.current / Math.max(1, mana.max), {
    bar: colours.mana,
    label: `${mana.current}/${mana.max}`,
  });
  icon('icon-star', experience.icon);
  const { gained, needed } = levelProgress(view.hero);
  drawBar(hud, experience, gained / needed, { bar: colours.experience, label: level });
}

function drawBar(
  { pixels, colours }: Hud,
  { x, width }: { x: number; width: number },
  share: number,
  { bar, label }: { bar: HudColours['health']; label: string },
): void {
  pixels.rect(x, BAR_TOP, width, BAR_HEIGHT, colours.border);
  pixels.rect(x + 1, BAR_TOP + 1, width - 2, BAR_HEIGHT - 2, bar.back);
  const fill = share <= 0 ? 0 : Math.max(1, Math.round((width - 2) * Math.min(1, share)));
  pixels.rect(x + 1, BAR_TOP + 1, fill, BAR_HEIGHT - 2, bar.fill);
  pixels.rect(x + 1, BAR_TOP + 1, fill, 2, bar.light);
  drawLabel(pixels, x + Math.floor((width - textWidth(label)) / 2), BAR_TOP - 1, label, BAR_LABEL);
}

/** Draws a frame, two pixels wide, round the map. The frame warns the player of low health. */
export function drawDanger(pixels: Pixels, { width, mapHeight }: Viewport, color: number): void {
  pixels.frame(0, MAP_TOP, width, mapHeight, color, 2);
}
