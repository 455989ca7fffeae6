import { sellPrice, tradesWithHero, vendorBeside } from '../creatures';
import { roundGold } from '../formulas';
import { identify, refOf } from '../knowledge';
import { type Entity, emit, own, packItem, type World } from '../state';
import { encumbrance } from '../systems/encumbrance';
import { partingRefusal } from './common/parting';
import { type Planner, refuse } from './common/plan';

/**
 * Sells an item from the backpack to an adjacent vendor, which also identifies magic gear; every vendor buys
 * everything. Takes no time.
 */
export const sell: Planner<'sell'> = (world, { vendor, item }) => {
  const buyer = vendorBeside(world, vendor);
  if (!buyer) return refuse({ code: 'not-a-vendor' });
  if (!tradesWithHero(world, buyer)) return refuse({ code: 'no-trade', who: buyer.raw });
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  const refusal = partingRefusal(world, thing);
  if (refusal) return refuse(refusal);
  return { kind: 'free', run: () => sellItem(world, thing, sellPrice(world.raws, thing)) };
};

function sellItem(world: World, item: Entity, price: number): void {
  const { raws, game } = world;
  const pools = own(raws, game.hero, 'pools');
  pools.gold = roundGold(pools.gold + price);
  game.pack.splice(game.pack.indexOf(item), 1);
  emit(world, { kind: 'sold', item: refOf(world, item), price }, 'self');
  // The buyer tells what it is; of other magic it keeps silent.
  if (raws.item[item.raw]?.variant) identify(world, item.raw);
  world.stale.add(game.hero.id);
  encumbrance(world);
}
