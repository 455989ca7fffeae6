import { StoreError } from '../../../src/storage/contract';
import {
  bytes,
  ids,
  isUnknownName,
  number,
  oneOf,
  parseReadable,
  parseStored,
  text,
  texts,
  wholeNumber,
} from '../../../src/storage/dynamo';

const CHOICES = ['owner', 'vote'] as const;

test.each<[unknown, boolean]>([
  ['council', true],
  ['two-of-three', true],
  ['owner', false],
  ['', false],
  ['Council', false],
  ['-vote', false],
  ['vote-', false],
  ['two--three', false],
  ['mode2', false],
  ['2mode', false],
  ['a b', false],
  [7, false],
  [undefined, false],
])('%p may be a name that a later build adds: %p', (value, isName) => {
  expect(isUnknownName(CHOICES, value as string)).toBe(isName);
});

test.each<[string, () => unknown]>([
  ['text for bytes', () => bytes('abc')],
  ['a number for text', () => text(7)],
  ['no text', () => text(undefined)],
  ['text for a number', () => number('7')],
  ['no number', () => number(Number.NaN)],
  ['text for a record', () => texts('abc')],
  ['bytes for a record', () => texts(new Uint8Array(1))],
  ['a number for ids', () => ids(7)],
  ['none of the choices', () => oneOf(CHOICES, 'hotseat')],
])('%s cannot be read', (_, read) => {
  expect(read).toThrow(new StoreError('unreadable'));
});

test('readable values come back as stored', () => {
  expect([bytes(Uint8Array.of(1)), text(''), number(0), texts({ a: 'b' }), oneOf(CHOICES, 'vote')]).toEqual([
    Uint8Array.of(1),
    '',
    0,
    { a: 'b' },
    'vote',
  ]);
  expect([ids('a b'), ids(''), ids(undefined)]).toEqual([['a', 'b'], [], []]);
});

test('any parsing error means damage, unless a later build wrote the value', () => {
  const cause = new TypeError('of anything');
  const failing = (error: Error) => () =>
    parseStored(() => {
      throw error;
    });
  expect(failing(cause)).toThrow(expect.objectContaining({ code: 'unreadable', cause }));
  expect(failing(new StoreError('newer'))).toThrow(new StoreError('newer'));
  expect(parseStored(() => 0)).toBe(0);
});

test('unreadable elements of a list are left out; empty texts and nulls stay', () => {
  expect(parseReadable(['', 7, null, 'a'], (value) => (value === null ? null : text(value)))).toEqual(['', null, 'a']);
});

test.each([
  ['0', 0],
  ['41', 41],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%s in a key is the whole number %i', (value, whole) => {
  expect(wholeNumber(value)).toBe(whole);
});

test.each(['', 'x', '-1', '01', '1.5', '1e3', ' 1', '0x1', '9007199254740992', undefined])(
  '%p in a key is no whole number',
  (value) => {
    expect(() => wholeNumber(value)).toThrow(StoreError);
  },
);
