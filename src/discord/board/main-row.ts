import type { Action, Board } from '../types';
import type { Key } from './buttons';
import { nearestStairs } from './stairs';

type Button = ReturnType<Key['act']>;

/** The first row, which always stands the same: whatever cannot be done now is disabled, so that hands find their way. */
export function mainRow(board: Board, keys: Key): Button[] {
  return [
    keys.act('explore', { kind: 'explore' }, '🧭'),
    keys.act('fight', { kind: 'fight' }, '⚔️', keys.can({ kind: 'fight' }) ? 'danger' : 'secondary'),
    keys.act('rest', { kind: 'rest' }, '💤'),
    stairs(board, keys),
    again(board, keys),
  ];
}

/** Down the stairs under one's feet, else to those down, else to those up. */
function stairs(board: Board, { act, can }: Key): Button {
  if (can({ kind: 'descend' })) return act('goDown', { kind: 'descend' }, '🪜', 'primary');
  const down = nearestStairs(board, '>');
  if (down) return act('toStairsDown', { kind: 'travel', to: down }, '🔽');
  const up = nearestStairs(board, '<');
  if (up) return act('toStairsUp', { kind: 'travel', to: up }, '🔼');
  return act('toStairsDown', { kind: 'travel', to: board.view.hero.at }, '🔽');
}

/** What may be done again just as it was. Trade, clothes and endings are no habits. */
const HABITS: readonly Action['kind'][] = [
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

/** The last action once more, if it would be taken now. What it was asked about before is asked about again. */
function again({ last }: Board, { named, can, label }: Key): Button {
  const action = last && HABITS.includes(last.kind) ? unsure(last) : null;
  const works = action !== null && can(single(action));
  return named(label.again, { kind: 'again', action: works ? action : null }, '🔁', 'secondary', !works);
}

const unsure = (action: Action): Action => {
  const { sure, ...rest } = action as Action & { sure?: true };
  return rest as Action;
};

/** A walk of several steps is listed as its first one. */
const single = (action: Action): Action =>
  action.kind === 'move' ? { kind: 'move', direction: action.direction } : action;
