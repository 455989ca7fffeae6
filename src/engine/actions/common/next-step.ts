import { type CheapestPaths, findPathsTo, findPathsToNearest, stepOn } from '../../../lib/cheapest-paths';
import type { Point } from '../../../lib/geometry';
import { isSameList } from '../../../lib/lists';
import type { WalkMap } from '../../../lib/path';
import { frontierTest, unseenCells } from '../../knowledge';
import { positionOf, type World } from '../../state';

/**
 * Goal of a walk: the cell with the index `to`, or the nearest of `cells` and all frontiers. `unseen` is 1 for each
 * cell that the hero has never seen. A frontier is a known cell beside an unseen one.
 */
type Goal = { to: number } | { unseen: Uint8Array; cells: readonly number[] };

interface Route {
  map: WalkMap;
  goal: Goal;
  paths: CheapestPaths;
}

// Keeps the last route of each world, because a walk needs a step on every turn. Most steps change neither the known
// map nor the creatures in view.
const routes = new WeakMap<World, Route>();

/** Returns the next step of the hero to a cell. Returns `undefined` if the hero is there, or if no path leads there. */
export function stepTo(world: World, map: WalkMap, to: Point): Point | undefined {
  const goal = { to: to.y * map.width + to.x };
  return stepOnRoute(world, map, goal, () => findPathsTo(map, positionOf(world.game.hero), to));
}

/**
 * Returns the hero's next step to the nearest goal: a frontier or a cell of `cells`. Returns `undefined` if the hero
 * stands on a goal, or if no path leads to a goal. Cells with a known trap are blocked, so the hero never fetches an
 * item from a trap.
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

/**
 * Returns the hero's next step on the last route. If the map or the goal has changed, or if the hero has left the
 * route, calls `find` for a new route. Returns `undefined` if the hero is at the goal, or if no path leads there.
 */
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
