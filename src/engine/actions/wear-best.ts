import { type Fitting, fittingOf, improvement, verdictOf } from '../creatures';
import { isKnown, isKnownCursed } from '../knowledge';
import { component, type Entity, SLOTS, type Slot, type World } from '../state';
import { intend, type Planner, refuse } from './common/plan';
import { threatsInView } from './common/threats';

/** Each slot may change twice, because worn items affect one another. */
const MAX_TURNS = 2 * SLOTS.length;

/** Puts on one item each turn. Refused as `hostile-in-view` or `nothing-better`. */
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

/** Returns the best identified item for the first slot that can improve. */
export function findBetter(world: World): Entity | null {
  const { raws, game } = world;
  const wearable = new Map<Slot, Entity[]>();
  for (let n = 0; n < game.pack.length; n++) {
    const item = game.pack[n] as Entity;
    // Archetypes never have `equipped`, so this needs no `component`.
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
