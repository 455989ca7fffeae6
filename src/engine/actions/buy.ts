import { addToPack, askingPrice, tradesWithHero, vendorBeside, waresOf } from '../creatures';
import { roundGold } from '../formulas';
import { identify } from '../knowledge';
import { component, type Entity, emit, own, type RawId, type World } from '../state';
import { encumbrance } from '../systems/encumbrance';
import { type Planner, refuse } from './common/plan';

/** A purchase takes no time and identifies the item's type. */
export const buy: Planner<'buy'> = (world, { vendor, item }) => {
  const seller = vendorBeside(world, vendor);
  if (!seller) return refuse({ code: 'not-a-vendor' });
  if (!tradesWithHero(world, seller)) return refuse({ code: 'no-trade', who: seller.raw });
  const ware = waresOf(world, seller).find(({ raw }) => raw === item);
  if (!ware) return refuse({ code: 'not-sold-here' });
  if (ware.left === 0) return refuse({ code: 'sold-out' });
  const need = askingPrice(world, seller, item);
  const have = world.game.hero.pools.gold;
  if (have < need) return refuse({ code: 'not-enough-gold', need, have });
  return { kind: 'free', run: () => purchase(world, seller, item, need) };
};

function purchase(world: World, seller: Entity, raw: RawId, price: number): void {
  const { raws, game } = world;
  const sold = component(raws, seller, 'sold');
  seller.sold = { ...sold, [raw]: (sold?.[raw] ?? 0) + 1 };
  const pools = own(raws, game.hero, 'pools');
  pools.gold = roundGold(pools.gold - price);
  addToPack(world, raw);
  emit(world, { kind: 'bought', item: raw, price }, 'self');
  identify(world, raw);
  world.stale.add(game.hero.id);
  encumbrance(world);
}
