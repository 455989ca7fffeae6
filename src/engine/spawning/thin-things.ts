import { shuffle } from '../../lib/lists';
import type { Draft, Spawn } from '../level-draft/draft';
import type { RawId, Raws } from '../state';
import { masterTable } from './master-table';
import { mostOn } from './thin-crowds';

/** Share of items kept; at 1, heroes would carry some seventy by depth 6. */
const KEPT = 1 / 3;
const JUNK_IN = 4;
/** Chance in percent of a second Health Potion. */
const SECOND_POTION = 66;
const POTION: RawId = 'health-potion';

/** Replaces removed items by `supplies`. Call after all builders, because later draws change. */
export function thinThings(draft: Draft, supplies: readonly RawId[] = []): void {
  const { raws, rng, spawns } = draft;
  const things = spawns.filter(({ raw }) => raws.item[raw] && !raws.item[raw]?.quest);
  if (things.length === 0) return;
  const random = shuffle(things, rng);
  const order = [...random.filter(({ explicit }) => explicit), ...random.filter(({ explicit }) => !explicit)];
  const most = Math.min(mostOn(draft, 'things'), Math.round(order.length * KEPT));
  const kept = choose(raws, order, { most, potions: rng.percent(SECOND_POTION) ? 2 : 1 });
  const meal = order.some(({ raw }) => isFood(raws, raw)) ? null : mealAt(raws, draft.depth);
  const replaced = meal === null ? undefined : (order.findLast((thing) => !kept.has(thing)) ?? order.at(-1));
  const removed = order.filter((thing) => !kept.has(thing) && thing !== replaced);
  const supplied = new Map(supplies.map((raw, n) => [removed[n], raw]));
  draft.spawns = spawns.flatMap((spawn) => {
    if (meal !== null && spawn === replaced) return [{ ...spawn, raw: meal }];
    const supply = supplied.get(spawn);
    if (supply !== undefined) return [{ ...spawn, raw: supply, explicit: false }];
    return kept.has(spawn) || !things.includes(spawn) ? [spawn] : [];
  });
}

function choose(
  raws: Raws,
  order: readonly Spawn[],
  { most: limit, potions }: { most: number; potions: number },
): Set<Spawn> {
  const food = order.filter(({ raw }) => isFood(raws, raw)).slice(0, 1);
  const kept = new Set([...food, ...order.filter(({ raw }) => raw === POTION).slice(0, potions)]);
  // Leaves room for the meal that the caller adds.
  const most = limit - (food.length === 0 ? 1 : 0);
  let junk = 0;
  for (const thing of order) {
    if (kept.size >= most) break;
    if (kept.has(thing) || thing.raw === POTION || isFood(raws, thing.raw)) continue;
    if (isJunk(raws, thing.raw)) {
      if ((junk + 1) * JUNK_IN > kept.size + 1) continue;
      junk += 1;
    }
    kept.add(thing);
  }
  return kept;
}

const isFood = (raws: Raws, raw: RawId): boolean => raws.item[raw]?.consumable?.effects.food === true;

const isJunk = (raws: Raws, raw: RawId): boolean => raws.item[raw]?.junk === true;

const mealAt = (raws: Raws, depth: number): RawId | null =>
  masterTable(raws, depth).items.raws.find((raw) => isFood(raws, raw)) ?? null;
