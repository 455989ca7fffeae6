import { type button, inRows, type Row, row } from '../api/component';
import type { Board } from '../types';
import { type Key, keysOf } from './buttons';
import { compassRows } from './compass';
import { contextualRow } from './contextual-row';
import { mainRow } from './main-row';
import type { I18n } from './renderer';

type Button = ReturnType<typeof button>;

/**
 * Rows of the board of a living hero: what decides first, then what is at hand. The directions stand between the two
 * when they are asked for, and stay until they are closed. Nothing stands beside them: phones break rows that are long.
 */
export function padRows(board: Board, i18n: I18n, open: boolean): Row[] {
  const always = board.settings.steps;
  const stepping = open || always;
  const keys = keysOf(board, i18n, open);
  const first = row(...mainRow(board, keys));
  const tools = toolsOf(keys, { open, always });
  const rest = contextualRow(board, i18n, keys);
  if (!stepping) return [first, ...inRows([...tools, keys.act('wait', { kind: 'wait' }, '⏳'), ...rest])];
  return [first, ...compassRows(board, i18n, keys), ...inRows([...tools, ...rest])];
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
