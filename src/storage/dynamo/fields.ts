import { StoreError } from '../store-error';
import { type Attribute, UnknownAttribute } from './table';

/**
 * Parses stored data. Passes on a `StoreError` of `parse`, and turns any other error into a `StoreError` `unreadable`.
 */
export function parseStored<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('unreadable', { cause });
  }
}

/** Parses items and leaves out unreadable ones, so that one damaged item does not hide the others. */
export const parseReadable = <S, T>(stored: readonly S[], parse: (item: S) => T): T[] =>
  stored.flatMap((item) => {
    const value = readOr(null, () => ({ parsed: parse(item) }));
    return value ? [value.parsed] : [];
  });

/** Returns the parsed value, or `otherwise` if `parse` throws. */
export function readOr<T, O>(otherwise: O, parse: () => T): T | O {
  try {
    return parse();
  } catch {
    return otherwise;
  }
}

/** Returns a stored text; `null` if it is missing or damaged. */
export const readText = (value: Attribute | undefined): string | null => (typeof value === 'string' ? value : null);

/** Returns the bytes of an attribute. Throws `unreadable` if it holds anything else. */
export function bytes(value: Attribute | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new StoreError('unreadable');
}

/** Returns the text of an attribute. Throws `unreadable` if it holds anything else. */
export function text(value: Attribute | undefined): string {
  if (typeof value === 'string') return value;
  throw new StoreError('unreadable');
}

/** Returns the number in an attribute. Throws `unreadable` if it holds anything else, or NaN. */
export function number(value: Attribute | undefined): number {
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  throw new StoreError('unreadable');
}

/**
 * Returns the whole number from 0 that a part of a key or list spells, without a sign or leading zeros. Throws
 * `unreadable` for anything else.
 */
export function wholeNumber(value: string | undefined): number {
  const whole = value !== undefined && /^(0|[1-9]\d*)$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(whole)) return whole;
  throw new StoreError('unreadable');
}

/** Returns the texts by name in an attribute. Throws `unreadable` if it holds anything else. */
export function texts(value: Attribute | undefined): Record<string, string> {
  if (typeof value === 'object' && !(value instanceof Uint8Array) && !(value instanceof UnknownAttribute)) return value;
  throw new StoreError('unreadable');
}

/**
 * Parses ids or names separated by spaces. An item older than the attribute has none. Throws `unreadable` for any other
 * type.
 */
export const ids = (value: Attribute | undefined): string[] =>
  value === undefined || value === '' ? [] : text(value).split(' ');

/** Returns the choice that equals the attribute. Throws `unreadable` if there is none. */
export function oneOf<T extends string>(choices: readonly T[], value: Attribute | undefined): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new StoreError('unreadable');
  return choice;
}

/** True if the attribute is a well-formed name but none of `choices`. A later build probably knows it. */
export const isUnknownName = (choices: readonly string[], value: Attribute | undefined): boolean =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value) && !choices.includes(value);
