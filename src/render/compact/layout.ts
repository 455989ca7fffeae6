import type { PictureLayout } from '../../settings/layout';
import type { Clip } from '../pixels';

/** All measures in art pixels; the picture is the art doubled. */
export const SCALE = 2;

export const CELL = 16;
export const MAP_TOP = 30;

/** Side of the square, in art pixels, in which a creature of so many cells is framed. */
export const spanOf = ({ width, height }: { width: number; height: number }): number => Math.max(width, height) * CELL;
const LINE_HEIGHT = 16;

/** How much of the level a picture shows around the hero, and the picture's measures that follow from it. */
export interface Viewport {
  columns: number;
  rows: number;
  /** The hero always stands in this cell of the window. */
  centre: { x: number; y: number };
  width: number;
  height: number;
  mapHeight: number;
  logTop: number;
  /** Lines of the log below the map. */
  logLines: number;
  mapClip: Clip;
  /** Where the bars above the map begin and how wide they are; the icon of each stands before it. */
  bars: { health: Bar; mana: Bar; experience: Bar };
}

interface Bar {
  icon: number;
  x: number;
  width: number;
}

/** Columns and rows are odd, so that the hero has a middle cell. */
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

/** All that a hero sees with the usual sight of 8 cells, with some of the surroundings. */
export const STANDARD = viewport(21, 17, 3, {
  health: { icon: 3, x: 14, width: 118 },
  mana: { icon: 139, x: 149, width: 74 },
  experience: { icon: 230, x: 242, width: 91 },
});

/**
 * Fewer cells in a smaller picture, which clients show as wide as the other: cells of 20 pixels on a phone where they
 * are 16 else. One line of the log less keeps it about as high.
 */
export const LARGE = viewport(17, 15, 2, {
  health: { icon: 2, x: 13, width: 95 },
  mana: { icon: 112, x: 122, width: 62 },
  experience: { icon: 187, x: 199, width: 71 },
});

/** Of a layout that is painted. */
export const viewportOf = (layout: PictureLayout = 'compact'): Viewport => (layout === 'large' ? LARGE : STANDARD);

/** Size of the picture with the most cells; cards have it too. */
export const { width: WIDTH, height: HEIGHT, logTop: LOG_TOP } = STANDARD;
