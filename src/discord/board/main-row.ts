import type { Board } from '../types';
import type { BoardButtons, Button } from './buttons';
import { isInTown, nearestStairs } from './geometry';
import { hasPlaces } from './visit';

/** The first row, always the same five buttons in the same places: what cannot be done now is disabled. */
export function mainRow(board: Board, buttons: BoardButtons): Button[] {
  const { forAction } = buttons;
  return [
    forAction('explore', { kind: 'explore' }, '🧭'),
    fightButton(board, buttons),
    restButton(board, buttons),
    stairsButton(board, buttons),
    buttons.forControl('pack', { kind: 'panel', panel: 'pack' }, '🎒'),
  ];
}

/** At home, with nobody to fight, whom to visit. */
function fightButton(board: Board, { forAction, forControl, isLegal }: BoardButtons): Button {
  if (isLegal({ kind: 'fight' })) return forAction('fight', { kind: 'fight' }, '⚔️', 'danger');
  return hasPlaces(board)
    ? forControl('visit', { kind: 'panel', panel: 'visit' }, '🏘️')
    : forAction('fight', { kind: 'fight' }, '⚔️');
}

/** The hungry eat in place of a rest, which they get none of. */
function restButton({ view }: Board, { forAction }: BoardButtons): Button {
  const { meal } = view.hero;
  return meal === undefined
    ? forAction('rest', { kind: 'rest' }, '💤')
    : forAction('eat', { kind: 'use', item: meal }, '🍖');
}

/** On the way home with what the campaign wants to be brought, all that is left is up. */
export const leadsUp = (board: Board): boolean => board.view.carried !== undefined && !isInTown(board);

/**
 * Down the nearest known stairs, which in the town are its gate, else to the nearest up: nobody should go up by the
 * button that always led down.
 */
function stairsButton(board: Board, { forAction, isLegal }: BoardButtons): Button {
  if (leadsUp(board)) {
    return board.view.standingOn === '<'
      ? forAction('goUp', { kind: 'ascend' }, '🪜', 'success')
      : forAction('goUp', { kind: 'ascend' }, '🔼');
  }
  const down = isInTown(board) ? 'toWoods' : 'goDown';
  const up = isLegal({ kind: 'descend' }) ? null : nearestStairs(board, '<');
  if (up) return forAction('toStairsUp', { kind: 'travel', to: up }, '🔼');
  return board.view.standingOn === '>'
    ? forAction(down, { kind: 'descend' }, '🪜', 'success')
    : forAction(down, { kind: 'descend' }, '🔽');
}
