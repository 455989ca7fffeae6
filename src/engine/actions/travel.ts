import { distanceSquared, type Point, same } from '../../lib/geometry';
import { isInChains, stanceToHero, tradesWithHero } from '../creatures';
import { refOf } from '../knowledge';
import { parkedDepthBehindPortal } from '../levels/change-level';
import { type Entity, emit, has, isAlive, positionOf, type World } from '../state';
import { askToFree } from './common/captives';
import { trackDiscoveries } from './common/interruptions';
import { type Planner, refuse } from './common/plan';
import { seriesLimits } from './common/series-limits';
import { fightingWalkOvers } from './series/walk-over';
import { travelRefusal, walkTo } from './series/walking';

/** The hero stops beside a vendor or captive on the cell. */
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
    series: fightingWalkOvers(world, null, {
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
        if (visited && isInChains(visited)) {
          const question = askToFree(world, visited);
          if (question.kind === 'free') question.run();
        }
        if (!visited || !has(world.raws, visited, 'vendor') || !tradesWithHero(world, visited)) return;
        emit(world, { kind: 'shop', vendor: refOf(world, visited) }, 'self');
      },
    }),
  };
};

function hostBeside(world: World, to: Point): Entity | null {
  const { raws, game, index } = world;
  if (distanceSquared(positionOf(game.hero), to) > 2) return null;
  const hosts = index
    .at(to)
    .filter((entity) => has(raws, entity, 'vendor') || has(raws, entity, 'ofNote') || isInChains(entity));
  return hosts.find((entity) => isAlive(raws, entity) && stanceToHero(world, entity) !== 'hostile') ?? null;
}
