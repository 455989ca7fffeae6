import { type Attribute, number, text } from '../dynamo';
import type { RunGraves } from './turns-contract';

/** Attribute of a state item: the graves of a run, as in `3:mhz0q4l2.mhz1a9c0 5:mi02k7xw`, absent where it has none. */
export const GRAVES = 'graves';

/** Times in as few characters as they take: the item is written with every turn. */
const RADIX = 36;

export const gravesText = (graves: RunGraves): string =>
  Object.entries(graves)
    .map(([depth, times]) => `${depth}:${times.map((time) => time.toString(RADIX)).join('.')}`)
    .join(' ');

/** Reads what `gravesText` wrote, and an absent attribute. Throws `unreadable` at anything else. */
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
