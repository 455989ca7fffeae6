import type { Clip } from '../pixels';

/** All measures in art pixels; the picture is the art doubled. */
export const WIDTH = 336;
export const HEIGHT = 350;
export const SCALE = 2;

export const CELL = 16;
export const COLUMNS = 21;
export const ROWS = 17;
/** The hero always stands in this cell of the window. */
export const CENTRE = { x: 10, y: 8 };

export const MAP_TOP = 30;
export const MAP_HEIGHT = ROWS * CELL;
export const LOG_TOP = MAP_TOP + MAP_HEIGHT;
export const MAP_CLIP: Clip = { x1: 0, y1: MAP_TOP, x2: WIDTH, y2: LOG_TOP };
