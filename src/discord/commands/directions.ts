import type { Direction, I18n } from '../types';
import { fold } from './find-by-name';

const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const satisfies Direction[];

type Compass = I18n['input']['compass'];

/** A direction by its name in the language, such as `north-east`, or by its letters, such as `NE`; `null` for neither. */
export function directionNamed(text: string, { input, commands }: I18n): Direction | null {
  const names = commands.attack?.options?.direction?.choices ?? {};
  const wanted = withoutHyphens(text);
  const isNamed = (direction: Direction): boolean =>
    [names[direction] ?? direction, lettersOf(direction, input.compass)].map(withoutHyphens).includes(wanted);
  return DIRECTIONS.find(isNamed) ?? null;
}

const withoutHyphens = (text: string): string => fold(text).replace(/[\s-]/g, '');

const lettersOf = (direction: Direction, compass: Compass): string =>
  [...direction].map((letter) => compass[letter as keyof Compass]).join('');
