import { inRows, ROW_WIDTH, type Row, row } from '../api';
import type { Board, I18n } from '../types';
import { findRecommended, recommendedButton } from './advice';
import { type BoardButtons, type Button, createBoardButtons } from './buttons';
import { contextualRow } from './contextual-row';
import { directionRows, waitButton } from './directions';
import { mainRow } from './main-row';

/**
 * The rows of the main panel: the main row first, then ways to the other panels and the contextual row. Between them
 * stand the directions while they are open. They have rows of their own, since phones break rows that are wide: with
 * labels as short as these a full row takes two lines there.
 */
export function boardRows(board: Board, i18n: I18n, directionsOpen: boolean): Row[] {
  const alwaysOpen = board.settings.steps;
  const isOpen = directionsOpen || alwaysOpen;
  const buttons = createBoardButtons(board, i18n, directionsOpen);
  const first = row(...mainRow(board, buttons));
  const directions = isOpen ? directionRows(board, i18n, buttons) : [];
  const panels = panelButtons(buttons, { directionsOpen, alwaysOpen });
  const contextual = contextualRow(board, i18n, buttons);
  const layOut = (others: readonly Button[]): Row[] => {
    const wait = isOpen || (isCrowded(others) && !isEnemyInView(board)) ? [] : [waitButton(buttons)];
    const more = [...wait, ...others];
    // What does not fit into one row begins the next, where it has a line of its own on a phone.
    const rest =
      panels.length + more.length > ROW_WIDTH ? [row(...panels), ...inRows(more)] : [row(...panels, ...more)];
    return [first, ...directions, ...rest];
  };
  const rows = layOut(contextual);
  const recommended = findRecommended(rows) ? null : recommendedButton(board, i18n, buttons);
  return recommended ? layOut([recommended, ...contextual.filter((other) => !isWearBest(other, buttons))]) : rows;
}

/** Characters of the one label that has room beside Wait on a phone. */
const ROOM = 20;

/** Does Wait have to make room while nobody threatens? Walk has it, too. */
const isCrowded = (others: readonly Button[]): boolean =>
  others.length > 1 || others.some((other) => 'label' in other && (other.label ?? '').length > ROOM);

/** It makes room for what is recommended first: the pack has it, too. */
const isWearBest = (other: Button, { labels }: BoardButtons): boolean =>
  'label' in other && other.label === labels.wearBest;

const isEnemyInView = ({ view }: Board): boolean => view.things.some(({ stance }) => stance === 'hostile');

function panelButtons(
  { forControl }: BoardButtons,
  { directionsOpen, alwaysOpen }: { directionsOpen: boolean; alwaysOpen: boolean },
): Button[] {
  const directions = directionsOpen
    ? forControl('close', { kind: 'panel', panel: 'pad' }, '👣')
    : forControl('walk', { kind: 'panel', panel: 'steps' }, '👣');
  return [
    forControl('look', { kind: 'look' }, '👁️'),
    ...(alwaysOpen ? [] : [directions]),
    forControl('menu', { kind: 'menu' }, '📜'),
  ];
}
