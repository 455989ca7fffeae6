import { enterLevel, parkedDepth } from '../levels/change-level';
import { positionOf, TILES, type World } from '../state';
import { type Plan, type Planner, refuse } from './common/plan';

/** Down the stairs the hero stands on. Takes no time. */
export const descend: Planner<'descend'> = (world) => climb(world, 'down', 1);

/** Up the stairs the hero stands on. Takes no time. */
export const ascend: Planner<'ascend'> = (world) => climb(world, 'up', -1);

function climb(world: World, direction: 'down' | 'up', by: 1 | -1): Plan {
  const { x, y } = positionOf(world.game.hero);
  const wanted = direction === 'down' ? TILES.downStairs : TILES.upStairs;
  if (world.level.tiles[y * world.level.width + x] !== wanted) return refuse({ code: 'no-stairs', direction });
  const depth = world.game.depth + by;
  if (parkedDepth(world, depth) !== null) return refuse({ code: 'level-parked', depth });
  return { kind: 'free', run: () => enterLevel(world, depth, 'stairs') };
}
