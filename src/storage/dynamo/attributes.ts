import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToAttr, convertToNative } from '@aws-sdk/util-dynamodb';
import { type Attribute, type Item, UnknownAttribute } from './table';

/** An item in DynamoDB's notation. */
export const toAttributes = (item: Readonly<Record<string, Attribute>>): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value instanceof UnknownAttribute ? value.stored : convertToAttr(value),
    ]),
  );

/** An item out of DynamoDB's notation. A kind of value that this build never writes is kept as it is stored. */
export const fromAttributes = (attributes: Record<string, AttributeValue>): Item =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, toAttribute(value)])) as Item;

function toAttribute(stored: AttributeValue): Attribute {
  try {
    const value: unknown = convertToNative(stored);
    return isAttribute(value) ? value : new UnknownAttribute(stored);
  } catch {
    // Such as a number that is not exact in JavaScript.
    return new UnknownAttribute(stored);
  }
}

/** Texts, numbers and bytes, and records of texts; no other record, list, set, flag or null. */
function isAttribute(value: unknown): value is Exclude<Attribute, UnknownAttribute> {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array) return true;
  const prototype = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : null;
  return prototype === Object.prototype && Object.values(value as object).every((each) => typeof each === 'string');
}
