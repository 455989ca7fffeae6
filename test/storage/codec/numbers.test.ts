import { ByteReader, ByteWriter } from '../../../src/storage/codec/bytes';
import { readIntegers, readNumbers, writeIntegers } from '../../../src/storage/codec/numbers';

/** Values around the limits, of either sign, from which the encoding takes one byte more. */
const EDGES = [0, 1, -1, 63, 64, -64, -65, 8_191, 8_192, -8_192, -8_193];

const written = (values: readonly number[]): Uint8Array => {
  const out = new ByteWriter();
  writeIntegers(out, values);
  return out.finish();
};

const bytesOf = (value: number): number => (value >= -64 && value < 64 ? 1 : value >= -8_192 && value < 8_192 ? 2 : 3);
const sizeOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + bytesOf(value), 0);

test('a column of integers takes the fewest bytes, as values or as steps, and reads back', () => {
  for (const a of EDGES) {
    for (const b of EDGES) {
      for (const c of EDGES) {
        const values = [a, b, c];
        const constant = a === b && b === c ? bytesOf(a) : Number.POSITIVE_INFINITY;
        const least = Math.min(constant, sizeOf(values), sizeOf([a, b - a, c - b]));
        const bytes = written(values);
        if (bytes.length !== 1 + least) throw new Error(`${values} take ${bytes.length - 1} bytes and not ${least}`);
        if (String(readIntegers(new ByteReader(bytes), 3)) !== String(values)) throw new Error(`${values} changed`);
      }
    }
  }
});

test.each([
  [[1_048_575, 1_048_576, 1_048_577, 1_048_580], 6],
  [[2_000_000, 2_500_000, 3_000_000], 10],
  [[700_000, -700_000, 700_000, -700_000], 12],
])('large numbers are written in the shorter way, too: %j', (values, size) => {
  expect(written(values)).toHaveLength(1 + size);
});

test('an empty column of integers takes no bytes', () => {
  expect(written([])).toHaveLength(0);
  expect(readIntegers(new ByteReader(new Uint8Array(0)), 0)).toEqual([]);
});

test.each([3, 4, 127, 255])('a column of integers in the unknown form %i is refused', (form) => {
  expect(() => readIntegers(new ByteReader(Uint8Array.from([form, 0, 0])), 2)).toThrow(RangeError);
});

test('a column of numbers in an unknown form is refused', () => {
  expect(() => readNumbers(new ByteReader(Uint8Array.from([5, 0, 0])), 1)).toThrow(RangeError);
});
