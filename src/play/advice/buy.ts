import type { Rule } from './advice';
import { safeActions } from './situation';
import { wantedWare } from './wares';

/** Buys food and healing that the hero lacks and gear that is better, from a vendor beside it. */
export const buy: Rule = (situation) => {
  for (const shop of situation.view.shops) {
    const wanted = wantedWare(situation, shop);
    if (!wanted) continue;
    const { ware, reason } = wanted;
    const action = safeActions(situation, 'buy').find(
      ({ vendor, item }) => vendor === shop.vendor.id && item === ware.raw,
    );
    if (action) return { kind: 'act', action, reason, thing: { id: 0, raw: ware.raw } };
  }
  return null;
};
