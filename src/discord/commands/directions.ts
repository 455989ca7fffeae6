import { DIRECTIONS } from '../../lib/geometry';
import type { Direction, I18n } from '../types';
import { fold } from './find-by-name';

type Compass = I18n['input']['compass'];

/**
 * A direction by its name in the language, such as `north-east`, or by its letters, such as `NE`; `null` for neither.
 */
export function directionNamed(text: string, i18n: I18n): Direction | null {
  const wanted = withoutHyphens(text);
  const isNamed = (direction: Direction): boolean =>
    [i18n.input.directions[direction], directionLetters(direction, i18n)].map(withoutHyphens).includes(wanted);
  return DIRECTIONS.find(isNamed) ?? null;
}

const withoutHyphens = (text: string): string => fold(text).replace(/[\s-]/g, '');

/** Its letters in the language, lower case. */
export const directionLetters = (direction: Direction, { input: { compass } }: I18n): string =>
  [...direction].map((letter) => compass[letter as keyof Compass]).join('');
