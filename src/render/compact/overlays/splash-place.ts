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
/** Cost of a position that is in no corner; less than the cost of hiding a few cells of ground. */
const ASIDE = 0.004;
/** Cost of hiding an item, a door, stairs or other furniture. */
const THING = 0.05;

export type PanelSize = Pick<Box, 'width' | 'height'>;

/**
 * Returns the best box for a panel at an edge of the map; `null` if there is none. `sizes` are the possible sizes, the
 * better first in a tie. The box covers neither the hero, nor an enemy, nor a cell that a blow will hit, nor a box in
 * `taken`. Of the other boxes it hides as little as possible.
 */
export function placeSplash(
  scene: Scene,
  sizes: readonly PanelSize[],
  { taken, obstacles }: { taken: readonly Box[]; obstacles: readonly Obstacle[] },
): Box | null {
  const kept = [...taken, ...keptClear(scene)];
  const soft = [...obstacles, ...furniture(scene)];
  let best: { box: Box; cost: number } | null = null;
  for (const { x, y, width, height, isCorner } of sizes.flatMap((size) => places(scene, size))) {
    const box = { x, y, width, height };
    if (kept.some((other) => overlap(box, other) > 0)) continue;
    const cost = soft.reduce((sum, { box: hidden, rank }) => sum + (overlap(box, hidden) > 0 ? rank : 0), 0);
    const all = cost + (isCorner ? 0 : ASIDE);
    if (best === null || all < best.cost) best = { box, cost: all };
  }
  return best?.box ?? null;
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

/** Returns positions along the edges of the map, the corners first. */
function places({ viewport: { mapClip } }: Scene, { width, height }: PanelSize): (Box & { isCorner: boolean })[] {
  const [left, top] = [mapClip.x1 + MARGIN, mapClip.y1 + MARGIN];
  const [right, bottom] = [mapClip.x2 - MARGIN - width, mapClip.y2 - MARGIN - height];
  if (right < left || bottom < top) return [];
  const box = (x: number, y: number, isCorner = false) => ({ x, y, width, height, isCorner });
  const found = [box(left, top, true), box(right, top, true), box(left, bottom, true), box(right, bottom, true)];
  for (let x = left + STEP; x < right; x += STEP) found.push(box(x, top), box(x, bottom));
  for (let y = top + STEP; y < bottom; y += STEP) found.push(box(left, y), box(right, y));
  return found;
}
