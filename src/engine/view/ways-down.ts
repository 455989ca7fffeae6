import { pointOf } from '../../lib/geometry';
import { waysDown } from '../levels/ways-down';
import type { View, World } from '../state';

/** Returns an empty object if only one way leads down. */
export function viewWaysDown(world: World): Pick<View, 'waysDown'> {
  const { level } = world;
  const ways = waysDown(world).map(({ recipe, cells }) => {
    const known = cells.find((cell) => level.revealed[cell] === '1');
    return { recipe, ...(known === undefined ? {} : { at: pointOf(level, known) }) };
  });
  return ways.length === 0 ? {} : { waysDown: ways };
}
