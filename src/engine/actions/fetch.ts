import { same } from '../../lib/geometry';
import { refOf } from '../identification';
import type { Entity, EntityId } from '../state/entity';
import { entityById, heroSeesEntity, positionOf } from '../state/queries';
import type { World } from '../state/world';
import { discoveries } from './discoveries';
import { type Planner, refused } from './plan';
import { bounds } from './stride';
import { detained, walk } from './walk';

/**
 * Walks to a thing in view and takes it, until it has it or something worth a decision comes up. Refused as
 * `no-such-item` for what it does not see lying about, and by whatever would bar a `travel` there.
 */
export const fetch: Planner<'fetch'> = (world, { item, sure }) => {
  const { hero } = world.game;
  const wanted = lying(world, item);
  if (!wanted) return refused({ code: 'no-such-item' });
  const to = positionOf(world, wanted);
  const isThere = (): boolean => same(positionOf(world, hero), to);
  const refusal = isThere() ? null : detained(world, to, sure);
  if (refusal) return refused(refusal);
  const discovered = discoveries(world);
  return {
    kind: 'series',
    series: {
      ...bounds(world),
      next: () => {
        if (wanted.inBackpack?.owner === hero.id) return { stop: { reason: 'done', what: refOf(world, wanted).raw } };
        const stop = discovered();
        if (stop) return { stop };
        if (isThere()) return { run: () => void world.intents.set(hero.id, { kind: 'pickup', item }) };
        return walk(world, to, sure);
      },
    },
  };
};

function lying(world: World, id: EntityId): Entity | null {
  const item = entityById(world, id);
  return item?.kind === 'item' && item.position && heroSeesEntity(world, item) ? item : null;
}
