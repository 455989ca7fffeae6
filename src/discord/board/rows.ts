import { inRows, type Row, row } from '../api';
import { directionLetters, directionName } from '../commands/directions';
import type { Board, Direction, I18n } from '../types';
import { type BoardButtons, type Button, createBoardButtons } from './buttons';
import { contextualRow } from './contextual-row';
import { mainRow } from './main-row';

/**
 * The rows of the main panel: the main row first, then ways to the other panels and the contextual row. Between them
 * stand the directions while they are open. They have rows of their own, since phones break rows that are wide.
 */
export function boardRows(board: Board, i18n: I18n, directionsOpen: boolean): Row[] {
  const alwaysOpen = board.settings.steps;
  const buttons = createBoardButtons(board, i18n, directionsOpen);
  const first = row(...mainRow(board, buttons));
  const panels = panelButtons(buttons, { directionsOpen, alwaysOpen });
  const contextual = contextualRow(board, i18n, buttons);
  if (!directionsOpen && !alwaysOpen) return [first, ...inRows([...panels, waitButton(buttons), ...contextual])];
  return [first, ...directionRows(board, i18n, buttons), ...inRows([...panels, ...contextual])];
}

const waitButton = ({ forAction }: BoardButtons): Button => forAction('wait', { kind: 'wait' }, '⏳');

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

const DIRECTIONS = [
  ['nw', 'n', 'ne'],
  ['w', null, 'e'],
  ['sw', 's', 'se'],
] as const satisfies (Direction | null)[][];

const ARROWS: Record<Direction, string> = {
  nw: '↖️',
  n: '⬆️',
  ne: '↗️',
  w: '⬅️',
  e: '➡️',
  sw: '↙️',
  s: '⬇️',
  se: '↘️',
};

/** The eight directions laid out like a compass around waiting. A direction that is not walkable is disabled. */
function directionRows(board: Board, i18n: I18n, buttons: BoardButtons): Row[] {
  const buttonFor = (direction: Direction | null): Button => {
    if (direction === null) return waitButton(buttons);
    const step = { kind: 'move', direction } as const;
    return buttons.labelled({
      label: directionLabel(board, i18n, direction),
      control: buttons.actionControl(step),
      emoji: ARROWS[direction],
      disabled: !buttons.isLegal(step),
    });
  };
  return DIRECTIONS.map((directions) => row(...directions.map(buttonFor)));
}

/** In text mode the whole word, else the letters of the compass. */
const directionLabel = ({ settings }: Board, i18n: I18n, direction: Direction): string =>
  settings.text ? directionName(direction, i18n) : directionLetters(direction, i18n).toUpperCase();
