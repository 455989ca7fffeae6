import { type ItemFigures, type Shop, TOWN } from '../../engine';
import { same } from '../../lib/geometry';
import { isStuck, outdoneGear } from './gear';
import { type AdviceReason, type Advisor, carriedFor, type Situation, safeActions } from './situation';

/** Gold that makes a sale worth the press of a button. */
const WORTH_A_PRESS = 1;

export const sell: Advisor = (situation) => {
  const { shops, pack } = situation.view;
  const [best] = shops
    .flatMap(({ vendor, offers }) => offers.map((offer) => ({ vendor: vendor.id, ...offer })))
    .flatMap((offer) => {
      const thing = pack.find(({ id }) => id === offer.item);
      return thing && offer.price >= WORTH_A_PRESS && isNoBetter(thing.figures) ? [{ ...offer, thing }] : [];
    })
    .sort((a, b) => b.price - a.price || a.item - b.item);
  const action = safeActions(situation, 'sell').find(
    ({ vendor, item }) => vendor === best?.vendor && item === best.item,
  );
  return action && best ? { action, reason: 'sell-spare', thing: best.thing } : null;
};

/** Keeps weapons with special effects, because no figure shows what an effect is worth. */
const isNoBetter = (figures: ItemFigures | null): boolean =>
  figures !== null && figures.comparison !== null && figures.comparison.verdict !== 1 && figures.proc === null;

export const buy: Advisor = (situation) => {
  for (const shop of situation.view.shops) {
    const wanted = wantedWare(situation, shop);
    if (!wanted) continue;
    const { ware, reason } = wanted;
    const action = safeActions(situation, 'buy').find(
      ({ vendor, item }) => vendor === shop.vendor.id && item === ware.raw,
    );
    if (action) return { action, reason, thing: { id: 0, raw: ware.raw } };
  }
  return null;
};

/** Number of meals with which the hero should leave the town. */
const PROVISIONS = 2;

type ReasonToVisit = Extract<AdviceReason, 'shop-food' | 'shop-better' | 'shop-lift-curse'>;

/** Prefers food. Returns `null` before the first descent, which needs no shopping. */
export const visit: Advisor = (situation) => {
  const { view } = situation;
  if (!view.town || view.deepest === TOWN) return null;
  const ways = safeActions(situation, 'travel');
  const visits = situation.shops.flatMap((shop) => {
    const place = view.places.find(({ who }) => who.id === shop.vendor.id);
    const action = place && ways.find(({ to }) => same(to, place.at));
    const reason = reasonToVisit(situation, shop);
    return action && reason ? [{ action, reason, thing: shop.vendor }] : [];
  });
  return visits.find(({ reason }) => reason === 'shop-food') ?? visits[0] ?? null;
};

function reasonToVisit(situation: Situation, shop: Shop): ReasonToVisit | null {
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

const isUnprovided = (situation: Situation): boolean => carriedFor(situation, 'food').length < PROVISIONS;

/** A hero who carries this many buys no more. */
const MEALS = 3;
const DRINKS = 2;

type Ware = Shop['wares'][number];
type Figures = Ware['figures'];
type ReasonToBuy = Extract<AdviceReason, 'buy-food' | 'buy-better' | 'buy-lift-curse' | 'buy-healing'>;

/** Returns the most urgent ware that the hero can afford. */
export function wantedWare(situation: Situation, { wares }: Shop): { ware: Ware; reason: ReasonToBuy } | null {
  const { gold } = situation.view.hero;
  const affordable = wares.filter(({ price, left }) => left > 0 && price <= gold).sort(byPrice);
  for (const [reason, isWanted] of WANTED) {
    const ware = affordable.find(({ figures }) => isWanted(situation, figures));
    if (ware) return { ware, reason };
  }
  return null;
}

const byPrice = (a: Ware, b: Ware): number => a.price - b.price || damageOf(b) - damageOf(a);

const damageOf = ({ figures }: Ware): number => figures.blow?.mean ?? 0;

const isLacking =
  (effect: 'food' | 'provides_healing' | 'remove_curse', enough: number) =>
  (situation: Situation, { effects }: Figures): boolean =>
    effects[effect] !== undefined && carriedFor(situation, effect).length < enough;

function isImprovement({ view }: Situation, { slot, comparison, weight }: Figures): boolean {
  const { hero, pack } = view;
  if (comparison?.verdict !== 1 || hero.weight + weight > hero.capacity || isStuck(view, slot)) return false;
  return !pack.some(({ fits, figures }) => fits === slot && figures?.comparison?.verdict === 1);
}

const isCureForGear = (situation: Situation, figures: Figures): boolean =>
  outdoneGear(situation).length > 0 && isLacking('remove_curse', 1)(situation, figures);

/** The most urgent reason comes first. */
const WANTED: readonly [ReasonToBuy, (situation: Situation, figures: Figures) => boolean][] = [
  ['buy-food', isLacking('food', MEALS)],
  ['buy-better', isImprovement],
  ['buy-lift-curse', isCureForGear],
  ['buy-healing', isLacking('provides_healing', DRINKS)],
];
