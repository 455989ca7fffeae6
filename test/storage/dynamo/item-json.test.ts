import { decodeAttributes, decodeItem, encodeItem } from '../../../src/storage/dynamo/item-json';
import { type Item, UnknownAttribute } from '../../../src/storage/dynamo/table';

const KEY = { PK: 'RUN#1', SK: 'STATE' };

test('an item comes back as it was', () => {
  const item: Item = {
    ...KEY,
    v: 3,
    name: 'Ægir 🐉',
    state: new Uint8Array([0, 255, 7]),
    empty: '',
    levels: { B: 'b' },
  };
  expect(decodeItem(encodeItem(item))).toEqual(item);
});

test('a value of a type that this build never writes comes back, with bytes at any depth', () => {
  const stored = { L: [{ B: new Uint8Array([1, 2]) }, { BS: [new Uint8Array([3])] }, { SS: ['B'] }] };
  const item: Item = { ...KEY, later: new UnknownAttribute(stored) };
  expect(decodeItem(encodeItem(item))).toEqual(item);
});

test('the text is in the notation of DynamoDB', () => {
  const item: Item = { ...KEY, v: 3, state: new Uint8Array([1, 2, 3]) };
  expect(JSON.parse(encodeItem(item))).toEqual({
    PK: { S: 'RUN#1' },
    SK: { S: 'STATE' },
    v: { N: '3' },
    state: { B: 'AQID' },
  });
  expect(decodeAttributes(encodeItem(item)).state).toEqual({ B: new Uint8Array([1, 2, 3]) });
});
