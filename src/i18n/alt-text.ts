import type { View } from '../engine';
import { capital } from '../lib/capital';
import { sum } from '../lib/lists';
import type { Labels } from './labels';
import { landmarks } from './landmarks';
import type { Names } from './names';
import { inSight, statusLine } from './surroundings';

const LIMIT = 1024;

const HAPPENED = 560;

function fitSentences(seen: ReturnType<typeof inSight>, room: number, more: (count: number) => string): string {
  const joined = (kept: number): string => {
    const left = sum(seen.slice(kept).map(({ count }) => count));
    return [...seen.slice(0, kept).map(({ line }) => `${line}.`), ...(left > 0 ? [more(left)] : [])].join(' ');
  };
  let kept = seen.length;
  while (kept > 0 && joined(kept).length > room) kept--;
  return joined(kept);
}

function firstAndNewest([first, ...later]: readonly string[], more: (count: number) => string): string[] {
  if (first === undefined) return [];
  const without = (left: number): string[] => [first, ...(left > 0 ? [more(left)] : []), ...later.slice(left)];
  let left = 0;
  while (left < later.length && without(left).join(' ').length > HAPPENED) left++;
  return without(left);
}

/**
 * Describes a picture. Counts things in sight instead of naming them if the text would exceed 1024 characters. Keeps
 * the first and the newest of `sentences`, oldest first, if possible within 560 characters.
 */
export function altText(labels: Labels, names: Names, view: View, sentences: readonly string[]): string {
  const more = (count: number): string => `${capital(labels.more(count))}.`;
  const happened = firstAndNewest(sentences, more);
  const head = [...happened, `${statusLine(labels, names, view)}.`].join(' ');
  const far = landmarks(labels, names, view).map((line) => `${line}.`);
  const room = LIMIT - [head, ...far].join(' ').length - 1;
  const near = inSight(labels, names, view);
  const listed = near.length > 0 && room > 0 ? [fitSentences(near, room, more)] : [];
  return [head, ...listed, ...far].join(' ');
}
