import type { Board, EntityId, I18n } from '../types';

type Offer = Board['view']['shops'][number]['offers'][number];

export const spareOffersOf = ({ view }: Board, vendor: EntityId): Offer[] =>
  view.shops.filter((shop) => shop.vendor.id === vendor).flatMap(({ offers }) => offers.filter(({ spare }) => spare));

/** Returns `null` without spare items. Omits silver beyond 1 gold, because phones lack room. */
export function spareItemsLabel(board: Board, vendor: EntityId, i18n: I18n): string | null {
  const spareItems = spareOffersOf(board, vendor);
  if (spareItems.length === 0) return null;
  const silver = Math.round(spareItems.reduce((sum, { price }) => sum + 10 * price, 0));
  const gold = silver < 10 ? silver / 10 : Math.floor(silver / 10);
  return i18n.turns.shop.sellSpareItems(spareItems.length, i18n.gold(gold));
}
