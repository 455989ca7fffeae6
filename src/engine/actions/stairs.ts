import { enterLevel, parkedDepth } from '../levels/change-level';
import { beginPursuit } from '../levels/pursuit';
import { positionOf, TILES, type World } from '../state';
import { type Plan, type Planner, refuse } from './common/plan';

/** Down the stairs the hero stands on. Whoever stands beside it and is hostile follows. */
export const descend: Planner<'descend'> = (world) => climb(world, 'down', 1);

/** Up the stairs the hero stands on. The same as `descend` otherwise. */
export const ascend: Planner<'ascend'> = (world) => climb(world, 'up', -1);

function climb(world: World, direction: 'down' | 'up', by: 1 | -1): Plan {
  const { x, y } = positionOf(world.game.hero);
  const wanted = direction === 'down' ? TILES.downStairs : TILES.upStairs;
  if (world.level.tiles[y * world.level.width + x] !== wanted) return refuse({ code: 'no-stairs', direction });
  const depth = world.game.depth + by;
  if (parkedDepth(world, depth) !== null) return refuse({ code: 'level-parked', depth });
  return {
    kind: 'turn',
    run: () => {
      beginPursuit(world);
      enterLevel(world, depth, 'stairs');
    },
  };
}
