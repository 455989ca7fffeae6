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
 * Walks to the nearest cell beside the unknown, again and again, opening doors on the way, until something worth a
 * decision comes up. Uses only what the hero knows. Refused in sight of an enemy, when all is known,
 * and as `blocked` when somebody bars the only way.
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

/** Which of several closed doors in view to open is the player's choice. */
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
