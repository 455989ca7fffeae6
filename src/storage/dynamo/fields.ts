import { StoreError } from '../store-error';
import { type Attribute, UnknownAttribute } from './table';

/** Parses what was stored. Whatever error that ends in, it is damaged: throws `StoreError` only. */
export function parseStored<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('unreadable', { cause });
  }
}

/** Parses the items that can be read, and leaves the others out: a bad item of a list hides no other. */
export const parseReadable = <S, T>(stored: readonly S[], parse: (item: S) => T): T[] =>
  stored.flatMap((item) => {
    const value = readOr(null, () => ({ parsed: parse(item) }));
    return value ? [value.parsed] : [];
  });

/** What was stored, or the other value where it cannot be read. */
export function readOr<T, O>(otherwise: O, parse: () => T): T | O {
  try {
    return parse();
  } catch {
    return otherwise;
  }
}

/** A text as it was stored; `null` where it is damaged or not there. */
export const readText = (value: Attribute | undefined): string | null => (typeof value === 'string' ? value : null);

// An attribute read back may hold anything: each of these throws `unreadable` when it is of another kind.

export function bytes(value: Attribute | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new StoreError('unreadable');
}

export function text(value: Attribute | undefined): string {
  if (typeof value === 'string') return value;
  throw new StoreError('unreadable');
}

export function number(value: Attribute | undefined): number {
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  throw new StoreError('unreadable');
}

export function texts(value: Attribute | undefined): Record<string, string> {
  if (typeof value === 'object' && !(value instanceof Uint8Array) && !(value instanceof UnknownAttribute)) return value;
  throw new StoreError('unreadable');
}

/** Ids or names, separated by spaces; none where the item is older than the attribute. */
export const ids = (value: Attribute | undefined): string[] =>
  value === undefined || value === '' ? [] : text(value).split(' ');

/** The one of `choices` that the attribute names. */
export function oneOf<T extends string>(choices: readonly T[], value: Attribute | undefined): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new StoreError('unreadable');
  return choice;
}

/** Whether the attribute is a name as this project makes them, though none of `choices`: a later build knows it. */
export const isUnknownName = (choices: readonly string[], value: Attribute | undefined): boolean =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value) && !choices.includes(value);
