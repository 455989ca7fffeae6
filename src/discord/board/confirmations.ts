import { type ButtonOptions, button, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import type { Restart } from '../controls/turns-controls';
import type { Action, Board, I18n } from '../types';
import { unconfirmed } from './buttons';
import { backButton, type Controls } from './controls';

export function dangerConfirmation(board: Board, action: Action, why: string, { turns }: I18n): Controls {
  const { button: label, confirm } = turns;
  const id = customIdsOf(board)({ kind: 'act', action: { ...action, sure: true } as Action });
  const style = isRecommended(board, action) ? 'primary' : 'danger';
  return confirmation(board, `${confirm} ${why}`, { id, label: label.yes, style }, label.no);
}

function isRecommended({ advice }: Board, action: Action): boolean {
  return advice !== null && unconfirmed(advice.action) === unconfirmed(action);
}

export const canRetire = ({ legal }: Board): boolean => legal.some(({ kind }) => kind === 'retire');

export function retireConfirmation(board: Board, { turns }: I18n): Controls {
  const { button: label, confirmRetire } = turns;
  const id = customIdsOf(board)({ kind: 'act', action: { kind: 'retire' } });
  return confirmation(board, confirmRetire, { id, label: label.retire, style: 'success' }, label.notYet);
}

export function restartConfirmation(board: Board, restart: Restart, { turns }: I18n): Controls {
  const { button: label, confirmRestart } = turns;
  const id = customIdsOf(board)(restart);
  return confirmation(board, confirmRestart, { id, label: label.startOver, style: 'danger' }, label.keepPlaying);
}

const confirmation = (board: Board, question: string, confirm: ButtonOptions, declineLabel: string): Controls => ({
  lines: [question],
  rows: [row(button(confirm), backButton(board, declineLabel))],
  aim: null,
});
