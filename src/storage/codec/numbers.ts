import type { ByteReader, ByteWriter } from './bytes';

const SCALES = [1, 10, 100, 1000] as const;
const FLOATS = SCALES.length;

/** Writes numbers without loss. The reader must know their count. */
export function writeNumbers(out: ByteWriter, values: readonly number[]): void {
  const form = SCALES.findIndex((scale) => values.every((value) => fits(value, scale)));
  const scale = SCALES[form];
  if (scale === undefined) {
    out.byte(FLOATS);
    for (const value of values) out.float(value);
    return;
  }
  out.byte(form);
  writeIntegers(out, scale === 1 ? values : values.map((value) => Math.round(value * scale)));
}

/** Throws a RangeError if the first byte is unknown. */
export function readNumbers(input: ByteReader, count: number): number[] {
  const form = input.byte();
  if (form === FLOATS) return Array.from({ length: count }, () => input.float());
  const scale = SCALES[form];
  if (scale === undefined) throw new RangeError('a column of unknown form');
  const integers = readIntegers(input, count);
  return scale === 1 ? integers : integers.map((value) => value / scale);
}

/** True if `value` is a whole number divided by `scale`. False for -0 and large numbers. */
export function fits(value: number, scale: number): boolean {
  if (Object.is(value, -0)) return false;
  const integer = Math.round(value * scale);
  return Math.abs(integer) <= MAX_INTEGER && Object.is(integer / scale, value);
}

const PLAIN = 0;
const STEPS = 1;
const CONSTANT = 2;

/** Maps integers to numbers from 0. Small absolute values stay small. */
export const fold = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unfold = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Largest absolute value, so that even folded differences stay exact. */
const MAX_INTEGER = 2 ** 50;

/** Absolute values must not exceed `MAX_INTEGER`. The reader must know the count. */
export function writeIntegers(out: ByteWriter, values: readonly number[]): void {
  const first = values[0];
  if (first === undefined) return;
  let plain = 0;
  let steps = 0;
  let before = 0;
  let constant = values.length > 1;
  for (const value of values) {
    plain += size(value);
    steps += size(value - before);
    constant &&= value === first;
    before = value;
  }
  if (constant) {
    out.byte(CONSTANT);
    out.unsigned(fold(first));
  } else if (steps < plain) {
    out.byte(STEPS);
    before = 0;
    for (const value of values) {
      out.unsigned(fold(value - before));
      before = value;
    }
  } else {
    out.byte(PLAIN);
    for (const value of values) out.unsigned(fold(value));
  }
}

/** Throws a RangeError if the first byte is unknown. */
export function readIntegers(input: ByteReader, count: number): number[] {
  if (count === 0) return [];
  const form = input.byte();
  if (form === CONSTANT) return new Array<number>(count).fill(unfold(input.unsigned()));
  if (form !== PLAIN && form !== STEPS) throw new RangeError('a column of unknown form');
  const values = new Array<number>(count);
  let before = 0;
  for (let i = 0; i < count; i++) {
    const value = unfold(input.unsigned());
    before = form === STEPS ? before + value : value;
    values[i] = before;
  }
  return values;
}

const size = (value: number): number =>
  value < 64 && value >= -64 ? 1 : value < 8192 && value >= -8192 ? 2 : Math.abs(value) < 1048576 ? 3 : 5;
