import { type Fitting, fittingOf, improvement, verdictOf } from '../creatures';
import { isKnown, isKnownCursed } from '../knowledge';
import { component, type Entity, SLOTS, type Slot, type World } from '../state';
import { intend, type Planner, refuse } from './common/plan';
import { threatsInView } from './common/threats';

/**
 * Maximum number of turns in one action: two for each slot. A slot can change twice, because its best item depends on
 * the other worn items.
 */
const MAX_TURNS = 2 * SLOTS.length;

/**
 * Plans to put on better items, one in each turn, until every slot holds the best item of the pack. Leaves out
 * unidentified items, and items known to be cursed. Refused as `hostile-in-view` with a threat in view, and as
 * `nothing-better` if no slot can be improved.
 */
export const wearBest: Planner<'wear-best'> = (world) => {
  const [threat] = threatsInView(world);
  if (threat) return refuse({ code: 'hostile-in-view', who: threat.raw });
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

/**
 * Returns the best item for the first slot that can be improved; `null` if none can. Leaves out unidentified items,
 * items known to be cursed, and slots with a worn item known to be cursed.
 */
export function findBetter(world: World): Entity | null {
  const { raws, game } = world;
  // Collects wearable items first, because Explore calls this at every step, and the pack seldom holds any.
  const wearable = new Map<Slot, Entity[]>();
  for (let n = 0; n < game.pack.length; n++) {
    const item = game.pack[n] as Entity;
    // Reads only the item's own field, because archetypes never have `equipped`.
    const slot = item.equipped ? undefined : component(raws, item, 'equippable')?.slot;
    if (slot === undefined || !isKnown(world, item.raw) || isKnownCursed(world, item)) continue;
    const others = wearable.get(slot);
    if (others === undefined) wearable.set(slot, [item]);
    else others.push(item);
  }
  if (wearable.size === 0) return null;
  const fitting = fittingOf(world);
  for (const slot of SLOTS) {
    const items = wearable.get(slot);
    const better = items === undefined ? null : bestOf(world, fitting, { slot, items });
    if (better) return better;
  }
  return null;
}

/**
 * Returns the best of the items for the slot; the first in a tie. Returns `null` if none is better than the worn item,
 * or if the worn item is known to be cursed.
 */
function bestOf(
  world: World,
  fitting: Fitting,
  { slot, items }: { slot: Slot; items: readonly Entity[] },
): Entity | null {
  const worn = world.game.pack.find(({ equipped }) => equipped?.slot === slot);
  if (worn && isKnownCursed(world, worn)) return null;
  const carried = items.map((item) => ({
    item,
    gain: improvement(fitting.now, fitting.with(item.raw, slot), slot),
  }));
  const best = carried.reduce<(typeof carried)[number] | null>((a, b) => (a === null || b.gain > a.gain ? b : a), null);
  return best && verdictOf(best.gain) === 1 ? best.item : null;
}
