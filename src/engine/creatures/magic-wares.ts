import { rngFromSeed } from '../../lib/rng';
import type { ItemRaw } from '../schema/items';
import { type Entity, has, isInCampaign, type RawId, type World } from '../state';

/**
 * Maximum number of pieces of magic gear that a vendor sells: a usual vendor, and a vendor with the component
 * `deepStock`.
 */
const MOST = { usual: 3, deep: 6 } as const;

/**
 * Returns the magic gear that a vendor with these categories sells, in the order of the raws. None of the gear is
 * cursed. All of it can be found at the deepest depth that the hero has reached. The result depends only on the run's
 * seed, the vendor and that depth.
 */
export function magicWaresOf({ raws, game }: World, vendor: Entity, categories: readonly string[]): RawId[] {
  if (!isInCampaign(raws, raws.magicGear)) return [];
  const sells = (base: ItemRaw | undefined): boolean => categories.includes(base?.vendor_category ?? '');
  const left = raws.items.filter(
    ({ variant }) => variant && variant.bonus > 0 && variant.minDepth <= game.deepest && sells(raws.item[variant.base]),
  );
  const rng = rngFromSeed(`${game.seed}/wares/${vendor.id}/${game.deepest}`);
  const drawn: ItemRaw[] = [];
  const most = has(raws, vendor, 'deepStock') ? MOST.deep : MOST.usual;
  while (drawn.length < most && left.length > 0) {
    drawn.push(...left.splice(rng.weighted(left.map(({ variant }) => variant?.weight ?? 0)), 1));
  }
  return raws.items.filter((item) => drawn.includes(item)).map(({ id }) => id);
}
