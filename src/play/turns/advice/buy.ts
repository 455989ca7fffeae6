import type { Action, View } from '../../../engine';
import type { Advice, AdviceReason, Rule, Situation } from './advice';
import { safeActions, usableFor } from './situation';

/** Meals and healing drinks that are enough. */
const MEALS = 3;
const DRINKS = 2;

/** Buys food and healing that the hero lacks and gear that is better, from a vendor beside it. */
export const buy: Rule = (situation) =>
  buyFirst(situation, 'buy-food', ({ figures }) => lacks(situation, figures, 'food', MEALS)) ??
  buyFirst(situation, 'buy-better', ({ figures }) => isImprovement(situation, figures)) ??
  buyFirst(situation, 'buy-healing', ({ figures }) => lacks(situation, figures, 'provides_healing', DRINKS));

type Ware = View['shops'][number]['wares'][number];
type Figures = Ware['figures'];

/** The cheapest ware that is wanted and can be paid for. */
function buyFirst(situation: Situation, reason: AdviceReason, isWanted: (ware: Ware) => boolean): Advice | null {
  const { shops } = situation.view;
  const wares = safeActions(situation, 'buy').flatMap((action) => wareOf(shops, action) ?? []);
  const [best] = wares.filter(({ ware }) => isWanted(ware)).sort((a, b) => a.ware.price - b.ware.price);
  return best ? { kind: 'act', action: best.action, reason, thing: { id: 0, raw: best.ware.raw } } : null;
}

function wareOf(shops: View['shops'], action: Extract<Action, { kind: 'buy' }>) {
  const ware = shops.find(({ vendor }) => vendor.id === action.vendor)?.wares.find(({ raw }) => raw === action.item);
  return ware ? { action, ware } : null;
}

const lacks = (situation: Situation, { effects }: Figures, effect: 'food' | 'provides_healing', enough: number) =>
  effects[effect] !== undefined && usableFor(situation, effect).length < enough;

/** Better than what is worn, while nothing carried for the slot is; and not too heavy. */
function isImprovement({ view }: Situation, { slot, comparison, weight }: Figures): boolean {
  const { hero, pack } = view;
  if (comparison?.verdict !== 1 || hero.weight + weight > hero.capacity) return false;
  return !pack.some(({ fits, figures }) => fits === slot && figures?.comparison?.verdict === 1);
}
