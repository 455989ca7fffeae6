import { sellPrice, unknownPrice } from '../creatures';
import type { Entity, Game, Raws } from '../state';
import { isKnown } from './identification';

/**
 * Returns the gold, with one decimal, that any vendor offers the hero for an item. The price tells the hero nothing
 * about a type that is not identified.
 */
export function offeredPrice(
  world: { raws: Raws; game: Pick<Game, 'identified' | 'aliases'> },
  item: Pick<Entity, 'raw' | 'consumable'>,
): number {
  return isKnown(world, item.raw) ? sellPrice(world.raws, item) : unknownPrice(world.raws, item.raw);
}
