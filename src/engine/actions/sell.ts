import { sellPrice, tradesWithHero, vendorBeside } from '../creatures';
import { roundGold } from '../formulas';
import { refOf } from '../knowledge';
import { component, type Entity, emit, has, own, packItem, type World } from '../state';
import { encumbrance } from '../systems/encumbrance';
import { type Planner, refuse } from './common/plan';

/** Sells an item from the backpack to an adjacent vendor; every vendor buys everything. Takes no time. */
export const sell: Planner<'sell'> = (world, { vendor, item }) => {
  const buyer = vendorBeside(world, vendor);
  if (!buyer) return refuse({ code: 'not-a-vendor' });
  if (!tradesWithHero(world, buyer)) return refuse({ code: 'no-trade', who: buyer.raw });
  const thing = packItem(world, item);
  if (!thing) return refuse({ code: 'no-such-item' });
  if (component(world.raws, thing, 'equipped')) return refuse({ code: 'equipped' });
  if (has(world.raws, thing, 'quest')) return refuse({ code: 'quest-item', item: thing.raw });
  return { kind: 'free', run: () => sellItem(world, thing, sellPrice(world.raws, thing)) };
};

function sellItem(world: World, item: Entity, price: number): void {
  const { raws, game } = world;
  const pools = own(raws, game.hero, 'pools');
  pools.gold = roundGold(pools.gold + price);
  game.pack.splice(game.pack.indexOf(item), 1);
  emit(world, { kind: 'sold', item: refOf(world, item), price }, 'self');
  world.stale.add(game.hero.id);
  encumbrance(world);
}
