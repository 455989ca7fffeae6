import { isWalkable, type SeenThing, type View } from '../../engine';
import {
  add,
  cellIndex,
  covers,
  DIRECTIONS,
  type Direction,
  distanceToBody,
  isInside,
  kingDistance,
  type Point,
  STEPS,
} from '../../lib/geometry';
import { isThreatened } from '../advice/fleeing';

export interface Position {
  cell: Point;
  step: Direction;
  steps: number;
}

/** Maximum steps, because foes would catch the hero on a longer walk. */
const NEAR = 3;

/** Returns free cells that no foe reaches before the hero, nearest first. */
export function positionsNear(view: View, foes: readonly SeenThing[]): Position[] {
  const found = new Map<number, Position>();
  let edge: Omit<Position, 'step'>[] = [{ cell: view.hero.at, steps: 0 }];
  for (let steps = 1; steps <= NEAR; steps++) {
    const next: Position[] = [];
    for (const { cell: from } of edge) {
      const first = found.get(cellIndex(view, from))?.step;
      for (const direction of DIRECTIONS) {
        const cell = add(from, STEPS[direction]);
        const isNew = isInside(view, cell) && !found.has(cellIndex(view, cell)) && kingDistance(cell, view.hero.at) > 0;
        if (!isNew || !isFree(view, cell) || foes.some((foe) => distanceToBody(cell, foe.at, foe.size) < steps))
          continue;
        const position = { cell, step: first ?? direction, steps };
        found.set(cellIndex(view, cell), position);
        next.push(position);
      }
    }
    edge = next;
  }
  return [...found.values()];
}

/** True if the hero knows of nothing that blocks or harms there. */
export const isFree = (view: View, cell: Point): boolean =>
  isWalkable(view.tiles[cellIndex(view, cell)] ?? ' ') &&
  !view.things.some(
    (thing) => (thing.kind === 'mob' || thing.open === false || thing.harmful) && covers(thing, cell),
  ) &&
  !isThreatened(view, cell);

/** Radius in cells, because creatures seldom take a longer detour. */
const WAY_ROUND = 12;

/** Returns from how many neighbouring cells (0 to 8) foes can strike. */
export function widthAt(view: View, cell: Point, foes: readonly SeenThing[]): number {
  const { width, height, tiles } = view;
  const reached = new Uint8Array(width * height);
  const edge = foes.filter(({ at }) => kingDistance(at, cell) <= WAY_ROUND).map(({ at }) => cellIndex(view, at));
  for (const index of edge) reached[index] = 1;
  reached[cellIndex(view, cell)] = 1;
  const [left, right] = [Math.max(0, cell.x - WAY_ROUND), Math.min(width - 1, cell.x + WAY_ROUND)];
  const [top, bottom] = [Math.max(0, cell.y - WAY_ROUND), Math.min(height - 1, cell.y + WAY_ROUND)];
  // Cell indexes are faster than points, and one board calls `widthAt` forty times.
  for (let from = edge.pop(); from !== undefined; from = edge.pop()) {
    const [x, y] = [from % width, Math.floor(from / width)];
    for (let row = Math.max(top, y - 1); row <= Math.min(bottom, y + 1); row++) {
      for (let column = Math.max(left, x - 1); column <= Math.min(right, x + 1); column++) {
        const index = row * width + column;
        if (reached[index] === 1 || !isWalkable(tiles[index] ?? ' ')) continue;
        reached[index] = 1;
        edge.push(index);
      }
    }
  }
  const beside = DIRECTIONS.map((direction) => add(cell, STEPS[direction]));
  return beside.filter((one) => isInside(view, one) && reached[cellIndex(view, one)] === 1).length;
}
