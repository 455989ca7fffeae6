import type { Raws } from '../../engine';
import type { SpritesRaw } from '../../engine/schema/sprites';
import type { Epitaph } from '../../i18n';
import { WIDTH } from '../compact/layout';
import { fitText } from '../font/text';
import type { Pixels } from '../pixels';
import { drawBoonNames } from './boon-names';
import { DAWN } from './colours';
import { seedLine } from './inscription';
import { drawLadder, drawShaft } from './ladder';
import { drawRoundTrip } from './round-trip';
import { drawHills, drawSky } from './sky';
import { drawCompanion, drawHeading, drawPurse, drawVictor, GOLD, INK, LINE, write } from './victor';

const HERO = { middle: DAWN.disc.x, feet: 190, scale: 5 };
const COMPANION = { middle: 182, feet: 194, scale: 3 };
const FIGURES_TOP = 196;
export const LADDER = { left: 218, top: 92, step: 17, plate: 18 };
const RUNGS = 12;

/** Draws the card of a victor. A hero who came home from the depths gets a card with two ladders. */
export function drawVictory(pixels: Pixels, raws: Raws, epitaph: Epitaph): void {
  if (epitaph.ascent.length > 0) {
    drawRoundTrip(pixels, raws, epitaph);
    return;
  }
  drawSky(pixels, DAWN);
  drawHills(pixels, DAWN);
  drawHeading(pixels, epitaph, [epitaph.how, epitaph.place, epitaph.standing]);
  drawVictor(pixels, raws, HERO, epitaph);
  drawCompanion(pixels, raws, COMPANION, epitaph);
  drawFigures(pixels, raws.sprites, epitaph);
  drawShaft(pixels, { left: LADDER.left - 8, right: WIDTH, top: LADDER.top - 6 });
  const { descent } = epitaph;
  const shown = descent.length > RUNGS ? [descent[0]!, ...descent.slice(1 - RUNGS)] : descent;
  drawLadder(pixels, shown, { ...LADDER, last: shown.length - 1, text: 'right' });
}

function drawFigures(pixels: Pixels, sprites: SpritesRaw, epitaph: Epitaph): void {
  const { score, kills, gold, companion } = epitaph;
  const room = LADDER.left - 16;
  const middle = Math.min(HERO.middle, LADDER.left / 2);
  const above = [...(score === null ? [] : [score]), kills, ...(companion ? [companion.beside] : [])];
  const y = (line: number): number => FIGURES_TOP + line * LINE;
  above.forEach((line, i) => {
    write(pixels, middle, y(i), fitText(line, room), line === score ? GOLD : INK);
  });
  drawPurse(pixels, sprites, gold, { middle, y: y(above.length) });
  write(pixels, middle, y(above.length + 1), seedLine(epitaph, room), INK);
  drawBoonNames(pixels, epitaph, { middle, y: y(above.length + 2) + 4, room, lines: companion ? 1 : 2 });
}
