import { distanceSquared, isInside } from '../../lib/geometry';
import { pictureLayoutOf } from '../../settings/layout';
import type { Board, Point, SeenThing } from '../types';

/** Size in cells of the map's window, by the picture's layout. The hero stands in the middle cell. */
export const WINDOWS = {
  compact: { columns: 21, rows: 17 },
  large: { columns: 17, rows: 15 },
  classic: { columns: 48, rows: 44 },
} as const;

const windowOf = ({ settings }: Board) => WINDOWS[pictureLayoutOf(settings)];

/** The cell of the level in the window's upper left corner; may lie outside the level. */
function cornerOf(board: Board): Point {
  const { columns, rows } = windowOf(board);
  const { x, y } = board.view.hero.at;
  return { x: x - (columns >> 1), y: y - (rows >> 1) };
}

const COORDINATE = /^([a-z]{1,2})\s?(\d{1,2})$/;

/**
 * Returns the cell that a ruler coordinate such as `k12` names. Returns `null` for other text and for cells outside the
 * picture or the level.
 */
export function rulerCell(board: Board, text: string): Point | null {
  const [, letters = '', digits] = COORDINATE.exec(text) ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  const row = Number(digits) - 1;
  const { columns, rows } = windowOf(board);
  const corner = cornerOf(board);
  const at = { x: corner.x + column, y: corner.y + row };
  const inPicture = row >= 0 && row < rows && column < columns;
  return inPicture && isInside(board.view, at) ? at : null;
}

/** Returns a cell's coordinate on the ruler, or `null` if the cell is outside the picture. */
export function coordinateOf(board: Board, { x, y }: Point): string | null {
  const { columns, rows } = windowOf(board);
  const corner = cornerOf(board);
  const [column, row] = [x - corner.x, y - corner.y];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  return `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

export const isInTown = ({ view }: Board): boolean => view.town === true;

/** The cell with the least straight-line distance to the hero, the first of equals; `null` if there are no cells. */
export function nearestToHero({ view }: Board, cells: readonly Point[]): Point | null {
  const { at } = view.hero;
  return [...cells].sort((a, b) => distanceSquared(a, at) - distanceSquared(b, at))[0] ?? null;
}

/** Returns the visible cell of a creature that is nearest to the hero. */
export function targetCell(board: Board, { at, size }: SeenThing): Point {
  const { view } = board;
  const cells = Array.from({ length: size.width * size.height }, (_, i) => ({
    x: at.x + (i % size.width),
    y: at.y + Math.floor(i / size.width),
  }));
  const inView = cells.filter(({ x, y }) => view.visible[y * view.width + x] === '1');
  return nearestToHero(board, inView) ?? at;
}

/** Largest squared distance of the eight cells around the hero. */
const BESIDE = 2;

/**
 * True if the creature is seen beside the hero, so that walking there does nothing. False for a vendor, because the
 * visit then opens the shop.
 */
export const isReached = ({ view }: Board, { who, at }: Board['view']['places'][number]): boolean =>
  distanceSquared(at, view.hero.at) <= BESIDE &&
  view.things.some(({ id }) => id === who.id) &&
  !view.shops.some(({ vendor, trades }) => trades && vendor.id === who.id);

/** Returns the nearest known stairs of this kind that `travel` accepts now, or `null` if there are none. */
export function nearestStairs(board: Board, tile: '>' | '<'): Point | null {
  const { view, legal } = board;
  const goals = legal.flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  const stairs = goals.filter(({ x, y }) => view.tiles[y * view.width + x] === tile);
  return nearestToHero(board, stairs);
}
