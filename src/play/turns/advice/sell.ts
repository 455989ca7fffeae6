import type { Rule } from './advice';
import { safeActions } from './situation';

/** Sells spare gear to a vendor beside the hero, the dearest first. */
export const sell: Rule = (situation) => {
  const { shops, pack } = situation.view;
  const spare = shops
    .flatMap(({ vendor, offers }) => offers.map((offer) => ({ vendor: vendor.id, ...offer })))
    .filter((offer) => offer.spare)
    .sort((a, b) => b.price - a.price || a.item - b.item);
  const [best] = spare;
  const thing = pack.find(({ id }) => id === best?.item);
  const action = safeActions(situation, 'sell').find(
    ({ vendor, item }) => vendor === best?.vendor && item === best.item,
  );
  return action && thing ? { kind: 'act', action, reason: 'sell-spare', thing } : null;
};
