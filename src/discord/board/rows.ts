import { inRows, ROW_WIDTH, type Row, row } from '../api';
import type { Board, I18n } from '../types';
import { isMarked, recommendedButton } from './advice';
import { type BoardButtons, type Button, createBoardButtons } from './buttons';
import { contextualRow, isEnemyInView } from './contextual-row';
import { directionRows, waitButton } from './directions';
import { mainRow } from './main-row';
import { type Candidate, fitOnLine, fitTogether, RANK } from './phone-line';

/**
 * The rows of the main panel: the main row first, then ways to the other panels and the contextual row. Between them
 * stand the directions while they are open. They have rows of their own, since phones break rows that are wide: with
 * labels as short as these a full row takes two lines there.
 */
export function boardRows(board: Board, i18n: I18n, directionsOpen: boolean): Row[] {
  const alwaysOpen = board.settings.steps;
  const isOpen = directionsOpen || alwaysOpen;
  const buttons = createBoardButtons(board, i18n, directionsOpen);
  const first = mainRow(board, buttons);
  const directions = isOpen ? directionRows(board, i18n, buttons) : [];
  const panels = panelButtons(buttons, { directionsOpen, alwaysOpen });
  const isRecommended = [row(...first), ...directions].some(({ components }) => components.some(isMarked));
  const more = contextualButtons(board, i18n, buttons, { isOpen, isRecommended });
  // What does not fit into one row begins the next, where it has a line of its own on a phone.
  const rest = panels.length + more.length > ROW_WIDTH ? [row(...panels), ...inRows(more)] : [row(...panels, ...more)];
  return [row(...first), ...directions, ...rest];
}

/**
 * Wait, what is recommended and the contextual row: as much as fits on one line of a phone. With the directions open
 * nothing is left out.
 */
function contextualButtons(
  board: Board,
  i18n: I18n,
  buttons: BoardButtons,
  { isOpen, isRecommended }: { isOpen: boolean; isRecommended: boolean },
): Button[] {
  const contextual = contextualRow(board, i18n, buttons);
  const choose = (all: readonly Candidate[]): readonly Candidate[] => (isOpen ? all : fitOnLine(all));
  const buttonsOf = (line: readonly Candidate[]): Button[] => line.map(({ button }) => button);
  const isWaiting = !isOpen && isMarked(waitButton(buttons));
  const isShown = isRecommended || isWaiting || buttonsOf(contextual).some(isMarked);
  const recommended = isShown ? null : recommendedButton(board, i18n, buttons);
  const wait = isOpen ? [] : waitCandidates(board, buttons, contextual.length + (recommended ? 1 : 0));
  if (!recommended) return buttonsOf(choose([...wait, ...contextual]));
  const lineWith = (button: Button): Candidate[] => [...wait, { button, rank: RANK.recommended }, ...contextual];
  const named = lineWith(recommended.named);
  // What stands elsewhere, too, makes room for the name.
  const hasRoom = isOpen || fitTogether(named.filter(({ rank }) => rank < RANK.elsewhere));
  return buttonsOf(choose(hasRoom ? named : lineWith(recommended.short)));
}

/** Beside more than one other it stands only when recommended or while somebody threatens: Walk has it, too. */
function waitCandidates(board: Board, buttons: BoardButtons, others: number): Candidate[] {
  const button = waitButton(buttons);
  if (isMarked(button)) return [{ button, rank: RANK.recommended }];
  const isThreatened = isEnemyInView(board);
  if (others > 1 && !isThreatened) return [];
  return [{ button, rank: isThreatened ? RANK.handy : RANK.elsewhere }];
}

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
