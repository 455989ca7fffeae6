import { component, type Entity, isAlive, mobsOf, type World } from '../state';
import { isBesideHero } from './bodies';
import { stanceToHero } from './factions';
import { tradingPrice } from './vendors';

export interface Sage {
  who: Entity;
  /** Gold for one answer or charge. */
  price: number;
  recharges: boolean;
}

/** Returns the friendly sage with the lowest id, or `null`. */
export function sageBeside(world: World): Sage | null {
  for (const who of mobsOf(world.level)) {
    const charge = component(world.raws, who, 'rechargesFor');
    const price = charge ?? component(world.raws, who, 'identifiesFor');
    if (price === null || !isAlive(world.raws, who) || !isBesideHero(world, who)) continue;
    if (stanceToHero(world, who) !== 'friendly') continue;
    return { who, price: tradingPrice(world, who, price), recharges: charge !== null };
  }
  return null;
}
