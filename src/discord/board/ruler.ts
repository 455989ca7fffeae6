import type { Board, Point } from '../types';

/** Cells of the map's window in each layout of the picture; the hero stands in the middle one. */
export const WINDOWS = { compact: { columns: 21, rows: 17 }, classic: { columns: 48, rows: 44 } } as const;

const windowOf = ({ settings }: Board) => WINDOWS[settings.classic ? 'classic' : 'compact'];

/** The cell of the level in the window's upper left corner. */
function cornerOf(board: Board): Point {
  const { columns, rows } = windowOf(board);
  const { x, y } = board.view.hero.at;
  return { x: x - (columns >> 1), y: y - (rows >> 1) };
}

const COORDINATE = /^([a-z]{1,2})\s?(\d{1,2})$/;

/** The cell a coordinate such as `k12` names on the picture's ruler; `null` for anything else and off the picture. */
export function rulerCell(board: Board, typed: string): Point | null {
  const [, letters = '', digits] = COORDINATE.exec(typed) ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  const row = Number(digits) - 1;
  const { columns, rows } = windowOf(board);
  const corner = cornerOf(board);
  const at = { x: corner.x + column, y: corner.y + row };
  const inPicture = row >= 0 && row < rows && column < columns;
  return inPicture && isOnLevel(board, at) ? at : null;
}

/** A cell's coordinate on the ruler; `null` for what the picture does not show. */
export function coordinateOf(board: Board, { x, y }: Point): string | null {
  const { columns, rows } = windowOf(board);
  const corner = cornerOf(board);
  const [column, row] = [x - corner.x, y - corner.y];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  return `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

export const isOnLevel = ({ view }: Board, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < view.width && y < view.height;
