import { tradesWithHero, vendorBeside } from '../../creatures';
import { roundGold } from '../../formulas';
import { identify, offeredPrice, refOf } from '../../knowledge';
import { type Entity, type EntityId, emit, own, type Refusal, type World } from '../../state';
import { encumbrance } from '../../systems/encumbrance';

export function buyerRefusal(world: World, vendor: EntityId): Refusal | null {
  const buyer = vendorBeside(world, vendor);
  if (!buyer) return { code: 'not-a-vendor' };
  return tradesWithHero(world, buyer) ? null : { code: 'no-trade', who: buyer.raw };
}

/** Does not check `partingRefusal`. Identifies the type of magic gear. */
export function sellItem(world: World, item: Entity): void {
  const { raws, game } = world;
  const price = offeredPrice(world, item);
  const pools = own(raws, game.hero, 'pools');
  pools.gold = roundGold(pools.gold + price);
  game.pack.splice(game.pack.indexOf(item), 1);
  emit(world, { kind: 'sold', item: refOf(world, item), price }, 'self');
  if (raws.item[item.raw]?.variant) identify(world, item.raw);
  world.stale.add(game.hero.id);
  encumbrance(world);
}
