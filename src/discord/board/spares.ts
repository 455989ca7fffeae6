import type { Board, EntityId, I18n } from '../types';

type Offer = Board['view']['shops'][number]['offers'][number];

/** What a vendor beside the hero would pay for each of its spares; none for anybody else. */
export const sparesFor = ({ view }: Board, vendor: EntityId): Offer[] =>
  view.shops.filter((shop) => shop.vendor.id === vendor).flatMap(({ offers }) => offers.filter(({ spare }) => spare));

/** How many spares there are and what they fetch together, in words; `null` without any. */
export function sparesLabel(board: Board, vendor: EntityId, i18n: I18n): string | null {
  const spares = sparesFor(board, vendor);
  if (spares.length === 0) return null;
  const gold = spares.reduce((sum, { price }) => sum + price, 0);
  return i18n.turns.shop.spares(spares.length, i18n.gold(gold));
}
