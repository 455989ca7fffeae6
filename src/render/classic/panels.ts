import { type AttributeName, levelProgress, type View } from '../../engine';
import type { Chip, ClassicTexts, ItemTone } from '../../i18n';
import { clamp } from '../../lib/clamp';
import { type Rgb, rgb } from '../color';
import { type Console, cellsOf } from './console';
import { shorten } from './shorten';

const FRAME = rgb('#999999');
const WHITE = rgb('#FFFFFF');
const LABEL = rgb('#CCCCCC');
const GREEN = rgb('#00FF00');
const RED = rgb('#FF0000');
const GOLD = rgb('#FFD700');
const YELLOW = rgb('#FFFF00');
const CYAN = rgb('#00FFFF');
const ORANGE = rgb('#FFA500');
const BLUE = rgb('#3F6FFF');
const DIM = rgb('#999999');

export const ITEM_COLOURS: Record<ItemTone, Rgb> = {
  plain: WHITE,
  cursed: RED,
  common: rgb('#80FF80'),
  rare: CYAN,
  legendary: rgb('#B526ED'),
};

export const STATE_COLOURS: Record<Chip['tone'], Rgb> = {
  good: GREEN,
  hungry: ORANGE,
  bad: RED,
  neutral: WHITE,
  mode: YELLOW,
  gold: GOLD,
};

const ATTRIBUTES: readonly AttributeName[] = ['might', 'quickness', 'fitness', 'intelligence'];

const LEFT = 50;
/** First column and width of each bar, in characters. */
const BAR = { x: 68, width: 11 };
const LIST_TOP = 13;
const LIST_RIGHT = 79;
const LIST_BOTTOM = 44;
const STATES = 5;
const KEYS = 9;
const NAME = 14;

/** Log lines on the screen, and a line's width in cells and in letters. A cell holds two letters. */
const LOG = { lines: 13, columns: 76, letters: 152 } as const;

/** The newest line of the log is on top. */
export function drawPanels(screen: Console, view: View, texts: ClassicTexts): void {
  drawFrames(screen, texts.place);
  drawSheet(screen, view, texts);
  drawLists(screen, texts, drawStatuses(screen, texts));
  texts.log.slice(0, LOG.lines).forEach(({ text, fresh }, i) => {
    screen.print(2, 46 + i, text, fresh ? WHITE : DIM, LOG.columns);
  });
}

/** Returns the newest action's log lines that fit on the screen uncut, oldest first. */
export const visibleLogLines = ({ log }: ClassicTexts): string[] =>
  log
    .slice(0, LOG.lines)
    .filter(({ text, fresh }) => fresh && [...text].length <= LOG.letters)
    .map(({ text }) => text)
    .reverse();

function drawFrames(screen: Console, place: string): void {
  screen.box(0, 0, 79, 59, FRAME);
  screen.box(0, 0, 49, 45, FRAME);
  screen.box(0, 45, 79, 59, FRAME);
  screen.box(49, 0, 79, 8, FRAME);
  const joints = {
    '├': [
      [0, 45],
      [49, 8],
    ],
    '┬': [[49, 0]],
    '┴': [[49, 45]],
    '┤': [
      [79, 8],
      [79, 45],
    ],
  } as const;
  for (const [glyph, cells] of Object.entries(joints)) for (const [x, y] of cells) screen.set(x, y, glyph, FRAME);
  const { x0, length } = titleSpan(place);
  screen.set(x0, 0, '┤', FRAME);
  screen.print(x0 + 1, 0, place, WHITE);
  screen.set(x0 + length - 1, 0, '├', FRAME);
}

/** Returns the first column and the length of the level's name, including one character of frame on each side. */
export function titleSpan(place: string): { x0: number; length: number } {
  const length = cellsOf(place) + 2;
  return { x0: 22 - Math.floor(length / 2), length };
}

function drawSheet(screen: Console, { hero }: View, texts: ClassicTexts): void {
  const { health, mana, level } = texts.labels;
  const column = Math.max(...[health, mana, level].map((label) => label.length)) + 2;
  const gauge = (y: number, { label, figures, share, color }: Gauge) => {
    screen.print(LEFT, y, `${label}:`.padEnd(column) + figures, WHITE, BAR.x - LEFT);
    drawBar(screen, y, share, color);
  };
  gauge(1, { label: health, ...amountOf(hero.hp), color: RED });
  gauge(2, { label: mana, ...amountOf(hero.mana), color: BLUE });
  const { gained, needed } = levelProgress(hero);
  gauge(3, { label: level, figures: `${hero.level}`, share: gained / needed, color: GOLD });
  ATTRIBUTES.forEach((name, i) => {
    const { value, base, bonus } = hero.attributes[name];
    const color = value > base ? GREEN : value < base ? RED : WHITE;
    screen.print(LEFT, 4 + i, `${texts.attribute(name)}:`, LABEL);
    screen.print(67, 4 + i, String(value), color);
    screen.print(72, 4 + i, `${bonus > 0 ? '+' : ''}${bonus}`, color);
  });
  texts.load.forEach((line, i) => {
    screen.print(LEFT, 9 + i, line, i === 2 ? GOLD : WHITE, 28);
  });
}

interface Gauge {
  label: string;
  figures: string;
  share: number;
  color: Rgb;
}

const amountOf = ({ current, max }: View['hero']['hp']): Pick<Gauge, 'figures' | 'share'> => ({
  figures: `${current}/${max}`,
  share: current / max,
});

function drawBar(screen: Console, y: number, share: number, color: Rgb): void {
  const full = barFill(share);
  for (let i = 0; i < BAR.width; i++) screen.set(BAR.x + i, y, i < full ? '▓' : '░', color);
}

/** Returns the number of full cells of a bar, at least 1. Shares outside 0 to 1 count as 0 or 1. */
export function barFill(share: number): number {
  return Math.min(BAR.width, Math.trunc(BAR.width * clamp(share, 0, 1)) + 1);
}

interface ListLine {
  mark: string;
  text: string;
  color: Rgb;
  note?: string | undefined;
}

function drawLists(screen: Console, texts: ClassicTexts, bottom: number): void {
  const gap: ListLine = { mark: '', text: '', color: WHITE };
  const worn = texts.worn.map(({ text, tone, note }) => ({ mark: '', text, color: ITEM_COLOURS[tone], note }));
  const consumables = texts.consumables.map(({ text, tone, note }) => ({ text, color: ITEM_COLOURS[tone], note }));
  const spells = texts.spells.map((text) => ({ text, color: CYAN }));
  const above = [...worn, gap, ...withKeys(consumables, '↑', texts.more, KEYS + 1), gap];
  const lines = [...above, ...withKeys(spells, '^', texts.more, bottom - LIST_TOP + 1 - above.length)];
  lines.forEach((line, i) => {
    drawLine(screen, LIST_TOP + i, line);
  });
}

function drawLine(screen: Console, y: number, { mark, text, color, note = '' }: ListLine): void {
  const left = mark === '' ? LEFT : LEFT + 2;
  const start = LIST_RIGHT - cellsOf(note);
  const room = 2 * (start - left - 1);
  const isNoteShown = note !== '' && Math.min([...text].length, NAME) <= room;
  screen.print(LEFT, y, mark, YELLOW);
  screen.print(left, y, shorten(text, isNoteShown ? room : 2 * (LIST_RIGHT - left)), color, LIST_RIGHT - left);
  if (isNoteShown) screen.print(start, y, note, LABEL);
}

function withKeys(
  list: Omit<ListLine, 'mark'>[],
  key: string,
  more: (count: number) => string,
  room: number,
): ListLine[] {
  const all = Math.min(KEYS, room);
  const count = list.length > all ? Math.min(KEYS, room - 1) : list.length;
  const lines = list.slice(0, count).map((line, i) => ({ mark: `${key}${i + 1}`, ...line }));
  return list.length > count ? [...lines, { mark: '  ', text: more(list.length - count), color: DIM }] : lines;
}

/** Draws the statuses from the bottom up. Returns the last row that is free for other lists. */
function drawStatuses(screen: Console, { states, more }: ClassicTexts): number {
  const fits = states.length > STATES ? STATES - 1 : states.length;
  states.slice(0, fits).forEach(({ text, tone }, i) => {
    screen.print(LEFT, LIST_BOTTOM - i, text, STATE_COLOURS[tone], 28);
  });
  if (states.length > fits) screen.print(LEFT, LIST_BOTTOM - fits, more(states.length - fits), DIM, 28);
  return LIST_BOTTOM - Math.min(states.length, STATES);
}
