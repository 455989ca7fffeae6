import { sellPrice, unknownPrice } from '../creatures';
import { roundGold } from '../formulas';
import { boonSum, type Entity, type Game, type Raws } from '../state';
import { isProven } from './identification';

/** Returns gold, rounded to a tenth. The price reveals no unidentified type. */
export function offeredPrice(
  world: { raws: Raws; game: Pick<Game, 'identified' | 'aliases' | 'hero'> },
  item: Pick<Entity, 'raw' | 'consumable' | 'fromCage'>,
): number {
  const { raws, game } = world;
  const price = isProven(world, item.raw) ? sellPrice(raws, item) : unknownPrice(raws, item.raw);
  return roundGold((price * (100 + boonSum(raws, game.hero, 'sell_percent'))) / 100);
}
