import type { Point } from '../lib/geometry';
import type { PictureLayout } from './layout';

interface WindowSize {
  columns: number;
  rows: number;
}

/** In cells, with a log. A dark level has larger cells. */
export const WINDOWS: Readonly<Record<PictureLayout, { lit: WindowSize; dark: WindowSize }>> = {
  compact: { lit: { columns: 21, rows: 17 }, dark: { columns: 17, rows: 13 } },
  large: { lit: { columns: 17, rows: 15 }, dark: { columns: 15, rows: 13 } },
  classic: { lit: { columns: 48, rows: 44 }, dark: { columns: 48, rows: 44 } },
};

/** Extra map rows in a picture without a log. */
const ROWS_OF_LOG: Readonly<Record<PictureLayout, number>> = { compact: 2, large: 2, classic: 0 };

export interface WindowChoice {
  layout?: PictureLayout | undefined;
  lit?: boolean | undefined;
  log?: boolean | undefined;
}

export function windowSize({ layout = 'compact', lit = true, log = true }: WindowChoice): WindowSize {
  const { columns, rows } = WINDOWS[layout][lit ? 'lit' : 'dark'];
  return { columns, rows: log ? rows : rows + ROWS_OF_LOG[layout] };
}

interface Surroundings {
  lit: boolean;
  width: number;
  height: number;
  tiles: string;
  visible: string;
  hero: { at: Point };
  things: readonly { kind: string; at: Point; stance: string | null }[];
}

/** `left` and `top` are level cells, and may be negative. */
export interface PictureWindow extends WindowSize {
  left: number;
  top: number;
}

const MARGIN = 4;

const KNOWN = 1;
const SEEN = 2;
const ENEMY = 400;
const OTHER = 10;
const OFF_CENTRE = 2;

/** Centres the hero in `classic` only. */
export function windowOf(scene: Surroundings, { layout = 'compact', log }: Omit<WindowChoice, 'lit'>): PictureWindow {
  const size = windowSize({ layout, lit: scene.lit, log });
  return layout === 'classic' ? { ...middleWindow(scene, size), ...size } : windowIn(scene, size);
}

const middleWindow = (
  { hero: { at } }: Surroundings,
  { columns, rows }: WindowSize,
): { left: number; top: number } => ({
  left: at.x - (columns >> 1),
  top: at.y - (rows >> 1),
});

/** Shifts the window to show more enemies, creatures and known ground. */
export function windowIn(scene: Surroundings, { columns, rows }: WindowSize): PictureWindow {
  const { x, y } = scene.hero.at;
  const middle = middleWindow(scene, { columns, rows });
  const first = { x: x + MARGIN + 1 - columns, y: y + MARGIN + 1 - rows };
  const across = columns - 2 * MARGIN;
  const down = rows - 2 * MARGIN;
  const { sums, stride } = worthOf(scene, first, columns + across - 1, rows + down - 1);
  let best = { ...middle, worth: Number.NEGATIVE_INFINITY };
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const [left, top] = [first.x + i, first.y + j];
      const [above, below] = [j * stride + i, (j + rows) * stride + i];
      const shown = sums[below + columns]! - sums[below]! - sums[above + columns]! + sums[above]!;
      const worth = shown - OFF_CENTRE * (Math.abs(left - middle.left) + Math.abs(top - middle.top));
      if (worth > best.worth) best = { left, top, worth };
    }
  }
  return { left: best.left, top: best.top, columns, rows };
}

/** Summed-area table: row `j`, column `i` covers the first `j` rows and `i` columns. */
function worthOf(
  scene: Surroundings,
  from: Point,
  width: number,
  height: number,
): { sums: Int32Array; stride: number } {
  const stride = width + 1;
  const worth = new Int32Array(stride * (height + 1));
  for (const { kind, at, stance } of scene.things) {
    const [i, j] = [at.x - from.x, at.y - from.y];
    if (kind !== 'mob' || i < 0 || j < 0 || i >= width || j >= height) continue;
    worth[(j + 1) * stride + i + 1]! += stance === 'hostile' ? ENEMY : OTHER;
  }
  for (let j = 0; j < height; j++) {
    let row = 0;
    for (let i = 0; i < width; i++) {
      const at = (j + 1) * stride + i + 1;
      row += worth[at]! + cellWorth(scene, from.x + i, from.y + j);
      worth[at] = worth[at - stride]! + row;
    }
  }
  return { sums: worth, stride };
}

function cellWorth({ width, height, tiles, visible }: Surroundings, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  const cell = y * width + x;
  if ((tiles[cell] ?? ' ') === ' ') return 0;
  return visible[cell] === '1' ? KNOWN + SEEN : KNOWN;
}
