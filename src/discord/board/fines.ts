import { button, type Row, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, EntityId, I18n } from '../types';
import { fineLabel } from './offered-fine';

type Fine = Board['view']['fines'][number];

/** The fine that whoever has this id takes, if there is one. */
export const fineTo = ({ view }: Board, id: EntityId): Fine | undefined => view.fines.find(({ to }) => to.id === id);

/** Why there is a fine: what it means for dealings with its own vendor, or that it is taken for others. */
export function fineLines(fine: Fine | undefined, own: (faction: string) => string, i18n: I18n): string[] {
  if (!fine) return [];
  return [(fine.forOthers ? i18n.turns.shop.owed : own)(i18n.faction(fine.faction))];
}

/** A button that pays as much of a fine as the hero can; no row where that is nothing. */
export function fineRow(board: Board, fine: Fine | undefined, i18n: I18n): Row[] {
  if (!fine || fine.payable <= 0) return [];
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'pay-fine', to: fine.to.id } });
  return [row(button({ id, label: fineLabel(fine, i18n), style: 'danger' }))];
}
