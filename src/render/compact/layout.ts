import type { Point } from '../../lib/geometry';
import { type WindowChoice, windowSize } from '../../settings/window';
import type { Clip } from '../pixels';

/** Factor by which the encoder enlarges a picture. Other lengths in this file are in pixels before enlargement. */
export const SCALE = 2;

export const CELL = 16;
export const MAP_TOP = 30;

/** Returns the side in pixels of the square round a creature whose size is in cells. */
export const spanOf = ({ width, height }: { width: number; height: number }): number => Math.max(width, height) * CELL;
const LINE_HEIGHT = 16;

/** Measures of a picture. `columns` and `rows` are in cells, widths and heights in pixels. */
export interface Viewport {
  columns: number;
  rows: number;
  width: number;
  height: number;
  mapHeight: number;
  logTop: number;
  logLines: number;
  mapClip: Clip;
  /** Cell of the level in the upper left corner. If absent, `windowIn` chooses the corner. */
  corner?: Point;
  /** `x` is the first column of a bar, `icon` the first column of the icon, both in pixels. */
  bars: { health: Bar; mana: Bar; experience: Bar };
}

interface Bar {
  icon: number;
  x: number;
  width: number;
}

function viewport(
  { columns, rows }: { columns: number; rows: number },
  logLines: number,
  bars: Viewport['bars'],
): Viewport {
  const [width, mapHeight] = [columns * CELL, rows * CELL];
  const logTop = MAP_TOP + mapHeight;
  return {
    columns,
    rows,
    width,
    height: logTop + logLines * LINE_HEIGHT,
    mapHeight,
    logTop,
    logLines,
    mapClip: { x1: 0, y1: MAP_TOP, x2: width, y2: logTop },
    bars,
  };
}

const BARS_21: Viewport['bars'] = {
  health: { icon: 3, x: 14, width: 112 },
  mana: { icon: 132, x: 142, width: 84 },
  experience: { icon: 232, x: 244, width: 89 },
};
const BARS_17: Viewport['bars'] = {
  health: { icon: 2, x: 13, width: 94 },
  mana: { icon: 110, x: 119, width: 71 },
  experience: { icon: 193, x: 204, width: 66 },
};
const BARS_15: Viewport['bars'] = {
  health: { icon: 2, x: 13, width: 80 },
  mana: { icon: 97, x: 107, width: 54 },
  experience: { icon: 164, x: 176, width: 62 },
};
const BARS_13: Viewport['bars'] = {
  health: { icon: 2, x: 12, width: 66 },
  mana: { icon: 81, x: 90, width: 44 },
  experience: { icon: 137, x: 148, width: 58 },
};
const BARS: Readonly<Record<number, Viewport['bars']>> = { 21: BARS_21, 17: BARS_17, 15: BARS_15 };

const viewports = new Map<string, Viewport>();

/** Returns the measures of a picture. The classic layout gets the measures of the compact layout. */
export function viewportOf({ layout = 'compact', lit = true, log = true }: WindowChoice = {}): Viewport {
  const key = `${layout} ${lit} ${log}`;
  const known = viewports.get(key);
  if (known) return known;
  const isLarge = layout === 'large';
  const size = windowSize({ layout: isLarge ? 'large' : 'compact', lit, log });
  const logLines = log ? (isLarge ? 2 : 3) : 0;
  const made = viewport(size, logLines, BARS[size.columns] ?? BARS_21);
  viewports.set(key, made);
  return made;
}

export const STANDARD = viewportOf();
/** Measures with fewer cells. Discord shows all layouts equally wide, and cells therefore appear larger. */
export const LARGE = viewportOf({ layout: 'large' });

/** Measures of an animation of turns. Only ground near the hero is shown, so that cells are large. */
export const CLOSE_UP = viewport({ columns: 13, rows: 9 }, 0, BARS_13);

/** Size of the standard picture and of cards in pixels before enlargement, and the row where the log begins. */
export const { width: WIDTH, height: HEIGHT, logTop: LOG_TOP } = STANDARD;
