import type { View } from '../engine';
import type { Labels, Names } from './locale';
import { inSight, knownStairs, statusLine } from './sight';
import type { Told } from './tell';

/** Discord's limit of an attachment's description, in characters. */
const LIMIT = 1024;

/** Sentences of the newest turn that are told: the first one and the last. */
const NEWEST = 4;

/** Whole sentences only; what there is no room for is counted. */
function fitted(sentences: readonly string[], room: number, more: (count: number) => string): string {
  const joined = (count: number): string =>
    [...sentences.slice(0, count), ...(count < sentences.length ? [more(sentences.length - count)] : [])].join(' ');
  let count = sentences.length;
  while (count > 0 && joined(count).length > room) count--;
  return joined(count);
}

/** The picture in words: what happened, why it ended first; how the hero is, who is near, where the stairs are. At most 1024 characters. */
export function altText(labels: Labels, names: Names, view: View, told: readonly Told[]): string {
  const [first, ...later] = told.map(({ text }) => text);
  const happened = first === undefined ? [] : [first, ...later.slice(1 - NEWEST)];
  const head = [...happened, `${statusLine(labels, names, view)}.`].join(' ');
  const stairs = knownStairs(labels, view).map((line) => `${line}.`);
  const room = LIMIT - [head, ...stairs].join(' ').length - 1;
  const near = inSight(labels, names, view).map((line) => `${line}.`);
  const seen = near.length > 0 && room > 0 ? [fitted(near, room, (count) => `${labels.more(count)}.`)] : [];
  return [head, ...seen, ...stairs].join(' ');
}
