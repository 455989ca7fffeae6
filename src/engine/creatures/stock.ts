import { type Rng, rngFromSeed } from '../../lib/rng';
import type { ItemRaw } from '../schema/items';
import { component, type Entity, has, isInCampaign, type RawId, type Raws, TOWN, type World } from '../state';

/** Random kinds of wares at first, and at every second new depth. */
const KINDS = { first: 5, later: 2 } as const;
const MOST_OF_A_KIND = 2;
/** Meals in stock at first; each new depth adds one. */
const MEALS = 2;
const DEEP = 2;
const WEIGHT = 9;

type Stock = ReadonlyMap<RawId, number>;

/** Includes sold items. Magic gear comes first. Draws only from seed, vendor and greatest depth. */
export function stockOf(world: World, vendor: Entity): Stock {
  const { raws } = world;
  const categories = component(raws, vendor, 'vendor') ?? [];
  const stocked = raws.items.filter((item) => isStocked(raws, item, categories));
  const counts = new Map<RawId, number>(stocked.filter(isPlainGear).map(({ id }) => [id, 1]));
  for (const [id, count] of mealsOf(world, stocked)) counts.set(id, count);
  const others = stocked.filter((item) => !counts.has(item.id));
  for (const [id, count] of drawnKinds(world, vendor, [...others, ...magicGear(raws, categories)])) {
    counts.set(id, count);
  }
  const factor = has(raws, vendor, 'deepStock') ? DEEP : 1;
  const inOrder = raws.items.filter(({ id }) => counts.has(id));
  const sorted = [...inOrder.filter(({ variant }) => variant), ...inOrder.filter(({ variant }) => !variant)];
  return new Map(sorted.map(({ id }) => [id, factor * (counts.get(id) ?? 0)]));
}

const isStocked = (raws: Raws, item: ItemRaw, categories: readonly string[]): boolean =>
  item.vendor_category !== undefined &&
  Boolean(item.base_value) &&
  categories.includes(item.vendor_category) &&
  isInCampaign(raws, item);

const isPlainGear = ({ weapon, wearable, magic }: ItemRaw): boolean => !magic && Boolean(weapon ?? wearable);

function mealsOf({ game }: World, stocked: readonly ItemRaw[]): [RawId, number][] {
  const kinds = stocked.filter(({ consumable }) => consumable?.effects.food);
  const meals = MEALS + game.deepest - TOWN;
  return kinds.map(({ id }, index) => [id, Math.ceil((meals - index) / kinds.length)]);
}

function magicGear(raws: Raws, categories: readonly string[]): ItemRaw[] {
  if (!isInCampaign(raws, raws.magicGear)) return [];
  return raws.items.filter(
    ({ variant }) =>
      variant && variant.bonus > 0 && categories.includes(raws.item[variant.base]?.vendor_category ?? ''),
  );
}

function drawnKinds({ game, level }: World, { raw }: Entity, pool: readonly ItemRaw[]): [RawId, number][] {
  const drawn: [RawId, number][] = [];
  const left = [...pool];
  for (let depth = TOWN; depth <= game.deepest; depth += 2) {
    const rng = rngFromSeed(`${game.seed}/stock/${raw}/${level.depth}/${depth}`);
    const deepest = Math.max(depth, level.depth);
    for (let kind = depth === TOWN ? KINDS.first : KINDS.later; kind > 0; kind--) {
      const item = drawItem(rng, left, deepest);
      if (item === null) break;
      left.splice(left.indexOf(item), 1);
      drawn.push([item.id, rng.die(MOST_OF_A_KIND)]);
    }
  }
  return drawn;
}

function drawItem(rng: Rng, pool: readonly ItemRaw[], depth: number): ItemRaw | null {
  const able = pool.filter(({ variant }) => !variant || variant.minDepth <= depth);
  return able[rng.weighted(able.map(({ variant }) => variant?.weight ?? WEIGHT))] ?? null;
}
