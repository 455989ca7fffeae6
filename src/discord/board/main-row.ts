import type { Board } from '../types';
import type { BoardButtons, Button } from './buttons';
import { isInFirstWoods, isInTown, nearestStairs } from './geometry';
import { hasPlaces } from './visit';

/**
 * Returns the first row of buttons: always five, in the same places. A button is disabled if its action is impossible
 * now.
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

/**
 * Returns the button that fights. If there is nobody to fight and the hero knows people or shops on the level, returns
 * the button that lists them.
 */
function fightButton(board: Board, { forAction, forControl, isLegal }: BoardButtons): Button {
  if (isLegal({ kind: 'fight' })) return forAction('fight', { kind: 'fight' }, '⚔️', 'danger');
  return hasPlaces(board)
    ? forControl('visit', { kind: 'panel', panel: 'visit' }, '🏘️')
    : forAction('fight', { kind: 'fight' }, '⚔️');
}

/** Returns the button that eats a meal if the hero is too hungry to rest. Otherwise returns the button that rests. */
function restButton({ view }: Board, { forAction }: BoardButtons): Button {
  const { meal } = view.hero;
  return meal === undefined
    ? forAction('rest', { kind: 'rest' }, '💤')
    : forAction('eat', { kind: 'use', item: meal }, '🍖');
}

/** True if the hero must now climb up: the hero carries the item that wins the campaign and is not in town yet. */
export const leadsUp = (board: Board): boolean => board.view.carried !== undefined && !isInTown(board);

/**
 * Returns the button that goes down the nearest known stairs, or through the gate in town. If no stairs down can be
 * reached, the button walks to the nearest stairs up. The button does not climb the stairs, because players expect it
 * to lead down. In the first woods the button leads all the way to the town. On the way home with the campaign's item,
 * the button leads up.
 */
function stairsButton(board: Board, { forAction, isLegal }: BoardButtons): Button {
  if (leadsUp(board)) {
    return board.view.standingOn === '<'
      ? forAction('goUp', { kind: 'ascend' }, '🪜', 'success')
      : forAction('goUp', { kind: 'ascend' }, '🔼');
  }
  const down = isInTown(board) ? 'toWoods' : 'goDown';
  const up = isLegal({ kind: 'descend' }) ? null : nearestStairs(board, '<');
  if (up && isInFirstWoods(board)) return townButton({ forAction });
  if (up) return forAction('toStairsUp', { kind: 'travel', to: up }, '🔼');
  return board.view.standingOn === '>'
    ? forAction(down, { kind: 'descend' }, '🪜', 'success')
    : forAction(down, { kind: 'descend' }, '🔽');
}

/** Returns the button that walks to the stairs up and takes them to the town. */
export const townButton = ({ forAction }: Pick<BoardButtons, 'forAction'>): Button =>
  forAction('toTown', { kind: 'ascend' }, '🏘️');
