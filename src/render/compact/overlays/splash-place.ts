import { threatenedCells } from '../../../engine';
import type { Obstacle } from '../chips';
import { CELL, spanOf } from '../layout';
import type { Scene } from '../scene';
import { beyondBoxes } from './beyond';
import { type Box, overlap } from './box';

/** Minimum distance in pixels from the panel to the edges of the map. */
const MARGIN = 4;
/** Distance in pixels between two positions of the panel to try. */
const STEP = 8;
/** Pixels round the hero and enemies that stay visible, because marks and numbers are drawn there. `top` is for heads. */
const ROUND = { side: 8, top: 14 };
/** Cost of a position that is in no corner; as much as the cost of hiding twenty cells of ground. */
const ASIDE = 0.02;
/** Cost of hiding an item, a door, stairs or other furniture. */
const THING = 0.05;

/** Boxes over the map that are taken already, and boxes that the panel should not hide, by rank. */
export interface Surroundings {
  taken: readonly Box[];
  obstacles: readonly Obstacle[];
}

/**
 * Returns the best shape for a panel with its box at an edge of the map; `null` if there is none. The cost of a shape is
 * added to that of what it hides. The box covers neither the hero, nor an enemy, nor a cell that a blow will hit, nor a box in
 * `taken`. Of all else it hides as little as possible.
 */
export function placeSplash<Shape extends Pick<Box, 'width' | 'height'> & { cost: number }>(
  scene: Scene,
  shapes: readonly Shape[],
  { taken, obstacles }: Surroundings,
): (Shape & Box) | null {
  const kept = [...taken, ...keptClear(scene)];
  const soft = [...obstacles, ...furniture(scene)];
  let best: { shape: Shape & Box; cost: number } | null = null;
  for (const shape of shapes) {
    for (const { x, y, cost: aside } of places(scene, shape)) {
      const box = { ...shape, x, y };
      if (kept.some((other) => overlap(box, other) > 0)) continue;
      const cost = soft.reduce(
        (sum, hidden) => sum + (overlap(box, hidden.box) > 0 ? hidden.rank : 0),
        aside + shape.cost,
      );
      if (best === null || cost < best.cost) best = { shape: box, cost };
    }
  }
  return best?.shape ?? null;
}

/** Returns the boxes that the panel never covers. */
function keptClear(scene: Scene): Box[] {
  const { view } = scene;
  const enemies = view.things.filter(
    ({ stance, id }) => stance === 'hostile' || stance === 'hazard' || id === view.hero.target,
  );
  const bodies = [
    { ...scene.corner(view.hero.at), side: CELL },
    ...enemies.map(({ at, size }) => ({ ...scene.corner(at), side: spanOf(size) })),
  ].map(({ x, y, side }) => ({
    x: x - ROUND.side,
    y: y - ROUND.top,
    width: side + 2 * ROUND.side,
    height: side + ROUND.top + ROUND.side,
  }));
  const blows = [...threatenedCells(view), ...view.things.filter(({ igniting }) => igniting).map(({ at }) => at)].map(
    (cell) => ({ ...scene.corner(cell), width: CELL, height: CELL }),
  );
  return [...bodies, ...blows, ...beyondBoxes(scene)];
}

const furniture = (scene: Scene): Obstacle[] =>
  scene.view.things.flatMap(({ kind, at }) =>
    kind === 'mob' ? [] : [{ box: { ...scene.corner(at), width: CELL, height: CELL }, rank: THING }],
  );

/** Returns positions along the edges of the map, the corners first, with the cost of each. */
function places(
  { viewport: { mapClip } }: Scene,
  { width, height }: Pick<Box, 'width' | 'height'>,
): { x: number; y: number; cost: number }[] {
  const [left, top] = [mapClip.x1 + MARGIN, mapClip.y1 + MARGIN];
  const [right, bottom] = [mapClip.x2 - MARGIN - width, mapClip.y2 - MARGIN - height];
  if (right < left || bottom < top) return [];
  const found = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, cost: 0 })));
  const aside = (x: number, y: number) => ({ x, y, cost: ASIDE });
  for (let x = left + STEP; x < right; x += STEP) found.push(aside(x, top), aside(x, bottom));
  for (let y = top + STEP; y < bottom; y += STEP) found.push(aside(left, y), aside(right, y));
  return found;
}
