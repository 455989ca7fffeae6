import type { Board, Point } from '../types';

/** The nearest known stairs of a kind that one may travel to now; `null` where there are none. */
export function nearestStairs({ view, legal }: Board, tile: '>' | '<'): Point | null {
  const goals = legal.flatMap((action) => (action.kind === 'travel' ? [action.to] : []));
  const far = ({ x, y }: Point): number => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const stairs = goals.filter(({ x, y }) => view.tiles[y * view.width + x] === tile);
  return stairs.sort((a, b) => far(a) - far(b))[0] ?? null;
}
