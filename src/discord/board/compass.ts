import { type Row, row } from '../api/component';
import type { Board, Direction } from '../types';
import type { Key } from './buttons';
import type { I18n } from './renderer';

const ROWS = [
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

/** The eight directions as they lie, with waiting in their middle. Where one cannot walk the button is disabled. */
export function compassRows(board: Board, i18n: I18n, keys: Key): Row[] {
  const key = (way: Direction | null) => {
    if (way === null) return keys.act('wait', { kind: 'wait' }, '⏳');
    const step = { kind: 'move', direction: way } as const;
    return keys.named(wayName(board, i18n, way), keys.doing(step), ARROWS[way], 'secondary', !keys.can(step));
  };
  return ROWS.map((ways) => row(...ways.map(key)));
}

/** In words for who wants words, else the letters of the compass. */
function wayName({ settings }: Board, { typed, commands }: I18n, way: Direction): string {
  const named = commands.move?.options?.direction?.choices?.[way];
  if (settings.text && named) return named;
  return [...way].map((letter) => typed.compass[letter as 'n'].toUpperCase()).join('');
}
