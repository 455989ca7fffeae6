import { type Point, same } from '../../lib/geometry';
import { pathToNearest } from '../../lib/path';
import { hostilesInView } from '../creatures';
import { bars, fixtures, frontierTest, knownMap } from '../knowledge';
import { type Entity, has, heroSeesEntity, positionOf, type World } from '../state';
import { bumpInto } from './common/bump';
import { discoveries } from './common/interruptions';
import { type Planner, refused, type Stop } from './common/plan';
import { bounds, stride } from './common/walking';

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
  const path = pathToNearest(map, positionOf(world.game.hero), frontierTest(world, map));
  return path !== null && path.length > 1 ? path : null;
}

/** Which of several closed doors in view to open is the player's choice. */
function choiceOfDoors(world: World, step: Point): Stop | null {
  const doors = fixtures(world).filter((prop) => bars(world, prop) && has(world.raws, prop, 'door'));
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
