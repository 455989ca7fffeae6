import { levelProgress, type View } from '../../engine';
import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Captions, Chip } from '../../i18n';
import { capsWidth, drawCaps, drawCapsLabel, hasCaps } from '../font/pixel-face';
import { drawLabel, drawText, fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { gridSprite } from '../sprites/sprite';
import type { HudColours } from './hud-colours';
import { MAP_TOP, type Viewport } from './layout';

const BAR_LABEL = 0xffffff;
const BAR_TOP = 15;
const BAR_HEIGHT = 14;

interface Hud {
  pixels: Pixels;
  viewport: Viewport;
  colours: HudColours;
}

/** True if the hero has less than a quarter of the maximum hit points. */
export const isLow = ({ hero }: View): boolean => hero.hp.current / Math.max(1, hero.hp.max) < 0.25;

/** Draws the two lines above the map. Returns the chips that have no room in the first line. */
export function drawStatus(
  hud: Hud,
  sprites: SpritesRaw,
  view: View,
  captions: Captions,
  chips: readonly Chip[],
): Chip[] {
  const { pixels, colours } = hud;
  pixels.rect(0, 0, pixels.width, MAP_TOP, colours.panel);
  pixels.rect(0, MAP_TOP - 1, pixels.width, 1, colours.line);
  const coin = drawGold(pixels, sprites, view.hero.gold, colours);
  const gold = view.laurel ? drawLaurel(pixels, sprites, coin) : coin;
  const name = drawDepth(pixels, view.depth, colours);
  const { plates, rest } = platesIn(chips, gold - 6 - name);
  const right = plates.reduce((x, plate) => drawPlate(pixels, x, plate, colours), gold - 6);
  const room = right - name;
  if (room >= LEAST_NAME || plates.length === 0) {
    drawText(pixels, name, -1, fitText(captions.place, room), colours.bright);
  }
  drawBars(hud, sprites, view, captions);
  return rest;
}

/** Minimum room in pixels for the level's name. With less room, the name is left out. */
const LEAST_NAME = 48;
const PLATE = { height: 14, padding: 5, gap: 3 } as const;

const plateWidth = ({ text }: Chip): number => capsWidth(text) + 2 * PLATE.padding;

/** Returns `plates` in reverse order. `rest` begins with the first chip that cannot be a plate. */
function platesIn(chips: readonly Chip[], room: number): { plates: Chip[]; rest: Chip[] } {
  let left = room;
  const plates: Chip[] = [];
  const rest: Chip[] = [];
  for (const chip of chips) {
    const width = plateWidth(chip) + PLATE.gap;
    const isFitting = rest.length === 0 && width <= left && hasCaps(chip.text);
    if (isFitting) left -= width;
    (isFitting ? plates : rest).push(chip);
  }
  return { plates: plates.reverse(), rest };
}

function drawPlate(pixels: Pixels, right: number, chip: Chip, colours: HudColours): number {
  const width = plateWidth(chip);
  const x = right - width;
  pixels.rect(x + 1, 0, width - 2, PLATE.height, colours.chips[chip.tone]);
  pixels.rect(x, 1, width, PLATE.height - 2, colours.chips[chip.tone]);
  drawCaps(pixels, x + PLATE.padding, 4, chip.text, colours.dark);
  return x - PLATE.gap;
}

function drawDepth(pixels: Pixels, depth: number, colours: HudColours): number {
  const digits = String(depth);
  const width = Math.max(15, textWidth(digits) + 8);
  pixels.rect(2, 1, width, 13, colours.bright);
  pixels.rect(1, 2, width + 2, 11, colours.bright);
  drawText(pixels, 3 + Math.floor((width - textWidth(digits)) / 2), -1, digits, colours.dark);
  return width + 8;
}

function drawGold(pixels: Pixels, sprites: SpritesRaw, amount: number, colours: HudColours): number {
  const text = String(Math.floor(amount));
  const x = pixels.width - 4 - textWidth(text);
  drawText(pixels, x, -1, text, colours.gold);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x - 12, 4, { outline: null });
  return x - 12;
}

function drawLaurel(pixels: Pixels, sprites: SpritesRaw, right: number): number {
  const laurel = gridSprite(sprites, 'icon-laurel');
  const x = right - laurel.width - 5;
  drawSprite(pixels, laurel, x, 1, { outline: null });
  return x;
}

function drawBars(hud: Hud, sprites: SpritesRaw, view: View, { level, gauge }: Captions): void {
  const { pixels, viewport, colours } = hud;
  const { hp, mana } = view.hero;
  const { health, mana: magic, experience } = viewport.bars;
  const icon = (id: string, x: number) => drawSprite(pixels, gridSprite(sprites, id), x, 18, { outline: null });
  icon('icon-heart', health.icon);
  drawBar(hud, health, hp.current / Math.max(1, hp.max), {
    bar: isLow(view) ? colours.lowHealth : colours.health,
    name: gauge.health,
    label: `${hp.current}/${hp.max}`,
    widest: `${hp.max}/${hp.max}`,
  });
  icon('icon-mana', magic.icon);
  drawBar(hud, magic, mana.current / Math.max(1, mana.max), {
    bar: colours.mana,
    name: gauge.mana,
    label: `${mana.current}/${mana.max}`,
    widest: `${mana.max}/${mana.max}`,
  });
  icon('icon-star', experience.icon);
  const { gained, needed } = levelProgress(view.hero);
  drawBar(hud, experience, gained / needed, { bar: colours.experience, name: '', label: level, widest: level });
}

interface BarTexts {
  bar: HudColours['health'];
  name: string;
  label: string;
  widest: string;
}

const INSET = { side: 4, between: 4 } as const;

function drawBar(
  { pixels, colours }: Hud,
  { x, width }: { x: number; width: number },
  share: number,
  { bar, name, label, widest }: BarTexts,
): void {
  pixels.rect(x, BAR_TOP, width, BAR_HEIGHT, colours.border);
  pixels.rect(x + 1, BAR_TOP + 1, width - 2, BAR_HEIGHT - 2, bar.back);
  const fill = share <= 0 ? 0 : Math.max(1, Math.round((width - 2) * Math.min(1, share)));
  pixels.rect(x + 1, BAR_TOP + 1, fill, BAR_HEIGHT - 2, bar.fill);
  pixels.rect(x + 1, BAR_TOP + 1, fill, 2, bar.light);
  const needed = capsWidth(name) + INSET.between + textWidth(widest) + 2 * INSET.side;
  const isNamed = name !== '' && needed <= width;
  const right = x + width - INSET.side - textWidth(label);
  const left = isNamed ? right : x + Math.floor((width - textWidth(label)) / 2);
  if (isNamed) drawCapsLabel(pixels, x + INSET.side, BAR_TOP + 3, name, BAR_LABEL);
  drawLabel(pixels, left, BAR_TOP - 1, label, BAR_LABEL);
}

/** Draws a frame along the edges of the map. */
export function drawDanger(pixels: Pixels, { width, mapHeight }: Viewport, color: number): void {
  pixels.frame(0, MAP_TOP, width, mapHeight, color, 2);
}
