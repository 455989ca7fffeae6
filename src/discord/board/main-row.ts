import type { Action, Board } from '../types';
import type { BoardButtons, Button } from './buttons';
import { isInTown } from './geometry';

export function mainRow(board: Board, buttons: BoardButtons): Button[] {
  const { forAction, isLegal } = buttons;
  return [
    forAction('explore', { kind: 'explore' }, '🧭'),
    forAction('fight', { kind: 'fight' }, '⚔️', isLegal({ kind: 'fight' }) ? 'danger' : 'secondary'),
    forAction('rest', { kind: 'rest' }, '💤'),
    stairsButton(board, buttons),
    buttons.forControl('pack', { kind: 'panel', panel: 'pack' }, '🎒'),
  ];
}

/** True if the hero carries the campaign's prize outside the town. */
export const leadsUp = (board: Board): boolean => board.view.carried !== undefined && !isInTown(board);

function stairsButton(board: Board, { forAction }: BoardButtons): Button {
  if (leadsUp(board)) {
    return board.view.standingOn === '<'
      ? forAction('goUp', { kind: 'ascend' }, '🪜', 'success')
      : forAction('goUp', { kind: 'ascend' }, '🔼');
  }
  const down = isInTown(board) ? 'toWoods' : 'goDown';
  // The advised action skips a question that the player has already answered.
  const action: Action = board.advice?.action.kind === 'descend' ? board.advice.action : { kind: 'descend' };
  return board.view.standingOn === '>' ? forAction(down, action, '🪜', 'success') : forAction(down, action, '🔽');
}

export const townButton = ({ forAction }: Pick<BoardButtons, 'forAction'>): Button =>
  forAction('toTown', { kind: 'ascend' }, '🏘️');
