import { type Point, same } from '../../lib/geometry';
import { pathToNearest } from '../../lib/path';
import { frontierTest } from '../frontiers';
import { bars, fixtures } from '../ground';
import { hostilesInView } from '../hostiles';
import { knownMap } from '../known-map';
import { has } from '../state/components';
import type { Entity } from '../state/entity';
import { heroSeesEntity, positionOf } from '../state/queries';
import type { World } from '../state/world';
import { bumpInto } from './bump';
import { discoveries } from './discoveries';
import { type Planner, refused, type Stop } from './plan';
import { bounds, stride } from './stride';

/**
 * Walks to the nearest cell beside the unknown, again and again, opening doors on the way, until something worth a
 * decision comes up. Uses only what the hero knows. Refused in sight of an enemy, when all is known,
 * and as `blocked` when somebody bars the only way.
 */
export const explore: Planner<'explore'> = (world) => {
  const [hostile] = hostilesInView(world);
  if (hostile) return refused({ code: 'hostile-in-view', who: hostile.raw });
  const first = way(world)?.[1];
  if (first === undefined) return refused({ code: 'nothing-to-explore' });
  if (bumpInto(world, first).kind === 'strike') return refused({ code: 'blocked' });
  const discovered = discoveries(world);
  let walking = false;
  return {
    kind: 'series',
    series: {
      ...bounds(world),
      next: () => {
        const stop = discovered();
        if (stop) return { stop };
        const step = way(world)?.[1];
        if (step === undefined) return { stop: { reason: 'done', what: null } };
        const choice = walking ? choiceOfDoors(world, step) : null;
        walking = true;
        return choice ? { stop: choice } : stride(world, step);
      },
    },
  };
};

function way(world: World): Point[] | null {
  const map = knownMap(world);
  const path = pathToNearest(map, positionOf(world, world.game.hero), frontierTest(world, map));
  return path !== null && path.length > 1 ? path : null;
}

/** Which of several closed doors in view to open is the player's choice. */
function choiceOfDoors(world: World, step: Point): Stop | null {
  const doors = fixtures(world).filter((prop) => bars(world, prop) && has(world.raws, prop, 'door'));
  const ahead = doors.find((door) => same(positionOf(world, door), step));
  if (ahead === undefined || doors.length === 1) return null;
  const isFrontier = frontierTest(world, knownMap(world));
  const others = doors.filter(
    (door) => door !== ahead && heroSeesEntity(world, door) && isFrontier(cellOf(world, door)),
  );
  return others.length > 0 ? { reason: 'door', what: ahead.raw } : null;
}

const cellOf = (world: World, entity: Entity): number => {
  const { x, y } = positionOf(world, entity);
  return y * world.level.width + x;
};
