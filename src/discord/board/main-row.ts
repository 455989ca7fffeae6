import type { Board } from '../types';
import type { BoardButtons, Button } from './buttons';
import { isInTown, nearestStairs } from './geometry';
import { hasPlaces } from './visit';

/**
 * The first row: always the same five buttons in the same places. A button whose action is impossible now is disabled.
 */
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

/** Fights. If nobody is there to fight and the level has people to visit, opens the list of those people instead. */
function fightButton(board: Board, { forAction, forControl, isLegal }: BoardButtons): Button {
  if (isLegal({ kind: 'fight' })) return forAction('fight', { kind: 'fight' }, '⚔️', 'danger');
  return hasPlaces(board)
    ? forControl('visit', { kind: 'panel', panel: 'visit' }, '🏘️')
    : forAction('fight', { kind: 'fight' }, '⚔️');
}

/** Offers a meal if the hero is too hungry to rest, otherwise a rest. */
function restButton({ view }: Board, { forAction }: BoardButtons): Button {
  const { meal } = view.hero;
  return meal === undefined
    ? forAction('rest', { kind: 'rest' }, '💤')
    : forAction('eat', { kind: 'use', item: meal }, '🍖');
}

/** True if the hero carries the goal item of the campaign and is not in town, so that the way home leads up. */
export const leadsUp = (board: Board): boolean => board.view.carried !== undefined && !isInTown(board);

/**
 * Goes down the nearest known stairs; in town these are the gate. If no way leads down, travels to the nearest stairs
 * up but does not climb them, because players know this button as the way down. On the way home with the goal item the
 * button leads up instead.
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
