import type { View } from '../../engine';

type Point = View['hero']['at'];

/** The map's window on the screen, in characters. */
export const WINDOW = { x: 1, y: 1, columns: 48, rows: 44 };

/** Where a cell of the level stands on the screen, the hero always at the same spot; `null` outside the window. */
export function onScreen({ hero }: View, at: Point): Point | null {
  const x = at.x - hero.at.x + WINDOW.columns / 2;
  const y = at.y - hero.at.y + WINDOW.rows / 2;
  return x >= 0 && y >= 0 && x < WINDOW.columns && y < WINDOW.rows ? { x: x + WINDOW.x, y: y + WINDOW.y } : null;
}
