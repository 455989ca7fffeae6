import { StoreError } from '../store-error';
import { type Attribute, UnknownAttribute } from './table';

/** Turns every error except a `StoreError` into the `StoreError` `unreadable`. */
export function parseStored<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('unreadable', { cause });
  }
}

/** Leaves out items for which `parse` throws. */
export const parseReadable = <S, T>(stored: readonly S[], parse: (item: S) => T): T[] =>
  stored.flatMap((item) => {
    const value = readOr(null, () => ({ parsed: parse(item) }));
    return value ? [value.parsed] : [];
  });

export function readOr<T, O>(otherwise: O, parse: () => T): T | O {
  try {
    return parse();
  } catch {
    return otherwise;
  }
}

export const readText = (value: Attribute | undefined): string | null => (typeof value === 'string' ? value : null);

/** Throws the `StoreError` `unreadable` for a wrong type. */
export function bytes(value: Attribute | undefined): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new StoreError('unreadable');
}

/** Throws the `StoreError` `unreadable` for a wrong type. */
export function text(value: Attribute | undefined): string {
  if (typeof value === 'string') return value;
  throw new StoreError('unreadable');
}

/** Throws the `StoreError` `unreadable` for NaN or a wrong type. */
export function number(value: Attribute | undefined): number {
  if (typeof value === 'number' && !Number.isNaN(value)) return value;
  throw new StoreError('unreadable');
}

/** Throws the `StoreError` `unreadable` for leading zeros and anything but digits. */
export function wholeNumber(value: string | undefined): number {
  const whole = value !== undefined && /^(0|[1-9]\d*)$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(whole)) return whole;
  throw new StoreError('unreadable');
}

/** Throws the `StoreError` `unreadable` for a wrong type. */
export function texts(value: Attribute | undefined): Record<string, string> {
  if (typeof value === 'object' && !(value instanceof Uint8Array) && !(value instanceof UnknownAttribute)) return value;
  throw new StoreError('unreadable');
}

/** Splits text at spaces; `undefined` becomes `[]`. Throws the `StoreError` `unreadable` for a wrong type. */
export const ids = (value: Attribute | undefined): string[] =>
  value === undefined || value === '' ? [] : text(value).split(' ');

/** Throws the `StoreError` `unreadable` if `choices` lacks the value. */
export function oneOf<T extends string>(choices: readonly T[], value: Attribute | undefined): T {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new StoreError('unreadable');
  return choice;
}

/** True for names outside of `choices` that a later build may know. */
export const isUnknownName = (choices: readonly string[], value: Attribute | undefined): boolean =>
  typeof value === 'string' && /^[a-z]+(-[a-z]+)*$/.test(value) && !choices.includes(value);
