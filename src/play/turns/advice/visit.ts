import { TOWN } from '../../../engine';
import { same } from '../../../lib/geometry';
import type { Rule } from './advice';
import { safeActions } from './situation';
import { wantedWare } from './wares';

/** Wares that are worth the way, and why. */
const WORTH_THE_WAY = { 'buy-better': 'shop-better', 'buy-lift-curse': 'shop-lift-curse' } as const;

/** In the town, walks to the shop where the hero's gold buys something better to wear, or what it takes to wear it. */
export const visit: Rule = (situation) => {
  const { view } = situation;
  if (view.depth !== TOWN) return null;
  const ways = safeActions(situation, 'travel');
  for (const shop of situation.shops) {
    const place = view.places.find(({ who }) => who.id === shop.vendor.id);
    const action = place && ways.find(({ to }) => same(to, place.at));
    const wanted = wantedWare(situation, shop)?.reason;
    if (action && (wanted === 'buy-better' || wanted === 'buy-lift-curse'))
      return { kind: 'act', action, reason: WORTH_THE_WAY[wanted], thing: shop.vendor };
  }
  return null;
};
