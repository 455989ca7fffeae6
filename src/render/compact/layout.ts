import type { PictureLayout } from '../../settings/layout';
import type { Clip } from '../pixels';

/**
 * Factor by which the encoder enlarges art pixels to pixels of the final picture. All other measures here are in art
 * pixels.
 */
export const SCALE = 2;

export const CELL = 16;
export const MAP_TOP = 30;

/** Returns the side in art pixels of the square round a creature. `width` and `height` are in cells. */
export const spanOf = ({ width, height }: { width: number; height: number }): number => Math.max(width, height) * CELL;
const LINE_HEIGHT = 16;

/** Size of the part of the level that a picture shows, and measures of the picture in art pixels. */
export interface Viewport {
  columns: number;
  rows: number;
  /** Column and row of the cell in which the picture always shows the hero, counted from 0. */
  centre: { x: number; y: number };
  width: number;
  height: number;
  mapHeight: number;
  logTop: number;
  /** Number of log lines below the map. */
  logLines: number;
  mapClip: Clip;
  /** Position and width of each bar above the map. `icon` is the position of the icon to the left of the bar. */
  bars: { health: Bar; mana: Bar; experience: Bar };
}

interface Bar {
  icon: number;
  x: number;
  width: number;
}

/**
 * Returns the measures of a picture with this many columns and rows of cells. Columns and rows must be odd, so that
 * there is a middle cell for the hero.
 */
function viewport(columns: number, rows: number, logLines: number, bars: Viewport['bars']): Viewport {
  const [width, mapHeight] = [columns * CELL, rows * CELL];
  const logTop = MAP_TOP + mapHeight;
  return {
    columns,
    rows,
    centre: { x: columns >> 1, y: rows >> 1 },
    width,
    height: logTop + logLines * LINE_HEIGHT,
    mapHeight,
    logTop,
    logLines,
    mapClip: { x1: 0, y1: MAP_TOP, x2: width, y2: logTop },
    bars,
  };
}

/** Measures of the standard picture. A hero with the usual sight radius of 8 cells cannot see beyond the picture. */
export const STANDARD = viewport(21, 17, 3, {
  health: { icon: 3, x: 14, width: 118 },
  mana: { icon: 139, x: 149, width: 74 },
  experience: { icon: 230, x: 242, width: 91 },
});

/**
 * Measures of the large layout, a smaller picture with fewer cells. Discord shows both pictures equally wide, so a cell
 * is 20 pixels wide on a phone instead of 16. The large layout has one log line less, so that both are about equally
 * high.
 */
export const LARGE = viewport(17, 15, 2, {
  health: { icon: 2, x: 13, width: 95 },
  mana: { icon: 112, x: 122, width: 62 },
  experience: { icon: 187, x: 199, width: 71 },
});

/** Measures of both pictures without a log. The map has the log's room: two rows more. */
const WITHOUT_LOG = {
  standard: viewport(STANDARD.columns, STANDARD.rows + 2, 0, STANDARD.bars),
  large: viewport(LARGE.columns, LARGE.rows + 2, 0, LARGE.bars),
} as const;

/**
 * Returns the measures for a layout, by default with a log. For the classic layout, which does not use them, returns
 * the standard ones.
 */
export function viewportOf(layout: PictureLayout = 'compact', log = true): Viewport {
  if (layout === 'large') return log ? LARGE : WITHOUT_LOG.large;
  return log ? STANDARD : WITHOUT_LOG.standard;
}

/** Size of the standard picture in art pixels, and the row where its log begins. Cards have the same size. */
export const { width: WIDTH, height: HEIGHT, logTop: LOG_TOP } = STANDARD;
