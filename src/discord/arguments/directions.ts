import { DIRECTIONS } from '../../lib/geometry';
import { directionLetters } from '../board/directions';
import type { Direction, I18n } from '../types';
import { fold } from './find-by-name';

/** Maximum missing letters at the end, as in German `nord` for `norden`. */
const ENDING = 2;
const SHORTEST = 3;

/** Reads a name such as `north-east`, or letters such as `NE`. */
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
