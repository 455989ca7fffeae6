import type { Raws } from '../../engine';
import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Epitaph } from '../../i18n';
import { rgb } from '../color';
import { LOG_TOP, WIDTH } from '../compact/layout';
import { drawCentred, drawLabel, fitText, textWidth } from '../font/text';
import { noise } from '../noise';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { gridSprite, spriteOf } from '../sprites/sprite';
import { DAWN } from './colours';
import { DEPTHS, drawWreath, nameLines } from './inscription';
import { drawHills, drawSky } from './sky';

const INK = rgb('#FFF6DC');
const GOLD = rgb('#FFE58A');
const DARK = rgb('#15161E');
const WOOD = { face: rgb('#9C683C'), light: rgb('#C89A5C'), shade: rgb('#5F3C27') };
const SHAFT = { rock: rgb('#2A1E2C'), edge: rgb('#4A3848'), fleck: rgb('#382A3A') };

const LINE = 16;
const ROOM = WIDTH - 12;
/** Where the hero stands before the sun, and below it the deeds. */
const HERO = { middle: DAWN.disc.x, feet: 190, scale: 5 };
const DEEDS_TOP = 196;
/** The ladder in its shaft: rungs from the town down. */
export const LADDER = { left: 218, top: 92, step: 17, rungs: 12, plate: 18 };

/** The end of a victor: dawn over the land, the hero under the laurel, the way down and the deeds. */
export function drawVictory(pixels: Pixels, raws: Raws, epitaph: Epitaph): void {
  drawSky(pixels, DAWN);
  drawHills(pixels, DAWN);
  drawHeading(pixels, epitaph);
  drawHero(pixels, raws, epitaph);
  drawDeeds(pixels, raws.sprites, epitaph);
  drawLadder(pixels, epitaph);
}

function drawHeading(pixels: Pixels, { name, standing, how, place }: Epitaph): void {
  const { lines, scale } = nameLines(name, ROOM);
  lines.forEach((line, i) => {
    write(pixels, WIDTH / 2, (scale === 1 && lines.length === 1 ? 12 : 2) + i * LINE * scale, line, GOLD, scale);
  });
  [how, place, standing].forEach((line, i) => {
    write(pixels, WIDTH / 2, 34 + i * LINE, fitText(line, ROOM), INK);
  });
}

function write(pixels: Pixels, middle: number, y: number, line: string, ink: number, scale = 1): void {
  drawLabel(pixels, Math.round(middle - textWidth(line, scale) / 2), y, line, ink, scale);
}

function drawHero(pixels: Pixels, raws: Raws, { laurel }: Epitaph): void {
  const sprite = spriteOf(raws.sprites, lookOf(raws.sprites, { kind: 'hero', raw: 'hero' }));
  const { middle, feet, scale } = HERO;
  const top = feet - sprite.height * scale;
  drawSprite(pixels, sprite, middle - (sprite.width * scale) / 2, top, { outline: DARK, scale });
  if (laurel) drawWreath(pixels, middle, top - 2, { far: 30, scale: 4 });
}

function drawDeeds(pixels: Pixels, sprites: SpritesRaw, { score, kills, gold, seed }: Epitaph): void {
  const room = LADDER.left - 16;
  const middle = Math.min(HERO.middle, LADDER.left / 2);
  [score, kills, null, seed]
    .filter((line) => line !== null || gold !== null)
    .forEach((line, i) => {
      const y = DEEDS_TOP + i * LINE;
      if (line !== null) write(pixels, middle, y, fitText(line, room), i === 0 ? GOLD : INK);
      else drawPurse(pixels, sprites, gold, middle, y);
    });
}

function drawPurse(pixels: Pixels, sprites: SpritesRaw, gold: number, middle: number, y: number): void {
  const amount = String(Math.floor(gold));
  const x = Math.round(middle - (textWidth(amount) + 13) / 2);
  drawSprite(pixels, gridSprite(sprites, 'icon-coin'), x, y + 5, { outline: DARK });
  drawLabel(pixels, x + 13, y, amount, INK);
}

/** A shaft with a rung for each depth: its number, and the turn it was first reached in. */
function drawLadder(pixels: Pixels, { descent }: Epitaph): void {
  const { left, top, step, rungs, plate } = LADDER;
  const shown = descent.length > rungs ? [descent[0]!, ...descent.slice(1 - rungs)] : descent;
  drawShaft(pixels, left - 8, top - 6);
  const length = shown.length * step + 2;
  for (const x of [left - 3, left + plate]) {
    pixels.rect(x - 1, top - 5, 5, length + 6, DARK);
    pixels.rect(x, top - 4, 3, length + 4, WOOD.face);
    pixels.rect(x, top - 4, 1, length + 4, WOOD.light);
  }
  shown.forEach(({ depth, when }, i) => {
    const y = top + i * step;
    const last = i === shown.length - 1;
    pixels.rect(left - 1, y + 13, plate + 2, 3, WOOD.shade);
    pixels.rect(left + 1, y - 1, plate - 2, 14, last ? GOLD : DEPTHS[Math.min(depth, DEPTHS.length) - 1]!);
    drawCentred(pixels, left + plate / 2, y - 2, String(depth), last ? DARK : INK);
    drawLabel(pixels, left + plate + 8, y - 2, fitText(when, WIDTH - left - plate - 12), last ? GOLD : INK);
  });
}

function drawShaft(pixels: Pixels, left: number, top: number): void {
  for (let y = top; y < LOG_TOP; y++) {
    const edge = left + Math.floor(noise(y >> 2, 3, 7) * 4);
    pixels.rect(edge, y, WIDTH - edge, 1, SHAFT.rock);
    pixels.rect(edge, y, 2, 1, SHAFT.edge);
    for (let k = 0; k < 2; k++) {
      if (noise(y, k, 11) < 0.25) pixels.rect(edge + 6 + Math.floor(noise(y, k, 13) * 100), y, 3, 1, SHAFT.fleck);
    }
  }
  pixels.rect(left, top, WIDTH - left, 2, SHAFT.edge);
}
