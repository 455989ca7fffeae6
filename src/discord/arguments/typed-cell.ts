import { isInside } from '../../lib/geometry';
import { rulerCell } from '../board/geometry';
import type { Board, I18n, Point } from '../types';
import { fold } from './find-by-name';
import { firstIn, type Reading } from './reading';

const HERE = ['here', 'self', 'me'];

export const isHere = (text: string, languages: readonly I18n[]): boolean =>
  [...HERE, ...languages.flatMap(({ input }) => input.here)].includes(fold(text));

/** Reads `here`, an offset (`3e 2n`) or a coordinate (`K12`); `null` outside the level. */
export function bareCell({ board, languages }: Reading, text: string): Point | null {
  if (isHere(text, languages)) return board.view.hero.at;
  const offset = firstIn(languages, ({ input }) => offsetCell(board, fold(text), input.compass));
  return offset ?? rulerCell(board, fold(text));
}

type Compass = I18n['input']['compass'];

/** Accepts English letters too, but the language's letters take precedence. */
function compassOf({ n, e, s, w }: Compass) {
  const points: Record<string, string> = { n: 'n', e: 'e', s: 's', w: 'w', [n]: 'n', [e]: 'e', [s]: 's', [w]: 'w' };
  const lettersFor = (...wanted: string[]): string =>
    Object.entries(points)
      .flatMap(([letter, point]) => (wanted.includes(point) ? [letter] : []))
      .join('');
  const [vertical, horizontal] = [lettersFor('n', 's'), lettersFor('e', 'w')];
  const offset = new RegExp(`(\\d{1,2})\\s*([${vertical}][${horizontal}]|[${vertical}${horizontal}])`, 'g');
  return { points, offset };
}

/** Reads an offset such as `3e 2n`, `2 N, 3 E` or `2ne`. */
function offsetCell(board: Board, text: string, compass: Compass): Point | null {
  const { points, offset } = compassOf(compass);
  const parts = [...text.matchAll(offset)];
  if (parts.length === 0 || text.replace(offset, '').replace(/[\s,]/g, '') !== '') return null;
  let { x, y } = board.view.hero.at;
  for (const [, count, letters = ''] of parts) {
    const steps = Number(count);
    const way = [...letters].map((letter) => points[letter]);
    x += way.includes('e') ? steps : way.includes('w') ? -steps : 0;
    y += way.includes('s') ? steps : way.includes('n') ? -steps : 0;
  }
  return isInside(board.view, { x, y }) ? { x, y } : null;
}
