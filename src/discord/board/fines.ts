import { button, type Row, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, EntityId, I18n } from '../types';
import { fineLabel } from './offered-fine';

type Fine = Board['view']['fines'][number];

/** Returns the fine that this creature collects from the hero; `undefined` if there is none. */
export const fineTo = ({ view }: Board, id: EntityId): Fine | undefined => view.fines.find(({ to }) => to.id === id);

/** Returns a line about the fine. `own` formats the line if the collector takes the fine for its own faction. */
export function fineLines(fine: Fine | undefined, own: (faction: string) => string, i18n: I18n): string[] {
  if (!fine) return [];
  return [(fine.forOthers ? i18n.turns.shop.fineDue : own)(i18n.faction(fine.faction))];
}

/**
 * Returns a button that pays as much of the fine as the hero can afford. Returns no row if the hero can pay nothing.
 */
export function fineRow(board: Board, fine: Fine | undefined, i18n: I18n): Row[] {
  if (!fine || fine.payable <= 0) return [];
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'pay-fine', to: fine.to.id } });
  return [row(button({ id, label: fineLabel(fine, i18n), style: 'danger' }))];
}
