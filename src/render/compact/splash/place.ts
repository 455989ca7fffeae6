import { TILES, threatenedCells } from '../../../engine';
import type { Point } from '../../../lib/geometry';
import type { Obstacle } from '../chips';
import { CELL, spanOf } from '../layout';
import { beyondBoxes } from '../overlays/beyond';
import { type Box, overlap } from '../overlays/box';
import type { Scene } from '../scene';

const MARGIN = 4;
const STEP = 16;
/** Margins in pixels round the hero and enemies, because marks and numbers are there. */
const ROUND = { side: 8, head: 14 };
/** Cost of a position away from the map's corners, equal to the cost of hiding twenty cells of ground. */
const ASIDE = 0.02;
const THING = 0.05;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Boxes on the map. The panel must not overlap `taken`; each obstacle under the panel adds its `rank` to the panel's
 * cost.
 */
export interface Surroundings {
  taken: readonly Box[];
  obstacles: readonly Obstacle[];
}

/** Returns the cheapest shape with its box at an edge of the map; `null` if none fits. */
export function placeSplash<Shape extends Size & { cost: number }>(
  scene: Scene,
  shapes: readonly Shape[],
  { taken, obstacles }: Surroundings,
): (Shape & Box) | null {
  const kept = [...taken, ...keptClear(scene)];
  const soft = [...obstacles, ...furniture(scene)];
  let best: (Shape & Box) | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const shape of shapes) {
    for (const { x, y, cost: aside } of places(scene, shape)) {
      const box = { x, y, width: shape.width, height: shape.height };
      let cost = aside + shape.cost;
      if (cost >= least || kept.some((other) => overlap(box, other) > 0)) continue;
      for (const { box: other, rank } of soft) {
        if (overlap(box, other) > 0) cost += rank;
        if (cost >= least) break;
      }
      if (cost < least) [best, least] = [{ ...shape, ...box }, cost];
    }
  }
  return best;
}

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
    y: y - ROUND.head,
    width: side + 2 * ROUND.side,
    height: side + ROUND.head + ROUND.side,
  }));
  const fires = view.things.filter(({ igniting }) => igniting).map(({ at }) => at);
  const blows = view.events.flatMap((event) =>
    event.kind === 'prepared' && event.turn === view.turn ? event.cells : [],
  );
  const struck = [...threatenedCells(view), ...blows, ...fires].map((cell) => cellBox(scene, cell));
  return [...bodies, ...struck, ...beyondBoxes(scene)];
}

const cellBox = (scene: Scene, cell: Point): Box => ({ ...scene.corner(cell), width: CELL, height: CELL });

function furniture(scene: Scene): Obstacle[] {
  const found = scene.view.things.flatMap(({ kind, at }) => (kind === 'mob' ? [] : [at]));
  scene.each((x, y) => {
    const tile = scene.tile(x, y);
    if (tile === TILES.downStairs || tile === TILES.upStairs) found.push({ x, y });
  });
  return found.map((cell) => ({ box: cellBox(scene, cell), rank: THING }));
}

function places({ viewport: { mapClip } }: Scene, { width, height }: Size): { x: number; y: number; cost: number }[] {
  const [left, top] = [mapClip.x1 + MARGIN, mapClip.y1 + MARGIN];
  const [right, bottom] = [mapClip.x2 - MARGIN - width, mapClip.y2 - MARGIN - height];
  if (right < left || bottom < top) return [];
  const found = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, cost: 0 })));
  const aside = (x: number, y: number) => ({ x, y, cost: ASIDE });
  for (let x = left + STEP; x < right; x += STEP) found.push(aside(x, top), aside(x, bottom));
  for (let y = top + STEP; y < bottom; y += STEP) found.push(aside(left, y), aside(right, y));
  return found;
}
