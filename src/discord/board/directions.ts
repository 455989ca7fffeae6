import { type Row, row } from '../api';
import type { Board, Direction, I18n } from '../types';
import type { BoardButtons, Button } from './buttons';

const COMPASS = [
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

export function directionRows(board: Board, i18n: I18n, buttons: BoardButtons): Row[] {
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
  return COMPASS.map((directions) => row(...directions.map(buttonFor)));
}

export const directionLabel = ({ settings }: Board, i18n: I18n, direction: Direction): string =>
  settings.text ? i18n.input.directions[direction] : directionLetters(direction, i18n).toUpperCase();

type Compass = I18n['input']['compass'];

export const directionLetters = (direction: Direction, { input: { compass } }: I18n): string =>
  [...direction].map((letter) => compass[letter as keyof Compass]).join('');

export const waitButton = ({ forAction }: BoardButtons): Button => forAction('wait', { kind: 'wait' }, '⏳');
