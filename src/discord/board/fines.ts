import { button, type Row, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, EntityId, I18n } from '../types';
import { fineLabel } from './offered-fine';

type Fine = Board['view']['fines'][number];

export const fineTo = ({ view }: Board, id: EntityId): Fine | undefined => view.fines.find(({ to }) => to.id === id);

/** `own` formats a fine for the collector's own faction. */
export function fineLines(fine: Fine | undefined, own: (faction: string) => string, i18n: I18n): string[] {
  if (!fine) return [];
  return [(fine.forOthers ? i18n.turns.shop.fineDue : own)(i18n.faction(fine.faction))];
}

export function fineRow(board: Board, fine: Fine | undefined, i18n: I18n): Row[] {
  if (!fine || fine.payable <= 0) return [];
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'pay-fine', to: fine.to.id } });
  return [row(button({ id, label: fineLabel(fine, i18n), style: 'danger' }))];
}
