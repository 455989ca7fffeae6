import type { Action, Board } from '../types';
import type { BoardButtons, Button } from './buttons';
import { nearestStairs } from './geometry';
import { isInTown } from './visit';

/** The first row, always the same five buttons in the same places: what cannot be done now is disabled. */
export function mainRow(board: Board, buttons: BoardButtons): Button[] {
  const { forAction, isLegal } = buttons;
  return [
    forAction('explore', { kind: 'explore' }, '🧭'),
    forAction('fight', { kind: 'fight' }, '⚔️', isLegal({ kind: 'fight' }) ? 'danger' : 'secondary'),
    restButton(board, buttons),
    stairsButton(board, buttons),
    repeatButton(board, buttons),
  ];
}

/** The hungry get no rest: with food in the pack they eat, the cheapest first. */
function restButton({ view }: Board, { forAction }: BoardButtons): Button {
  const { hunger } = view.hero;
  const [food] = view.pack
    .filter(({ usable, figures }) => usable && figures?.effects.food === true)
    .sort((a, b) => a.value - b.value || a.id - b.id);
  const forbids = hunger === 'hungry' || hunger === 'starving';
  return forbids && food
    ? forAction('eat', { kind: 'use', item: food.id }, '🍖')
    : forAction('rest', { kind: 'rest' }, '💤');
}

/**
 * Descends the stairs the hero stands on, else travels to the nearest stairs down, else to the nearest up. The way down
 * from the town is its gate.
 */
function stairsButton(board: Board, { forAction, isLegal }: BoardButtons): Button {
  const [go, travel] = isInTown(board) ? (['intoWoods', 'toWoods'] as const) : (['goDown', 'toStairsDown'] as const);
  if (isLegal({ kind: 'descend' })) return forAction(go, { kind: 'descend' }, '🪜', 'success');
  const down = nearestStairs(board, '>');
  if (down) return forAction(travel, { kind: 'travel', to: down }, '🔽');
  const up = nearestStairs(board, '<');
  if (up) return forAction('toStairsUp', { kind: 'travel', to: up }, '🔼');
  return forAction(travel, { kind: 'travel', to: board.view.hero.at }, '🔽');
}

/** Actions that the repeat button offers. */
const REPEATABLE: readonly Action['kind'][] = [
  'move',
  'attack',
  'wait',
  'rest',
  'explore',
  'travel',
  'fight',
  'descend',
  'ascend',
  'pickup',
  'use',
  'cast',
];

/** The last action once more, if it would be accepted now. A confirmation is asked for again; settings may have changed. */
function repeatButton({ last }: Board, { labelled, isLegal, labels }: BoardButtons): Button {
  const action = last && REPEATABLE.includes(last.kind) ? asAsked(last) : null;
  const repeatable = action !== null && isLegal(firstStep(action));
  const control = { kind: 'repeat', action: repeatable ? action : null } as const;
  return labelled({ label: labels.again, control, emoji: '🔁', disabled: !repeatable });
}

const asAsked = (action: Action): Action => {
  const { sure, take, ...rest } = action as Action & { sure?: true; take?: unknown };
  return rest as Action;
};

/** Legal actions list a walk of several steps as its first one. */
const firstStep = (action: Action): Action =>
  action.kind === 'move' ? { kind: 'move', direction: action.direction } : action;
