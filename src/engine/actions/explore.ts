import { type Point, same } from '../../lib/geometry';
import { pathToNearest } from '../../lib/path';
import { hostilesInView } from '../creatures';
import { blocksWay, fixtures, frontierTest, knownMap } from '../knowledge';
import { type Entity, has, heroSeesEntity, positionOf, type World } from '../state';
import { resolveBump } from './common/bump';
import { trackDiscoveries } from './common/interruptions';
import { type Planner, refuse, type Stop } from './common/plan';
import { seriesLimits, stepTowards } from './common/walking';

/**
 * Walks to the nearest frontier, again and again, opening doors on the way, until there is a reason to stop. Uses only
 * what the hero knows. Refused with an enemy in view, when everything is known, and as `blocked` when a creature blocks
 * the only path.
 */
export const explore: Planner<'explore'> = (world) => {
  const [hostile] = hostilesInView(world);
  if (hostile) return refuse({ code: 'hostile-in-view', who: hostile.raw });
  const first = pathToFrontier(world)?.[1];
  if (first === undefined) return refuse({ code: 'nothing-to-explore' });
  if (resolveBump(world, first).kind === 'strike') return refuse({ code: 'blocked' });
  const discovered = trackDiscoveries(world);
  let walking = false;
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      careful: true,
      next: () => {
        const stop = discovered();
        if (stop) return { stop };
        const step = pathToFrontier(world)?.[1];
        if (step === undefined) return { stop: { reason: 'done', what: null } };
        const choice = walking ? doorChoice(world, step) : null;
        walking = true;
        return choice ? { stop: choice } : stepTowards(world, step);
      },
    },
  };
};

function pathToFrontier(world: World): Point[] | null {
  const map = knownMap(world);
  const path = pathToNearest(map, positionOf(world.game.hero), frontierTest(world, map));
  return path !== null && path.length > 1 ? path : null;
}

/** Stops when there is a choice of closed doors in view: which one to open is for the player to decide. */
function doorChoice(world: World, step: Point): Stop | null {
  const doors = fixtures(world).filter((prop) => blocksWay(world, prop) && has(world.raws, prop, 'door'));
  const ahead = doors.find((door) => same(positionOf(door), step));
  if (ahead === undefined || doors.length === 1) return null;
  const isFrontier = frontierTest(world, knownMap(world));
  const others = doors.filter(
    (door) => door !== ahead && heroSeesEntity(world, door) && isFrontier(cellOf(world, door)),
  );
  return others.length > 0 ? { reason: 'door', what: ahead.raw } : null;
}

const cellOf = (world: World, entity: Entity): number => {
  const { x, y } = positionOf(entity);
  return y * world.level.width + x;
};
