import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { StoreError } from '../contract';
import type { Attribute, Item } from './table';

/** An item in DynamoDB's own notation. */
export function toAttributes(item: Item): Record<string, AttributeValue> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toAttribute(value)]));
}

/** An item out of DynamoDB's notation. Throws `unreadable` at a kind of value the store never writes. */
export function fromAttributes(attributes: Record<string, AttributeValue>): Item {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, fromAttribute(value)])) as Item;
}

function toAttribute(value: Attribute): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: String(value) };
  if (value instanceof Uint8Array) return { B: value };
  return { M: Object.fromEntries(Object.entries(value).map(([name, text]) => [name, { S: text }])) };
}

function fromAttribute(value: AttributeValue): Attribute {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return Number(value.N);
  if (value.B !== undefined) return value.B;
  if (value.M !== undefined) {
    return Object.fromEntries(Object.entries(value.M).map(([name, text]) => [name, text.S ?? '']));
  }
  throw new StoreError('unreadable');
}
