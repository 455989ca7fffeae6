import { inRows, type Row, row } from '../api';
import type { Board, I18n } from '../types';
import { findRecommended, recommendedButton } from './advice';
import { type BoardButtons, type Button, createBoardButtons } from './buttons';
import { contextualRow } from './contextual-row';
import { directionRows, waitButton } from './directions';
import { mainRow } from './main-row';

/**
 * The rows of the main panel: the main row first, then ways to the other panels and the contextual row. Between them
 * stand the directions while they are open. They have rows of their own, since phones break rows that are wide.
 */
export function boardRows(board: Board, i18n: I18n, directionsOpen: boolean): Row[] {
  const alwaysOpen = board.settings.steps;
  const buttons = createBoardButtons(board, i18n, directionsOpen);
  const first = row(...mainRow(board, buttons));
  const isOpen = directionsOpen || alwaysOpen;
  const directions = isOpen ? directionRows(board, i18n, buttons) : [];
  const panels = [...panelButtons(buttons, { directionsOpen, alwaysOpen }), ...(isOpen ? [] : [waitButton(buttons)])];
  const contextual = contextualRow(board, i18n, buttons);
  const others = inRows([...panels, ...contextual]);
  const recommended = findRecommended([first, ...directions, ...others])
    ? null
    : recommendedButton(board, i18n, buttons);
  return [first, ...directions, ...(recommended ? inRows([...panels, recommended, ...contextual]) : others)];
}

function panelButtons(
  { forControl }: BoardButtons,
  { directionsOpen, alwaysOpen }: { directionsOpen: boolean; alwaysOpen: boolean },
): Button[] {
  const directions = directionsOpen
    ? forControl('close', { kind: 'panel', panel: 'pad' }, '👣')
    : forControl('walk', { kind: 'panel', panel: 'steps' }, '👣');
  return [
    forControl('pack', { kind: 'panel', panel: 'pack' }, '🎒'),
    forControl('look', { kind: 'look' }, '👁️'),
    ...(alwaysOpen ? [] : [directions]),
    forControl('menu', { kind: 'menu' }, '📜'),
  ];
}
