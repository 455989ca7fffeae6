import { rngFromSeed } from '../../lib/rng';
import type { ItemRaw } from '../schema/items';
import { type Entity, has, isInCampaign, type RawId, type World } from '../state';

/** Magic gear that a vendor has at most, and one with deep stock. */
const MOST = { usual: 3, deep: 6 } as const;

/**
 * The magic gear that a vendor of these categories has, in the order of the raws: none of it cursed, all of it such as
 * turns up as deep as the hero has been. It is drawn by seed, vendor and that depth alone.
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
