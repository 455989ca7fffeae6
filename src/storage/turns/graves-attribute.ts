import { type Attribute, number, text } from '../dynamo';
import type { RunGraves } from './turns-contract';

/**
 * Attribute of a state item with the run's graves, such as `3:mhz0q4l2.mhz1a9c0 5:mi02k7xw`. Absent if the run has
 * none.
 */
export const GRAVES = 'graves';

/** Base in which times are written. Short texts matter, because the item is written every turn. */
const RADIX = 36;

/** Formats graves as one attribute: by depth, the times at which their heroes fell. */
export const gravesText = (graves: RunGraves): string =>
  Object.entries(graves)
    .map(([depth, times]) => `${depth}:${times.map((time) => time.toString(RADIX)).join('.')}`)
    .join(' ');

/** Parses what `gravesText` wrote. An absent attribute means no graves. Throws `unreadable` for anything else. */
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
