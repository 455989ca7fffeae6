import { type Raws, rawsFor } from '../../engine';
import type { SpritesRaw } from '../../engine/schema/sprites';
import type { ClosingCard } from '../../i18n';
import type { Crest } from '../../lib/crest';
import type { Palette } from '../../settings/palette';
import { type HudColours, hudColours } from '../compact/hud-colours';
import { WIDTH } from '../compact/layout';
import { nameInFont } from '../font/names';
import { drawCentred, drawText, fitText, textWidth } from '../font/text';
import { drawCentredTitle } from '../font/title';
import { Pixels } from '../pixels';
import { CREST, drawCrest } from '../sprites/crest';
import { drawSprite } from '../sprites/draw';
import { portraitOf } from '../sprites/hero';
import { gridSprite } from '../sprites/sprite';
import { drawWreath } from './inscription';

/** Lengths are in pixels before enlargement. */
const MARGIN = 10;
const LINE = 16;
const HEADER = 46;
const GAP = 8;
/** Podium in pixels. `steps` and `offsets` begin with the first place; a negative offset is to the left. */
const PODIUM = {
  height: 116,
  width: 84,
  scale: 3,
  hero: 16 * 3,
  steps: [52, 36, 24],
  offsets: [0, -WIDTH / 3.4, WIDTH / 3.4],
};
const TUNICS = [{}, { y: '#C8C6D6', o: '#9A98AC' }, { y: '#B07A48', o: '#8A5A34' }];
const PLACE = 3 * LINE + 6;
const FACT = 2 * LINE + 6;
const ICONS = { deepest: 'feat-ladder', feats: 'feat-medal' } as const;

interface Canvas {
  pixels: Pixels;
  raws: Raws;
  card: ClosingCard;
  colours: HudColours;
}

/** Draws the card of a finished week or month. The card's height depends on the number of places and facts. */
export function closingPicture(raws: Raws, card: ClosingCard, palette: Palette): Pixels {
  const colours = hudColours(palette);
  const places = HEADER + PODIUM.height + GAP;
  const facts = places + card.places.length * PLACE + (card.facts.length > 0 ? GAP : 0);
  const pixels = new Pixels(WIDTH, facts + card.facts.length * FACT + GAP, colours.panel);
  const canvas = { pixels, raws, card, colours };
  drawHeader(canvas);
  drawPodium(canvas, HEADER);
  drawPlaces(canvas, places);
  drawFacts(canvas, facts);
  return pixels;
}

function drawHeader({ pixels, card: { whose, period }, colours }: Canvas): void {
  pixels.rect(0, 0, WIDTH, HEADER - 1, colours.line);
  pixels.rect(0, HEADER - 1, WIDTH, 1, colours.gold);
  drawCentredTitle(pixels, { x: WIDTH / 2, middle: 14 }, whose, { room: WIDTH - MARGIN, color: colours.gold });
  drawCentred(pixels, WIDTH / 2, 8 + LINE, fitText(period, WIDTH - MARGIN), colours.bright);
}

function drawPodium({ pixels, raws, card, colours }: Canvas, top: number): void {
  const foot = top + PODIUM.height;
  card.places.forEach(({ rank, laurel, kit, crest }, i) => {
    const { sprites } = rawsFor(raws, kit === undefined ? {} : { kit });
    const hero = portraitOf(sprites, crest, TUNICS[i]);
    const middle = Math.round(WIDTH / 2 + PODIUM.offsets[i]!);
    const step = foot - PODIUM.steps[i]!;
    pixels.rect(middle - PODIUM.width / 2, step, PODIUM.width, PODIUM.steps[i]!, colours.border);
    pixels.rect(middle - PODIUM.width / 2 + 1, step + 1, PODIUM.width - 2, PODIUM.steps[i]! - 1, colours.line);
    pixels.rect(middle - PODIUM.width / 2, step, PODIUM.width, 2, colours.gold);
    const number = String(rank);
    const scale = PODIUM.steps[i]! >= 2 * LINE ? 2 : 1;
    drawText(pixels, middle - Math.round(textWidth(number, scale) / 2), step + 3, number, colours.gold, scale);
    drawSprite(pixels, hero, middle - PODIUM.hero / 2, step - PODIUM.hero, { scale: PODIUM.scale });
    if (crest) drawBanner(pixels, sprites, crest, { middle, step, height: PODIUM.steps[i]! });
    if (laurel) drawWreath(pixels, middle, step - PODIUM.hero - 2, { far: PODIUM.hero / 2 + 2 });
  });
  pixels.rect(MARGIN, foot, WIDTH - 2 * MARGIN, 1, colours.dim);
}

function drawBanner(
  pixels: Pixels,
  sprites: SpritesRaw,
  crest: Crest,
  { middle, step, height }: { middle: number; step: number; height: number },
): void {
  const y = step + Math.round((height - CREST.height) / 2) + 1;
  for (const x of [middle - PODIUM.width / 2 + 6, middle + PODIUM.width / 2 - 6 - CREST.width]) {
    drawCrest(pixels, sprites, crest, { x, y });
  }
}

function drawPlaces({ pixels, card: { places, nameless }, colours }: Canvas, top: number): void {
  const left = MARGIN + 24;
  const room = WIDTH - left - MARGIN;
  places.forEach(({ rank, name, reached, fate }, i) => {
    const y = top + i * PLACE;
    drawText(pixels, MARGIN, y, `${rank}.`, colours.gold);
    drawText(pixels, left, y, fitText(nameInFont(name, nameless), room), colours.gold);
    drawText(pixels, left, y + LINE, fitText(reached, room), colours.bright);
    drawText(pixels, left, y + 2 * LINE, fitText(fate, room), colours.bright);
  });
}

function drawFacts({ pixels, raws, card: { facts, nameless }, colours }: Canvas, top: number): void {
  if (facts.length > 0) pixels.rect(MARGIN, top - GAP, WIDTH - 2 * MARGIN, 1, colours.dim);
  facts.forEach(({ kind, label, name, figure }, i) => {
    const y = top + i * FACT;
    drawSprite(pixels, gridSprite(raws.sprites, ICONS[kind]), MARGIN, y + 8);
    const left = MARGIN + 24;
    drawText(pixels, left, y, fitText(label, WIDTH - left - MARGIN), colours.bright);
    const right = WIDTH - MARGIN - textWidth(figure);
    drawText(pixels, right, y + LINE, figure, colours.bright);
    drawText(pixels, left, y + LINE, fitText(nameInFont(name, nameless), right - left - GAP), colours.gold);
  });
}
