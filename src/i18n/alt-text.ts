import type { View } from '../engine';
import { capital } from '../lib/capital';
import { sum } from '../lib/lists';
import type { Labels } from './labels';
import { landmarks } from './landmarks';
import type { Names } from './names';
import { inSight, statusLine } from './surroundings';

/** Maximum length of an attachment's description in Discord, in characters. */
const LIMIT = 1024;

/** Maximum length of the sentences about events, in characters. */
const HAPPENED = 560;

/**
 * Returns the first sentences that fit into `room` characters. A note at the end gives the number of omitted things.
 */
function fitSentences(seen: ReturnType<typeof inSight>, room: number, more: (count: number) => string): string {
  const joined = (kept: number): string => {
    const left = sum(seen.slice(kept).map(({ count }) => count));
    return [...seen.slice(0, kept).map(({ line }) => `${line}.`), ...(left > 0 ? [more(left)] : [])].join(' ');
  };
  let kept = seen.length;
  while (kept > 0 && joined(kept).length > room) kept--;
  return joined(kept);
}

/**
 * Returns the first sentence and the newest sentences, at most `HAPPENED` characters in all. A note after the first
 * sentence gives the number of omitted sentences.
 */
function firstAndNewest([first, ...later]: readonly string[], more: (count: number) => string): string[] {
  if (first === undefined) return [];
  const without = (left: number): string[] => [first, ...(left > 0 ? [more(left)] : []), ...later.slice(left)];
  let left = 0;
  while (left < later.length && without(left).join(' ').length > HAPPENED) left++;
  return without(left);
}

/**
 * Describes a picture in at most 1024 characters: events, the hero's state, things in sight, then landmarks. Leaves out
 * things in sight for which there is no room.
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
