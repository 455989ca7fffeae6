import { type CheapestPaths, findPathsTo, findPathsToNearest, stepOn } from '../../../lib/cheapest-paths';
import type { Point } from '../../../lib/geometry';
import { isSameList } from '../../../lib/lists';
import type { WalkMap } from '../../../lib/path';
import { frontierTest, unseenCells } from '../../knowledge';
import { positionOf, type World } from '../../state';

/** Where a walk leads: to a place, or to the nearest frontier or one of these cells. */
type Goal = { to: number } | { unseen: Uint8Array; cells: readonly number[] };

interface Route {
  map: WalkMap;
  goal: Goal;
  paths: CheapestPaths;
}

// A long walk asks on every step, and most steps change neither what is known nor who is in view.
const routes = new WeakMap<World, Route>();

/** The next step to a place; `undefined` when the hero is there, or no path leads there. */
export function stepTo(world: World, map: WalkMap, to: Point): Point | undefined {
  const goal = { to: to.y * map.width + to.x };
  return stepOnRoute(world, map, goal, () => findPathsTo(map, positionOf(world.game.hero), to));
}

/**
 * The next step to the nearest frontier, or to one of these cells that is free: what lies on a trap stays there.
 * `undefined` when there is none, or no path leads to any.
 */
export function stepToNearest(world: World, map: WalkMap, cells: readonly number[]): Point | undefined {
  const goal = { unseen: unseenCells(world.level), cells };
  return stepOnRoute(world, map, goal, () => {
    const isFrontier = frontierTest(world, map);
    const wanted = new Set(cells);
    const isGoal = (cell: number): boolean => (wanted.has(cell) && map.blocked[cell] === 0) || isFrontier(cell);
    return findPathsToNearest(map, positionOf(world.game.hero), isGoal);
  });
}

/** The next step of the route that was taken last, while map and goal are the same; else of a new one. */
function stepOnRoute(world: World, map: WalkMap, goal: Goal, find: () => CheapestPaths | null): Point | undefined {
  const at = positionOf(world.game.hero);
  const last = routes.get(world);
  const step = last?.map === map && isSameGoal(last.goal, goal) ? stepOn(last.paths, at) : null;
  if (step !== null) return step;
  const paths = find();
  if (paths === null) return undefined;
  routes.set(world, { map, goal, paths });
  return stepOn(paths, at) ?? undefined;
}

function isSameGoal(a: Goal, b: Goal): boolean {
  if ('to' in a) return 'to' in b && a.to === b.to;
  return 'cells' in b && a.unseen === b.unseen && isSameList(a.cells, b.cells);
}
