import { type Shop, TOWN } from '../../engine';
import { same } from '../../lib/geometry';
import type { AdviceReason, Rule, Situation } from './advice';
import { carriedFor, safeActions } from './situation';
import { wantedWare } from './wares';

/** Meals without which nobody sets out for the first time. */
const PROVISIONS = 2;

type Reason = Extract<AdviceReason, 'shop-food' | 'shop-better' | 'shop-lift-curse'>;

/**
 * In the town, walks to the shop where the hero's gold buys something better to wear, or what it takes to wear it;
 * before its first way down first to where it buys food, which costs next to nothing.
 */
export const visit: Rule = (situation) => {
  const { view } = situation;
  if (!view.town) return null;
  const ways = safeActions(situation, 'travel');
  const visits = situation.shops.flatMap((shop) => {
    const place = view.places.find(({ who }) => who.id === shop.vendor.id);
    const action = place && ways.find(({ to }) => same(to, place.at));
    const reason = reasonToVisit(situation, shop);
    return action && reason ? [{ kind: 'act' as const, action, reason, thing: shop.vendor }] : [];
  });
  return visits.find(({ reason }) => reason === 'shop-food') ?? visits[0] ?? null;
};

/** Why its wares are worth the way; `null` where they are not. */
function reasonToVisit(situation: Situation, shop: Shop): Reason | null {
  switch (wantedWare(situation, shop)?.reason) {
    case 'buy-food':
      return isUnprovided(situation) ? 'shop-food' : null;
    case 'buy-better':
      return 'shop-better';
    case 'buy-lift-curse':
      return 'shop-lift-curse';
    default:
      return null;
  }
}

/** Has the hero never been below, and too little to eat to go there? */
const isUnprovided = (situation: Situation): boolean =>
  situation.view.deepest === TOWN && carriedFor(situation, 'food').length < PROVISIONS;
