import { sellPrice, tradesWithHero, vendorBeside } from '../../creatures';
import { roundGold } from '../../formulas';
import { identify, refOf } from '../../knowledge';
import { type Entity, type EntityId, emit, own, type Refusal, type World } from '../../state';
import { encumbrance } from '../../systems/encumbrance';

/** Why nothing can be sold to whoever has this id; `null` for an adjacent vendor that trades with the hero. */
export function buyerRefusal(world: World, vendor: EntityId): Refusal | null {
  const buyer = vendorBeside(world, vendor);
  if (!buyer) return { code: 'not-a-vendor' };
  return tradesWithHero(world, buyer) ? null : { code: 'no-trade', who: buyer.raw };
}

/** Takes a thing out of the pack for its price. */
export function sellItem(world: World, item: Entity): void {
  const { raws, game } = world;
  const price = sellPrice(raws, item);
  const pools = own(raws, game.hero, 'pools');
  pools.gold = roundGold(pools.gold + price);
  game.pack.splice(game.pack.indexOf(item), 1);
  emit(world, { kind: 'sold', item: refOf(world, item), price }, 'self');
  // The buyer tells what it is; of other magic it keeps silent.
  if (raws.item[item.raw]?.variant) identify(world, item.raw);
  world.stale.add(game.hero.id);
  encumbrance(world);
}
