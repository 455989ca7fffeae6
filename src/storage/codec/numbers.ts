import type { ByteReader, ByteWriter } from './bytes';
import { MAX_INTEGER, readIntegers, writeIntegers } from './integers';

/** Powers of ten a column may be multiplied by to become integers; what none fits is written as floats. */
const SCALES = [1, 10, 100, 1000] as const;
const FLOATS = SCALES.length;

/** A column of any numbers: gold has one decimal, most have none. Exact to the bit. */
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

/** Reads a column of `count` numbers. */
export function readNumbers(input: ByteReader, count: number): number[] {
  const form = input.byte();
  if (form === FLOATS) return Array.from({ length: count }, () => input.float());
  const scale = SCALES[form];
  if (scale === undefined) throw new RangeError('a column of unknown form');
  const integers = readIntegers(input, count);
  return scale === 1 ? integers : integers.map((value) => value / scale);
}

function fits(value: number, scale: number): boolean {
  if (Object.is(value, -0)) return false;
  const integer = Math.round(value * scale);
  return Math.abs(integer) <= MAX_INTEGER && Object.is(integer / scale, value);
}
