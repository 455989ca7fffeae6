import type { ItemFigures } from '../../engine';
import type { Rule } from './advice';
import { safeActions } from './situation';

/** Gold for which a thing is worth the press of a button. */
const WORTH_A_PRESS = 1;

/** Sells gear that is no better than what is worn to a vendor beside the hero, the dearest first. */
export const sell: Rule = (situation) => {
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
  return action && best ? { kind: 'act', action, reason: 'sell-spare', thing: best.thing } : null;
};

/** Than what is worn. What does something to whoever is hit is worth keeping whatever its figures. */
const isNoBetter = (figures: ItemFigures | null): boolean =>
  figures !== null && figures.comparison !== null && figures.comparison.verdict !== 1 && figures.proc === null;
