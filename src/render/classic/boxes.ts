import type { ClassicTexts } from '../../i18n';
import { type Rgb, rgb } from '../color';
import { type Console, cellsOf } from './console';
import { WINDOW } from './map';
import { wrap } from './tooltip';

const LETTERS = 44;
const MARGIN = 1;

const FRAME = rgb('#999999');
const TEXT = rgb('#DDDDDD');
const HEADING = rgb('#FFD700');
const NAME = rgb('#FFFFFF');

interface Line {
  text: string;
  ink: Rgb;
}

const inLines = (text: string, ink: Rgb): Line[] => wrap([text], LETTERS).map((line) => ({ text: line, ink }));

/** Draws boons at the top, or a memorable moment at the bottom. The middle of the map stays free for the hero. */
export function drawBoxes(screen: Console, { boons, moment }: Pick<ClassicTexts, 'boons' | 'moment'>): void {
  if (boons) {
    const cards = boons.cards.flatMap(({ name, school, line }, i) => [
      ...inLines(`${i + 1} ${name} · ${school}`, NAME),
      ...inLines(line, TEXT).map(({ text, ink }) => ({ text: `  ${text}`, ink })),
    ]);
    drawBox(screen, [...inLines(boons.title, HEADING), ...cards], 'top');
  } else if (moment) drawBox(screen, [...inLines(moment.name, HEADING), ...inLines(moment.line, TEXT)], 'bottom');
}

function drawBox(screen: Console, lines: readonly Line[], edge: 'top' | 'bottom'): void {
  const inner = Math.max(...lines.map(({ text }) => cellsOf(text)));
  const left = WINDOW.x + Math.floor((WINDOW.columns - inner - 2) / 2);
  const bottom = WINDOW.y + WINDOW.rows - MARGIN - lines.length - 2;
  const top = edge === 'top' ? WINDOW.y + MARGIN : bottom;
  screen.box(left, top, left + inner + 1, top + lines.length + 1, FRAME);
  lines.forEach(({ text, ink }, i) => {
    screen.print(left + 1, top + 1 + i, text.padEnd(2 * inner), ink, inner);
  });
}
