import { distanceSquared, type Point, same } from '../../lib/geometry';
import { stanceToHero, tradesWithHero } from '../creatures';
import { refOf } from '../knowledge';
import { parkedDepthBehindPortal } from '../levels/change-level';
import { type Entity, emit, has, isAlive, positionOf, type World } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { type Planner, refuse } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { travelRefusal, walkTowards } from './series/walking';

/**
 * Walks to a known cell over known ground, until the hero is there, or beside the vendor or the person of note who
 * stands there, or there is a reason to stop. A vendor's shop opens on arrival. Refused with an enemy in view, as
 * `no-path` when the cell cannot be reached, as `stairs-ahead` when it can over stairs alone, as `blocked` when a
 * creature blocks the only path, and as `danger` when a known trap or fire is there.
 */
export const travel: Planner<'travel'> = (world, { to, sure }) => {
  const refusal = travelRefusal(world, to, sure);
  if (refusal) return refuse(refusal);
  const parked = parkedDepthBehindPortal(world, to, false);
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  const discovered = trackDiscoveries(world);
  let visited: Entity | null = null;
  return {
    kind: 'series',
    series: {
      ...seriesLimits(world),
      careful: true,
      next: () => {
        if (same(positionOf(world.game.hero), to)) return { stop: { reason: 'done', what: null } };
        const stop = discovered();
        if (stop) return { stop };
        visited = hostBeside(world, to);
        return visited ? { stop: { reason: 'done', what: visited.raw } } : walkTowards(world, to, sure);
      },
      end() {
        if (!visited || !has(world.raws, visited, 'vendor') || !tradesWithHero(world, visited)) return;
        emit(world, { kind: 'shop', vendor: refOf(world, visited) }, 'self');
      },
    },
  };
};

/** The vendor or person of note on the cell, once the hero is beside it and does not have to fight it. */
function hostBeside(world: World, to: Point): Entity | null {
  const { raws, game, index } = world;
  if (distanceSquared(positionOf(game.hero), to) > 2) return null;
  const hosts = index.at(to).filter((entity) => has(raws, entity, 'vendor') || has(raws, entity, 'ofNote'));
  return hosts.find((entity) => isAlive(raws, entity) && stanceToHero(world, entity) !== 'hostile') ?? null;
}
