import { groupBy } from '../../lib/groups';
import type { Board, EntityId } from '../types';

type Ware = Board['view']['shops'][number]['wares'][number];

export interface SoldWare extends Ware {
  vendor: EntityId;
}

/** Lists each ware's cheapest offer in stock; affordable wares come first, sold-out last. */
export function waresInReach({ view: { shops, hero } }: Pick<Board, 'view'>): SoldWare[] {
  const rank = ({ price, left }: Ware): number => (left === 0 ? 2 : price > hero.gold ? 1 : 0);
  const sold = shops.flatMap(({ vendor, wares }) => wares.map((ware) => ({ ...ware, vendor: vendor.id })));
  return groupBy(sold, ({ raw }) => raw)
    .map(([first, ...others]) =>
      others.reduce(
        (best, other) => ((rank(other) - rank(best) || other.price - best.price) < 0 ? other : best),
        first,
      ),
    )
    .sort((a, b) => rank(a) - rank(b));
}
