import { type Fitting, fittingOf, hostilesInView, improvement, verdictOf } from '../creatures';
import { isKnown, isKnownCursed } from '../knowledge';
import { component, type Entity, SLOTS, type Slot, type World } from '../state';
import { intend, type Planner, refuse } from './common/plan';

/** Most player-turns: what is better with one thing on may be worse with another, so that a slot can change twice. */
const MAX_TURNS = 2 * SLOTS.length;

/**
 * Puts on what the hero carries and knows to be better, the best for each slot, one thing a turn. Never what is unknown
 * or known to be cursed. Refused as `hostile-in-view`, and as `nothing-better` where there is no such thing.
 */
export const wearBest: Planner<'wear-best'> = (world) => {
  const [hostile] = hostilesInView(world);
  if (hostile) return refuse({ code: 'hostile-in-view', who: hostile.raw });
  if (!findBetter(world)) return refuse({ code: 'nothing-better' });
  return {
    kind: 'series',
    series: {
      limit: MAX_TURNS,
      atLimit: 'limit',
      next: () => {
        const better = findBetter(world);
        return better ? intend(world, { kind: 'equip', item: better.id }) : { stop: { reason: 'done', what: null } };
      },
    },
  };
};

/** The best thing for the first slot that could be filled better; `null` when there is none. */
function findBetter(world: World): Entity | null {
  const fitting = fittingOf(world);
  for (const slot of SLOTS) {
    const better = bestFor(world, fitting, slot);
    if (better) return better;
  }
  return null;
}

/** The best carried thing for a slot, the first of equals; `null` when none is better than what is there. */
function bestFor(world: World, fitting: Fitting, slot: Slot): Entity | null {
  const { raws, game } = world;
  const worn = game.pack.find((item) => component(raws, item, 'equipped')?.slot === slot);
  if (worn && isKnownCursed(world, worn)) return null;
  const carried = game.pack
    .filter((item) => item !== worn && component(raws, item, 'equippable')?.slot === slot)
    .filter((item) => isKnown(world, item.raw) && !isKnownCursed(world, item))
    .map((item) => ({ item, gain: improvement(fitting.now, fitting.with(item.raw, slot), slot) }));
  const best = carried.reduce<(typeof carried)[number] | null>((a, b) => (a === null || b.gain > a.gain ? b : a), null);
  return best && verdictOf(best.gain) === 1 ? best.item : null;
}
