import { type Rng, rngFromSeed } from '../../lib/rng';
import type { ItemRaw } from '../schema/items';
import { component, type Entity, has, isInCampaign, type RawId, type Raws, TOWN, type World } from '../state';

/**
 * Number of kinds of wares that a vendor draws: `first` at the beginning of the run, `later` each time that the hero's
 * greatest depth has grown by two.
 */
const KINDS = { first: 5, later: 2 } as const;
/** Maximum number of items of a drawn kind. The number is random, and at least 1. */
const MOST_OF_A_KIND = 2;
/** Number of meals of a vendor of food at the beginning of the run. Each new depth that the hero reaches adds one. */
const MEALS = 2;
const DEEP = 2;
/** Weight of an item in the draw of kinds. Generated magic gear has its own weight instead. */
const WEIGHT = 9;

type Stock = ReadonlyMap<RawId, number>;

/**
 * Returns how many items of each ware the vendor has had so far, including sold items. Generated magic gear comes
 * first, then the other wares in the order of the raws.
 *
 * The result depends only on the campaign, the seed, the vendor's kind and level, and the hero's greatest depth. A
 * greater depth adds wares and never removes any.
 *
 * A vendor has one of each piece of ordinary gear in its categories. A vendor of food has meals, spread over the kinds
 * of food. Of all other items in its categories, a vendor draws some kinds at random. A vendor with `deepStock` has
 * `DEEP` times as many of each.
 */
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

/**
 * Draws kinds from `pool`: one step for the first depth and one for every second depth after it, up to the hero's
 * greatest depth. Each step has its own random stream, because later steps must not change earlier steps. A step leaves
 * out magic gear that occurs only at greater depths.
 */
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
