import type { Board, EntityId, I18n } from '../types';

type Offer = Board['view']['shops'][number]['offers'][number];

/** Offers of the vendor beside the hero for the hero's spare items; empty for any other creature. */
export const sparesFor = ({ view }: Board, vendor: EntityId): Offer[] =>
  view.shops.filter((shop) => shop.vendor.id === vendor).flatMap(({ offers }) => offers.filter(({ spare }) => spare));

/** Formats how many spare items there are and what they bring together; `null` if there are none. */
export function sparesLabel(board: Board, vendor: EntityId, i18n: I18n): string | null {
  const spares = sparesFor(board, vendor);
  if (spares.length === 0) return null;
  const gold = spares.reduce((sum, { price }) => sum + price, 0);
  return i18n.turns.shop.spares(spares.length, i18n.gold(gold));
}
