import { type button, inRows, type Row, row } from '../component';
import type { Words } from '../presenter';
import type { Board } from '../types';
import { compassRows } from './compass';
import { decisions } from './decisions';
import { type Key, keysOf } from './keys';
import { occasions } from './occasions';

type Button = ReturnType<typeof button>;

/**
 * Rows of the board of a living hero: what decides first, then what is at hand. The directions stand between the two
 * when they are asked for, and stay until they are closed. Nothing stands beside them: phones break rows that are long.
 */
export function padRows(board: Board, words: Words, open: boolean): Row[] {
  const always = board.settings.steps;
  const stepping = open || always;
  const keys = keysOf(board, words, open);
  const first = row(...decisions(board, keys));
  const tools = toolsOf(keys, { open, always });
  const rest = occasions(board, words, keys);
  if (!stepping) return [first, ...inRows([...tools, keys.act('wait', { kind: 'wait' }, '⏳'), ...rest])];
  return [first, ...compassRows(board, words, keys), ...inRows([...tools, ...rest])];
}

function toolsOf({ show }: Key, { open, always }: { open: boolean; always: boolean }): Button[] {
  const steps = open
    ? show('close', { kind: 'panel', panel: 'pad' }, '👣')
    : show('walk', { kind: 'panel', panel: 'steps' }, '👣');
  return [
    show('pack', { kind: 'panel', panel: 'pack' }, '🎒'),
    show('look', { kind: 'look' }, '👁️'),
    ...(always ? [] : [steps]),
    show('menu', { kind: 'menu' }, '📜'),
  ];
}
