import { inRows, ROW_WIDTH, type Row, row } from '../api';
import type { Board, I18n } from '../types';
import { isMarked, recommendedButton } from './advice';
import { type BoardButtons, type Button, createBoardButtons } from './buttons';
import { contextualRow, isEnemyInView } from './contextual-row';
import { directionRows, waitButton } from './directions';
import { mainRow } from './main-row';
import { optionButtons } from './options';
import { type Candidate, fitOnLine, fitTogether, RANK } from './phone-line';

/** Phones break a row of five, so directions have rows of three. */
export function boardRows(board: Board, i18n: I18n, directionsOpen: boolean): Row[] {
  const alwaysOpen = board.settings.steps;
  const isOpen = directionsOpen || alwaysOpen;
  const buttons = createBoardButtons(board, i18n, directionsOpen);
  const first = mainRow(board, buttons);
  const options = optionButtons(board, i18n, buttons);
  const directions = isOpen ? directionRows(board, i18n, buttons) : [];
  const panels = panelButtons(buttons, { directionsOpen, alwaysOpen });
  const isRecommended = [row(...first), ...directions].some(({ components }) => components.some(isMarked));
  const beside = options.length > 0 && !isEnemyInView(board) ? panels : [];
  const here = contextualButtons(board, i18n, buttons, { isOpen, isRecommended, beside });
  if (options.length === 0) return [row(...first), ...inRows(here), ...directions, row(...panels)];
  const rest = panels.length + here.length > ROW_WIDTH ? [row(...panels), ...inRows(here)] : [row(...panels, ...here)];
  return [row(...first), row(...options), ...directions, ...rest];
}

function contextualButtons(
  board: Board,
  i18n: I18n,
  buttons: BoardButtons,
  { isOpen, isRecommended, beside }: { isOpen: boolean; isRecommended: boolean; beside: readonly Button[] },
): Button[] {
  const contextual = contextualRow(board, i18n, buttons);
  const taken = beside.map((button): Candidate => ({ button, rank: RANK.recommended }));
  const choose = (all: readonly Candidate[]): readonly Candidate[] =>
    isOpen ? all : fitOnLine([...taken, ...all]).slice(taken.length);
  const buttonsOf = (line: readonly Candidate[]): Button[] => line.map(({ button }) => button);
  const isWaiting = !isOpen && isMarked(waitButton(buttons));
  const isShown = isRecommended || isWaiting || buttonsOf(contextual).some(isMarked);
  const recommended = isShown ? null : recommendedButton(board, i18n, buttons);
  const wait = isOpen ? [] : waitCandidates(board, buttons, contextual.length + (recommended ? 1 : 0));
  if (!recommended) return buttonsOf(choose([...contextual, ...wait]));
  const lineWith = (button: Button): Candidate[] => [...contextual, { button, rank: RANK.recommended }, ...wait];
  const named = lineWith(recommended.named);
  const hasRoom = isOpen || fitTogether(named.filter(({ rank }) => rank < RANK.elsewhere));
  return buttonsOf(choose(hasRoom ? named : lineWith(recommended.short)));
}

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
