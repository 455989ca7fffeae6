import fc from 'fast-check';
import { ByteWriter } from '../../../src/storage/codec/bytes';
import { packJson, unpackJson } from '../../../src/storage/codec/columns';
import type { Json, JsonRecord } from '../../../src/storage/codec/json';
import { WORDS } from '../../../src/storage/codec/vocabulary';
import { StoreError } from '../../../src/storage/contract';

const roundTrip = (value: Json): Json => unpackJson(packJson(value));

/**
 * JSON of any form without the key `__proto__`. Our JSON never has this key, and an object literal could not hold it.
 */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'))
  .map((value) => value as Json);

test('any JSON comes back equal, keys in their order', () => {
  fc.assert(
    fc.property(json, (value) => {
      const back = roundTrip(value);
      expect(back).toStrictEqual(value);
      expect(JSON.stringify(back)).toBe(JSON.stringify(value));
    }),
    { numRuns: 300 },
  );
});

test('records of several shapes come back in order', () => {
  const records: Json = [{ a: 1, b: 2 }, { b: 3, a: 4 }, { a: 5 }, {}, { a: null, c: [] }, { a: 6, b: 7 }];
  expect(JSON.stringify(roundTrip(records))).toBe(JSON.stringify(records));
});

test.each<[string, Json]>([
  ['no key and one without a name', [{}, { '': 1 }]],
  ['two keys and one that spans lines', [{ a: 1, b: 2 }, { 'a\nb': 3 }]],
])('records of different keys keep their keys: %s', (_, records) => {
  expect(roundTrip(records)).toStrictEqual(records);
});

test.each([
  ['integers', [3, 1, 4, 1, 5, -9, 2_000_000]],
  ['ascending integers', [100, 101, 103, 900]],
  ['one number over and over', [7, 7, 7, 7]],
  ['one decimal', [12.3, 0.1, -4.5, 3]],
  ['three decimals', [0.001, 12.375]],
  ['floats', [Math.PI, 1e300, -1e-300, Number.MIN_VALUE]],
  ['the largest integers', [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 50, -(2 ** 50)]],
  ['generator words', [-2147483648, 2147483647, 0, -1]],
  ['negative zero', [-0, 0]],
])('numbers stay exact: %s', (_, numbers) => {
  expect(roundTrip(numbers)).toStrictEqual(numbers);
});

test('long text of any script comes back', () => {
  const texts = ['#'.repeat(4000), `${'.'.repeat(300)}🐉ß`, 'x'.repeat(256), 'x'.repeat(255)];
  expect(roundTrip(texts)).toStrictEqual(texts);
});

test('the kind of many alike values, and the keys of records, are written once', () => {
  const size = (value: Json): number => packJson(value).length;
  const many = <T>(value: T): T[] => Array.from({ length: 1000 }, () => value);
  expect(size(many(null))).toBeLessThan(12);
  expect(size(many(true))).toBeLessThan(12);
  expect(size(many([]))).toBeLessThan(20);
  expect(size(many({ a: null, b: null }))).toBeLessThan(30);
});

/** Records of twelve shapes, which the codec writes row by row. */
const varied = (from: number, to: number): JsonRecord[] =>
  Array.from({ length: to - from }, (_, at) => {
    const i = from + at;
    const own = [null, i % 3 === 0, -i, i / 10, Math.PI * i, `word ${i % 5}`, 'x'.repeat(256), [i, 'a', [], { b: 1 }]];
    return { turn: 3 * i, [`key ${i % 12}`]: own[i % own.length] as Json, at: { x: i % 7, y: -1 } };
  });

test('records of many shapes come back in order, beside the records that they are encoded against', () => {
  const before = packJson({ events: varied(0, 100) });
  for (const events of [varied(0, 100), varied(40, 140), varied(90, 98), []]) {
    const packed = packJson({ events }, before);
    expect(JSON.stringify(unpackJson(packed))).toBe(JSON.stringify({ events }));
  }
});

test('records of many shapes compress as well after the list has moved on', () => {
  const before = packJson({ events: varied(0, 100) });
  const after = Buffer.from(packJson({ events: varied(24, 124) }, before));
  const alike = Buffer.from(before.subarray(before.length >> 1));
  expect(after.includes(alike)).toBe(true);
});

test('numbers that fall, and negative zero, come back from records of many shapes', () => {
  for (const turns of [
    [5, 3],
    [0, -0],
    [1, 2 ** 60],
    [-1, 4],
    [1.5, 2],
  ]) {
    const events = varied(0, 20).map((record, i) => ({ ...record, turn: turns[i % 2] as number }));
    expect(unpackJson(packJson({ events }))).toStrictEqual({ events });
  }
});

test('bytes that end early or go on too long are refused', () => {
  for (const bytes of [packJson([{ a: 1 }, { a: 2 }, { a: 'word' }]), packJson(varied(0, 20))]) {
    expect(() => unpackJson(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
    expect(() => unpackJson(Buffer.concat([bytes, Buffer.from([0])]))).toThrow(RangeError);
  }
});

test('bytes that contain words of a later version are refused as newer', () => {
  const out = new ByteWriter();
  out.unsigned(WORDS.length + 1);
  expect(() => unpackJson(out.finish())).toThrow(new StoreError('newer'));
});

/** Bytes of a value as the codec packed it before it wrote rows, without any word of its own. */
function packed(...body: number[]): Uint8Array {
  const out = new ByteWriter();
  out.unsigned(WORDS.length);
  out.unsigned(0);
  for (const value of body) out.unsigned(value);
  return out.finish();
}

test.each([
  ['a value of an unknown kind', packed(9)],
  ['a value of an unknown kind among others', packed(6, 0, 4, 15, 3, 9)],
  ['a record of an unknown shape', packed(7, 0, 0, 0)],
  ['a word that is not there', packed(4, 0, 2 * WORDS.length)],
  ['numbers in an unknown form', packed(3, 5, 0, 0)],
])('%s is refused', (_, bytes) => {
  expect(() => unpackJson(bytes)).toThrow(RangeError);
});
