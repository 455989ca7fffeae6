import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { StoreError } from '../contract';
import { parseStored } from './fields';
import type { Item } from './table';

/** An item in DynamoDB's notation. */
export const toAttributes = (item: Item): Record<string, AttributeValue> => marshall(item);

/** An item out of DynamoDB's notation. Throws `unreadable` at a kind of value the store never writes. */
export function fromAttributes(attributes: Record<string, AttributeValue>): Item {
  const item = parseStored(() => unmarshall(attributes));
  if (!Object.values(item).every(isAttribute)) throw new StoreError('unreadable');
  return item as Item;
}

/** The same without the attributes of such a kind: for lists, where one damaged item must not hide the others. */
export function fromReadableAttributes(attributes: Record<string, AttributeValue>): Item {
  const readable = Object.entries(attributes).flatMap(([name, value]) => {
    try {
      return Object.entries(fromAttributes({ [name]: value }));
    } catch {
      return [];
    }
  });
  return Object.fromEntries(readable) as Item;
}

/** Texts, numbers and bytes, and records of texts; no other record, list, set, flag or null. */
function isAttribute(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array) return true;
  const prototype = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : null;
  return prototype === Object.prototype && Object.values(value as object).every((each) => typeof each === 'string');
}
