import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToAttr, convertToNative } from '@aws-sdk/util-dynamodb';
import { type Attribute, type Item, type Key, UnknownAttribute } from './table';

export const toAttributes = (item: Readonly<Record<string, Attribute>>): Record<string, AttributeValue> =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value instanceof UnknownAttribute ? value.stored : convertToAttr(value),
    ]),
  );

export const toKeyAttributes = ({ PK, SK }: Key): Record<string, AttributeValue> => toAttributes({ PK, SK });

/** A value of an unknown type becomes an `UnknownAttribute`. */
export const fromAttributes = (attributes: Record<string, AttributeValue>): Item =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, toAttribute(value)])) as Item;

function toAttribute(stored: AttributeValue): Attribute {
  try {
    const value: unknown = convertToNative(stored);
    return isAttribute(value) ? value : new UnknownAttribute(stored);
  } catch {
    // `convertToNative` throws for numbers with too many digits.
    return new UnknownAttribute(stored);
  }
}

function isAttribute(value: unknown): value is Exclude<Attribute, UnknownAttribute> {
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Uint8Array) return true;
  const prototype = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : null;
  return prototype === Object.prototype && Object.values(value as object).every((each) => typeof each === 'string');
}
