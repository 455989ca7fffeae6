import { distanceSquared, isInside } from '../../lib/geometry';
import { pictureLayoutOf } from '../../settings/layout';
import { type PictureWindow, windowOf } from '../../settings/window';
import type { Board, Point, SeenThing } from '../types';

const pictureWindow = ({ view, settings }: Board): PictureWindow =>
  windowOf(view, { layout: pictureLayoutOf(settings), log: settings.log });

const COORDINATE = /^([a-z]{1,2})\s?(\d{1,2})$/;

/** Reads a lower-case coordinate such as `k12`; `null` outside picture or level. */
export function rulerCell(board: Board, text: string): Point | null {
  const [, letters = '', digits] = COORDINATE.exec(text) ?? [];
  if (letters === '') return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  const row = Number(digits) - 1;
  const { left, top, columns, rows } = pictureWindow(board);
  const at = { x: left + column, y: top + row };
  const inPicture = row >= 0 && row < rows && column < columns;
  return inPicture && isInside(board.view, at) ? at : null;
}

/** Returns a ruler coordinate such as `K12`; `null` outside the picture. */
export function coordinateOf(board: Board, { x, y }: Point): string | null {
  const { left, top, columns, rows } = pictureWindow(board);
  const [column, row] = [x - left, y - top];
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  return `${column < 26 ? '' : 'A'}${String.fromCharCode(65 + (column % 26))}${row + 1}`;
}

export const isInTown = ({ view }: Board): boolean => view.town === true;

const WOODS = 2;

/** True in the woods if the hero has never been deeper. */
export const isInFirstWoods = ({ view }: Board): boolean => view.depth === WOODS && view.deepest === WOODS;

/** Measures in a straight line. Takes the first cell in a tie. */
export function nearestToHero({ view }: Board, cells: readonly Point[]): Point | null {
  const { at } = view.hero;
  return [...cells].sort((a, b) => distanceSquared(a, at) - distanceSquared(b, at))[0] ?? null;
}

/** Returns the nearest visible cell; the upper left cell if none is visible. */
export function targetCell(board: Board, { at, size }: SeenThing): Point {
  const { view } = board;
  const cells = Array.from({ length: size.width * size.height }, (_, i) => ({
    x: at.x + (i % size.width),
    y: at.y + Math.floor(i / size.width),
  }));
  const inView = cells.filter(({ x, y }) => view.visible[y * view.width + x] === '1');
  return nearestToHero(board, inView) ?? at;
}

/** Squared distance of a diagonal neighbour. */
export const BESIDE = 2;

/** True if the creature visibly stands beside the hero, except a trading vendor. */
export const isReached = ({ view }: Board, { who, at }: Board['view']['places'][number]): boolean =>
  distanceSquared(at, view.hero.at) <= BESIDE &&
  view.things.some(({ id }) => id === who.id) &&
  !view.shops.some(({ vendor, trades }) => trades && vendor.id === who.id);

/** Returns the nearest stairs to which the hero can travel. `>` leads down. */
export function nearestStairs(board: Board, tile: '>' | '<'): Point | null {
  const { view, legal } = board;
  const goals = legal.flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  const stairs = goals.filter(({ x, y }) => view.tiles[y * view.width + x] === tile);
  return nearestToHero(board, stairs);
}
