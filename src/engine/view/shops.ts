import { refOf } from '../identification';
import { component } from '../state/components';
import type { Shop } from '../state/view';
import type { World } from '../state/world';
import { buyPrice, sellPrice, vendorsBeside, waresOf } from '../trade';

/** What the vendors beside the hero ask and offer. What is worn is not for sale. */
export function viewShops(world: World): Shop[] {
  const { raws, game } = world;
  const carried = game.pack.filter((item) => !component(raws, item, 'equipped'));
  return vendorsBeside(world).map((vendor) => ({
    vendor: refOf(world, vendor),
    wares: waresOf(raws, vendor).map((raw) => ({ raw, price: buyPrice(raws, raw) })),
    offers: carried.map(({ id, raw }) => ({ item: id, price: sellPrice(raws, raw) })),
  }));
}
