import type { View } from '../engine';
import type { Labels } from './labels';
import type { Names } from './names';
import type { Sentence } from './sentences';
import { inSight, knownStairs, statusLine } from './surroundings';

/** Discord's limit of an attachment's description, in characters. */
const LIMIT = 1024;

/** Sentences of the newest turn in it: the first one and the last. */
const NEWEST = 4;

/** Whole sentences only, with a count of those left out. */
function fitSentences(sentences: readonly string[], room: number, more: (count: number) => string): string {
  const joined = (count: number): string =>
    [...sentences.slice(0, count), ...(count < sentences.length ? [more(sentences.length - count)] : [])].join(' ');
  let count = sentences.length;
  while (count > 0 && joined(count).length > room) count--;
  return joined(count);
}

/** Describes a picture in at most 1024 characters: what happened, how the hero is, who is near, where the stairs are. */
export function altText(labels: Labels, names: Names, view: View, sentences: readonly Sentence[]): string {
  const [first, ...later] = sentences.map(({ text }) => text);
  const happened = first === undefined ? [] : [first, ...later.slice(1 - NEWEST)];
  const head = [...happened, `${statusLine(labels, names, view)}.`].join(' ');
  const stairs = knownStairs(labels, view).map((line) => `${line}.`);
  const room = LIMIT - [head, ...stairs].join(' ').length - 1;
  const near = inSight(labels, names, view).map((line) => `${line}.`);
  const listed = near.length > 0 && room > 0 ? [fitSentences(near, room, (count) => `${labels.more(count)}.`)] : [];
  return [head, ...listed, ...stairs].join(' ');
}
