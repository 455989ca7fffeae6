import type { PictureLayout } from '../../settings/layout';
import type { Clip } from '../pixels';

/** Factor between art pixels and the final picture. All measures are in art pixels. */
export const SCALE = 2;

export const CELL = 16;
export const MAP_TOP = 30;

/** Returns the side in art pixels of the square that frames a creature of this size in cells. */
export const spanOf = ({ width, height }: { width: number; height: number }): number => Math.max(width, height) * CELL;
const LINE_HEIGHT = 16;

/** Part of the level that a picture shows around the hero, and the picture's measures in art pixels. */
export interface Viewport {
  columns: number;
  rows: number;
  /** Cell of the window in which the hero always stands. */
  centre: { x: number; y: number };
  width: number;
  height: number;
  mapHeight: number;
  logTop: number;
  /** Number of log lines below the map. */
  logLines: number;
  mapClip: Clip;
  /** Position and width of each bar above the map, and of the icon before it. */
  bars: { health: Bar; mana: Bar; experience: Bar };
}

interface Bar {
  icon: number;
  x: number;
  width: number;
}

/** Returns the measures of a viewport. Columns and rows must be odd, so that the hero has a middle cell. */
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

/** Viewport that shows all a hero sees with the usual sight of 8 cells, and some cells around. */
export const STANDARD = viewport(21, 17, 3, {
  health: { icon: 3, x: 14, width: 118 },
  mana: { icon: 139, x: 149, width: 74 },
  experience: { icon: 230, x: 242, width: 91 },
});

/**
 * Viewport with fewer cells in a smaller picture. Clients show both pictures equally wide, so its cells are 20 pixels
 * on a phone instead of 16. It has one log line less, to be about as high.
 */
export const LARGE = viewport(17, 15, 2, {
  health: { icon: 2, x: 13, width: 95 },
  mana: { icon: 112, x: 122, width: 62 },
  experience: { icon: 187, x: 199, width: 71 },
});

/** Returns the viewport of a layout; the classic layout has none and gets the standard one. */
export const viewportOf = (layout: PictureLayout = 'compact'): Viewport => (layout === 'large' ? LARGE : STANDARD);

/** Size of the standard picture, in art pixels. Cards have this size, too. */
export const { width: WIDTH, height: HEIGHT, logTop: LOG_TOP } = STANDARD;
