import type { Raws, View } from '../../engine';
import type { HeroSheet, SheetGauge } from '../../i18n';
import { clamp } from '../../lib/clamp';
import type { Palette } from '../../settings/palette';
import { WIDTH } from '../compact/layout';
import { nameInFont } from '../font/names';
import { capsWidth, drawCaps, drawCapsLabel } from '../font/pixel-face';
import { drawText, fitText, wrapText } from '../font/text';
import type { Pixels } from '../pixels';
import { heroSprite } from '../sprites/hero';
import { drawFigures, figuresWidth } from './figures';
import { drawHead, drawRule, emptySheet, HEADER, LINE, MARGIN, type Sheet } from './frame';

const GAUGE = { height: 14, step: 18 } as const;
const SCORE = { width: (WIDTH - 2 * MARGIN) / 2, height: 16, bar: 22, most: 14, gap: 4 } as const;
const FIGURES = 24;
const GAP = 8;

export function heroPicture(raws: Raws, sheet: HeroSheet, view: View, palette: Palette): Pixels {
  const { gauges, figures, scores } = sheet;
  const facts = wrapText(sheet.facts, WIDTH - 2 * MARGIN);
  const afterGauges = HEADER + GAP + gauges.length * GAUGE.step;
  const afterFigures = afterGauges + FIGURES;
  const afterScores = afterFigures + Math.ceil(scores.length / 2) * SCORE.height + GAP;
  const drawn = emptySheet(raws, afterScores + facts.length * LINE + GAP, palette);
  const { pixels, colours } = drawn;
  const title = nameInFont(sheet.title, sheet.nameless);
  const portrait = heroSprite(raws.sprites, view);
  drawHead(drawn, { portrait, title, label: sheet.label, gold: null, crest: view.crest });
  const left = MARGIN + Math.max(...gauges.map(({ label }) => capsWidth(label))) + 6;
  gauges.forEach((gauge, i) => {
    drawGauge(drawn, gauge, { left, y: HEADER + GAP / 2 + i * GAUGE.step });
  });
  const x = Math.round((WIDTH - figuresWidth(figures)) / 2);
  drawRule(drawn, afterGauges);
  drawFigures(drawn, { x, y: afterGauges + GAP, right: WIDTH }, figures);
  drawRule(drawn, afterFigures);
  scores.forEach((score, i) => {
    drawScore(drawn, score, {
      x: MARGIN + (i % 2) * SCORE.width,
      y: afterFigures + 2 + Math.floor(i / 2) * SCORE.height,
    });
  });
  drawRule(drawn, afterScores - 4);
  facts.forEach((line, i) => {
    drawText(pixels, MARGIN, afterScores + i * LINE, line, colours.bright);
  });
  return pixels;
}

function drawGauge(
  { pixels, colours }: Sheet,
  { kind, label, text, share }: SheetGauge,
  { left, y }: { left: number; y: number },
): void {
  const { fill, light, back } = colours[kind];
  const width = WIDTH - MARGIN - left;
  drawCaps(pixels, MARGIN, y + 3, label, colours.bright);
  pixels.rect(left, y, width, GAUGE.height, colours.border);
  pixels.rect(left + 1, y + 1, width - 2, GAUGE.height - 2, back);
  const filled = share <= 0 ? 0 : Math.max(1, Math.round((width - 2) * Math.min(1, share)));
  pixels.rect(left + 1, y + 1, filled, GAUGE.height - 2, fill);
  pixels.rect(left + 1, y + 1, filled, 2, light);
  drawCapsLabel(pixels, left + Math.floor((width - capsWidth(text)) / 2), y + 3, text, 0xffffff);
}

function drawScore(
  { pixels, colours }: Sheet,
  { label, value, change }: HeroSheet['scores'][number],
  { x, y }: { x: number; y: number },
): void {
  const number = String(value);
  const right = x + SCORE.width - SCORE.gap;
  const ink = change > 0 ? colours.tones.good : change < 0 ? colours.tones.hurt : colours.gold;
  const bar = right - SCORE.bar;
  drawText(pixels, x, y, fitText(label, bar - 8 - capsWidth('00') - x), colours.bright);
  drawCaps(pixels, bar - 5 - capsWidth(number), y + 5, number, ink);
  pixels.rect(bar, y + 6, SCORE.bar, 6, colours.line);
  pixels.rect(bar, y + 6, Math.round((SCORE.bar * clamp(value, 0, SCORE.most)) / SCORE.most), 6, ink);
}
