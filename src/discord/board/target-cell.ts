import type { Board, Point, SeenThing } from '../types';

/** Of a body's cells in view the one nearest to the hero. */
export function targetCell({ view }: Board, { at, size }: SeenThing): Point {
  const cells = Array.from({ length: size.width * size.height }, (_, i) => ({
    x: at.x + (i % size.width),
    y: at.y + Math.floor(i / size.width),
  }));
  const far = ({ x, y }: Point) => (x - view.hero.at.x) ** 2 + (y - view.hero.at.y) ** 2;
  const inView = cells.filter(({ x, y }) => view.visible[y * view.width + x] === '1');
  return inView.sort((a, b) => far(a) - far(b))[0] ?? at;
}
