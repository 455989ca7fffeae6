import { type Point, pointOf } from '../../../lib/geometry';
import { distanceField, STRAIGHT, UNREACHED } from '../../../lib/path';
import { groundCost } from '../../knowledge';
import { positionOf, type World } from '../../state';

const FAR = 12;

/** Returns cells at least `FAR` steps away, row by row. */
export function cellsOutOfSight({ game, level, index, visible }: World): Point[] {
  const { width, height } = level;
  const map = { width, height, blocked: index.barred, cost: groundCost(level) };
  const field = distanceField(map, [positionOf(game.hero)]);
  const cells: Point[] = [];
  for (let cell = 0; cell < field.length; cell++) {
    const distance = field[cell] as number;
    if (distance >= FAR * STRAIGHT && distance < UNREACHED && visible[cell] !== 1) cells.push(pointOf(level, cell));
  }
  return cells;
}
