import { StoreError } from '../contract';
import type { Attribute } from './table';

// What is read back from an item is nobody's promise: each throws `unreadable` when it is something else.

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
  if (typeof value === 'object' && !(value instanceof Uint8Array)) return value;
  throw new StoreError('unreadable');
}

/** Ids in a row. Items of before anybody but owners played have none. */
export function people(value: Attribute | undefined): string[] {
  return value === undefined || value === '' ? [] : text(value).split(' ');
}
