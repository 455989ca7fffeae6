import { distanceSquared, type Point, same } from '../../lib/geometry';
import { stanceToHero, tradesWithHero } from '../creatures';
import { refOf } from '../knowledge';
import { parkedDepthBehindPortal } from '../levels/change-level';
import { type Entity, emit, has, isAlive, positionOf, type World } from '../state';
import { trackDiscoveries } from './common/interruptions';
import { type Planner, refuse } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { travelRefusal, walkTo } from './series/walking';

/**
 * Walks to a known cell over known ground until the hero is there, or until there is a reason to stop. If the cell
 * holds a vendor, or a creature that the hero knows from the start, the hero stops beside it. A vendor's shop opens on
 * arrival. Refused with a threat in view. Refused as `no-path` if the hero cannot reach the cell. Refused as `danger`
 * until `sure` is set, if a known hazard is on the cell or if a creature that means no harm bars the next step. The
 * hero strikes such a creature until the way is free.
 */
export const travel: Planner<'travel'> = (world, { to, sure }) => {
  const refusal = travelRefusal(world, to, sure);
  if (refusal) return refuse(refusal);
  const parked = parkedDepthBehindPortal(world, to, false);
  if (parked !== null) return refuse({ code: 'level-parked', depth: parked });
  const discovered = trackDiscoveries(world);
  const walk = walkTo(world, to, sure);
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
        return visited ? { stop: { reason: 'done', what: visited.raw } } : walk();
      },
      end() {
        if (!visited || !has(world.raws, visited, 'vendor') || !tradesWithHero(world, visited)) return;
        emit(world, { kind: 'shop', vendor: refOf(world, visited) }, 'self');
      },
    },
  };
};

/**
 * Returns the vendor on the cell, or the creature that the hero knows from the start. `null` if there is neither, if it
 * is hostile, or if the hero is not beside the cell.
 */
function hostBeside(world: World, to: Point): Entity | null {
  const { raws, game, index } = world;
  if (distanceSquared(positionOf(game.hero), to) > 2) return null;
  const hosts = index.at(to).filter((entity) => has(raws, entity, 'vendor') || has(raws, entity, 'ofNote'));
  return hosts.find((entity) => isAlive(raws, entity) && stanceToHero(world, entity) !== 'hostile') ?? null;
}
