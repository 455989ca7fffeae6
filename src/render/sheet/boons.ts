import type { Raws, View } from '../../engine';
import type { BoonsSheet } from '../../i18n';
import { sum } from '../../lib/lists';
import type { Palette } from '../../settings/palette';
import { WIDTH } from '../compact/layout';
import { SCHOOLS } from '../compact/overlays/boon-panel';
import { capsWidth, drawCaps } from '../font/pixel-face';
import { drawText, fitText, wrapText } from '../font/text';
import type { Pixels } from '../pixels';
import { drawSprite } from '../sprites/draw';
import { heroSprite } from '../sprites/hero';
import { gridSprite } from '../sprites/sprite';
import { drawHead, emptySheet, HEADER, LINE, MARGIN, type Sheet } from './frame';

const FIELD = { width: 34, height: 32 } as const;
const GAP = 4;
const LEFT = MARGIN + FIELD.width + 8;

type Boon = BoonsSheet['boons'][number];

export function boonsPicture(raws: Raws, { title, boons }: BoonsSheet, view: View, palette: Palette): Pixels {
  const heights = boons.map((boon) => Math.max(FIELD.height, LINE * (1 + linesOf(boon).length)) + GAP);
  const drawn = emptySheet(raws, HEADER + sum(heights) + GAP + 2, palette);
  const label = String(boons.length);
  drawHead(drawn, { portrait: heroSprite(raws.sprites, view), title, label, gold: null });
  let top = HEADER + 2;
  boons.forEach((boon, i) => {
    drawBoon(drawn, boon, top);
    top += heights[i]!;
  });
  return drawn.pixels;
}

const linesOf = ({ line }: Boon): string[] => wrapText([line], WIDTH - MARGIN - LEFT);

function drawBoon({ pixels, raws, colours }: Sheet, boon: Boon, top: number): void {
  const { emblem, field, edge, ink } = SCHOOLS[boon.id];
  const { width, height } = FIELD;
  pixels.rect(MARGIN, top, width, height, field);
  pixels.frame(MARGIN, top, width, height, edge, 2);
  const sprite = gridSprite(raws.sprites, emblem);
  drawSprite(pixels, sprite, MARGIN + (width - sprite.width) / 2, top + (height - sprite.height) / 2);
  const school = capsWidth(boon.school);
  drawText(pixels, LEFT, top, fitText(boon.name, WIDTH - MARGIN - LEFT - school - 8), ink);
  drawCaps(pixels, WIDTH - MARGIN - school, top + 5, boon.school, edge);
  linesOf(boon).forEach((line, i) => {
    drawText(pixels, LEFT, top + LINE * (i + 1), line, colours.bright);
  });
}
