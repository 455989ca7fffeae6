import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { fromAttributes, toAttributes } from '../../../src/storage/dynamo/attributes';
import { text, texts } from '../../../src/storage/dynamo/fields';
import { UnknownAttribute } from '../../../src/storage/dynamo/table';

const KEY = { PK: { S: 'A' }, SK: { S: 'B' } };

test('every kind of attribute comes back, empty ones too', () => {
  const item = {
    PK: 'A',
    SK: 'B',
    text: 'ß 🐉',
    none: '',
    count: 12,
    gold: -12.3,
    bytes: new Uint8Array([0, 1, 255]),
    nothing: new Uint8Array(0),
    levels: { '1': 'LEVEL#01', '2': '' },
    empty: {},
  };
  expect(fromAttributes(toAttributes(item))).toStrictEqual(item);
});

test('a Buffer comes back as plain bytes', () => {
  const item = { PK: 'A', SK: 'B', log: Buffer.from([1, 2]) };
  expect(toAttributes(item)).toEqual({ ...KEY, log: { B: item.log } });
});

test.each<[string, AttributeValue]>([
  ['a flag', { BOOL: true }],
  ['null', { NULL: true }],
  ['a list', { L: [{ S: 'a' }] }],
  ['a set of texts', { SS: ['a'] }],
  ['a set of numbers', { NS: ['1'] }],
  ['a set of bytes', { BS: [new Uint8Array(1)] }],
  ['a record of numbers', { M: { a: { N: '1' } } }],
  ['a record of records', { M: { a: { M: {} } } }],
  ['a number beyond what is exact', { N: '123456789012345678901' }],
  ['a kind that is unknown', { $unknown: ['X', 1] }],
])('%s, which the store never writes, is kept unchanged', (_, value) => {
  const stored = { ...KEY, odd: value };
  const item = fromAttributes(stored);
  expect(item.odd).toBeInstanceOf(UnknownAttribute);
  expect(() => text(item.odd)).toThrow('unreadable');
  expect(() => texts(item.odd)).toThrow('unreadable');
  expect(toAttributes(item)).toEqual(stored);
});
