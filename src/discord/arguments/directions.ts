import { DIRECTIONS } from '../../lib/geometry';
import { directionLetters } from '../board/directions';
import type { Direction, I18n } from '../types';
import { fold } from './find-by-name';

/** Letters at the end of a name that may be left out, as of the German `norden`. */
const ENDING = 2;
/** No fewer are read as the beginning of a name. */
const SHORTEST = 3;

/**
 * A direction by its name in the language, such as `north-east`, whose last letters may be missing, or by its letters,
 * such as `NE`; `null` for neither.
 */
export function directionNamed(text: string, i18n: I18n): Direction | null {
  const wanted = withoutHyphens(text);
  const isNamed = (direction: Direction): boolean => {
    const name = withoutHyphens(i18n.input.directions[direction]);
    if (name === wanted || withoutHyphens(directionLetters(direction, i18n)) === wanted) return true;
    return wanted.length >= SHORTEST && name.length - wanted.length <= ENDING && name.startsWith(wanted);
  };
  return DIRECTIONS.find(isNamed) ?? null;
}

const withoutHyphens = (text: string): string => fold(text).replace(/[\s-]/g, '');
