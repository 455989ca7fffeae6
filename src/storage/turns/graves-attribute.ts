import { type Attribute, number, text } from '../dynamo';
import type { RunGraves } from './turns-contract';

/** Times by depth, such as `3:mhz0q4l2.mhz1a9c0 5:mi02k7xw`: milliseconds in base 36. */
export const GRAVES = 'graves';

const RADIX = 36;

/** Returns `''` without graves. The caller must then write no attribute. */
export const gravesText = (graves: RunGraves): string =>
  Object.entries(graves)
    .map(([depth, times]) => `${depth}:${times.map((time) => time.toString(RADIX)).join('.')}`)
    .join(' ');

/** Throws the `StoreError` `unreadable` if the value is damaged or empty. */
export function toGraves(value: Attribute | undefined): RunGraves {
  if (value === undefined) return {};
  const entries = text(value).split(' ');
  return Object.fromEntries(
    entries.map((entry) => {
      const [depth = '', times = ''] = entry.split(':');
      return [depth, times.split('.').map((time) => number(Number.parseInt(time, RADIX)))];
    }),
  );
}
