import { TOWN } from '../../../engine';
import { same } from '../../../lib/geometry';
import type { Rule } from './advice';
import { safeActions } from './situation';
import { wantedWare } from './wares';

/** In the town, walks to the shop where something better to wear can be had for the hero's gold. */
export const visit: Rule = (situation) => {
  const { view } = situation;
  if (view.depth !== TOWN) return null;
  const ways = safeActions(situation, 'travel');
  for (const shop of situation.shops) {
    const place = view.places.find(({ who }) => who.id === shop.vendor.id);
    const action = place && ways.find(({ to }) => same(to, place.at));
    if (action && wantedWare(situation, shop)?.reason === 'buy-better')
      return { kind: 'act', action, reason: 'shop-better', thing: shop.vendor };
  }
  return null;
};
