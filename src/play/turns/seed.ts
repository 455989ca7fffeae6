import { randomInt } from 'node:crypto';

/** Digits and capitals that are not taken for one another, nor make words. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A seed that can be read aloud, like `7Q4-KVX`. */
export function randomSeed(): string {
  const signs = Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
}
