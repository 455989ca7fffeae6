import { DIRECTIONS } from '../../lib/geometry';
import { directionLetters } from '../board/directions';
import type { Direction, I18n } from '../types';
import { fold } from './find-by-name';

/**
 * Maximum number of letters that may be missing at the end of a direction's name, such as the `en` of the German
 * `norden`.
 */
const ENDING = 2;
/** Shortest beginning of a direction's name that is accepted, in letters. */
const SHORTEST = 3;

/**
 * Reads a direction by its name, such as `north-east`, or by its compass letters, such as `NE`. The end of a name may
 * be missing. Returns `null` for other text.
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
