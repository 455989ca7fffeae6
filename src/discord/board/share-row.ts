import { button, type Row, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Board, GameEvent, I18n } from '../types';

/** Offers no post of a daily run, because the post would reveal the dungeon. */
export function shareRow(
  board: Board,
  { events = [], feats = [] }: { events?: readonly GameEvent[]; feats?: readonly string[] },
  i18n: I18n,
): Row[] {
  if (board.version === 0 || board.origin.kind === 'daily') return [];
  if (i18n.highlight(board.view, events, { feats, best: board.best }) === null) return [];
  const id = customIdsOf(board)({ kind: 'post' });
  return [row(button({ id, label: i18n.sharing.button.post, ...(board.settings.text ? {} : { emoji: '📣' }) }))];
}
