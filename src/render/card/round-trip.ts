import type { Raws } from '../../engine';
import type { Epitaph } from '../../i18n';
import { isWithin } from '../../lib/range';
import { rgb } from '../color';
import { LOG_TOP, WIDTH } from '../compact/layout';
import { fitText, textWidth } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { lookOf } from '../sprites/look';
import { spriteOf } from '../sprites/sprite';
import { DAWN } from './colours';
import { drawLadder, drawShaft } from './ladder';
import { drawHills, drawSky } from './sky';
import { DARK, drawCompanion, drawHeading, drawPurse, drawVictor, GOLD, INK, LINE, write } from './victor';

const MIDDLE = WIDTH / 2;
const SHAFT = { width: 118, top: 82 };
const TUNNEL_TOP = 276;
const RUNGS = { top: 88, step: 14, most: 15, plate: 20 };
const DOWN = { ladder: 73, picture: 98 };
const UP = { ladder: WIDTH - 73 - RUNGS.plate, picture: WIDTH - 98 - 16 };

const HERO = { middle: MIDDLE, feet: 168, scale: 4 };
const COMPANION = { middle: MIDDLE + 35, feet: 172, scale: 2 };
const FIGURES = { top: 174, room: UP.picture - DOWN.picture - 18 };
const GLOW = rgb('#5A3A6A');
const SUN = { x: MIDDLE, fill: rgb('#D98A54'), mark: rgb('#D98A54'), rim: rgb('#F0B85E') };

export function drawRoundTrip(pixels: Pixels, raws: Raws, epitaph: Epitaph): void {
  const dawn = { ...DAWN, disc: { ...DAWN.disc, ...SUN } };
  drawSky(pixels, dawn);
  drawHills(pixels, dawn);
  drawHeading(pixels, epitaph, [epitaph.how, epitaph.place, epitaph.seed]);
  drawShaft(pixels, { left: 0, right: SHAFT.width, top: SHAFT.top });
  drawShaft(pixels, { left: WIDTH - SHAFT.width, right: WIDTH, top: SHAFT.top });
  drawShaft(pixels, { left: 0, right: WIDTH, top: TUNNEL_TOP });
  const down = epitaph.descent.slice(-RUNGS.most);
  const up = [...epitaph.ascent].reverse().slice(-RUNGS.most);
  drawLadder(pixels, down, { ...RUNGS, left: DOWN.ladder, last: down.length - 1, text: 'left' });
  drawLadder(pixels, up, { ...RUNGS, left: UP.ladder, last: 0, text: 'right' });
  drawPictures(pixels, raws, { steps: down, x: DOWN.picture });
  drawPictures(pixels, raws, { steps: up, x: UP.picture });
  drawFetched(pixels, raws);
  drawVictor(pixels, raws, HERO, epitaph);
  drawCompanion(pixels, raws, COMPANION, epitaph);
  drawFigures(pixels, raws, epitaph);
}

function drawPictures(pixels: Pixels, raws: Raws, { steps, x }: { steps: Epitaph['descent']; x: number }): void {
  for (const { depths, icon } of raws.campaign.places) {
    const rungs = steps.flatMap(({ depth }, at) => (isWithin(depths, depth) ? [at] : []));
    const [first, last] = [rungs[0], rungs.at(-1)];
    if (first === undefined || last === undefined) continue;
    const y = RUNGS.top + Math.round(((first + last) / 2) * RUNGS.step) - 2;
    drawSprite(pixels, spriteOf(raws.sprites, icon), x, y, { outline: DARK });
  }
}

function drawFetched(pixels: Pixels, raws: Raws): void {
  const { laurel } = raws.campaign;
  if (!('brought' in laurel)) return;
  const sprite = spriteOf(raws.sprites, lookOf(raws.sprites, { kind: 'item', raw: laurel.brought }));
  const y = TUNNEL_TOP + 4;
  for (let j = 0; j < LOG_TOP - TUNNEL_TOP - 4; j++) {
    const reach = Math.round(26 * Math.sqrt(Math.max(0, 1 - ((j - 8) / 14) ** 2)));
    pixels.rect(MIDDLE - reach, y + j, 2 * reach, 1, GLOW);
  }
  drawSprite(pixels, sprite, MIDDLE - sprite.width / 2, y, { outline: DARK });
}

function drawFigures(pixels: Pixels, raws: Raws, { standing, score, kills, gold, companion }: Epitaph): void {
  const [points, ...notRanked] = score === null ? [] : score.split(' · ');
  const lines = [...standing.split(' · '), kills, ...(points === undefined ? [] : [points]), ...notRanked];
  lines.forEach((line, i) => {
    write(pixels, MIDDLE, FIGURES.top + i * LINE, fitText(line, FIGURES.room), line === points ? GOLD : INK);
  });
  drawPurse(pixels, raws.sprites, gold, { middle: MIDDLE, y: FIGURES.top + lines.length * LINE });
  if (companion) {
    const y = FIGURES.top + (lines.length + 1) * LINE;
    const { beside, name } = companion;
    write(pixels, MIDDLE, y, textWidth(beside) <= FIGURES.room ? beside : fitText(name, FIGURES.room), INK);
  }
}
