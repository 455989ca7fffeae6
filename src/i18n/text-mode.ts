import type { Raws, View } from '../engine';
import type { Labels, Names } from './locale';
import { isNotable, knownStairs, seenLine, statusParts } from './sight';
import type { Told } from './tell';
import { letterOf, textMap } from './text-map';

/** What the smallest phone shows of a code block. */
const COLUMNS = 32;
const ROWS = 30;
/** Lines about who is near that stay even when a lot has happened. */
const NEAR = 5;

/** Backticks would end the code block. */
const safe = (line: string): string => line.replaceAll('`', "'");

/** Map, state, what happened and who is near, each with its letter on the map, in at most 32 columns by 30 rows. */
export function textMode(raws: Raws, labels: Labels, names: Names, view: View, told: readonly Told[]): string {
  const map = textMap(raws, view);
  const status = joined(statusParts(labels, names, view));
  const seen = view.things
    .filter(isNotable)
    .map((thing) => wrap(`${letterOf(raws, thing)} ${seenLine(labels, names, view, thing)}`, '  '));
  const stairs = knownStairs(labels, view).flatMap((line) => wrap(line));
  const happened = told.map(({ text }) => wrap(`> ${text}`, '  '));
  const room = ROWS - map.length - status.length - stairs.length;
  const near = first(seen, Math.max(Math.min(NEAR, room), room - happened.flat().length), labels.more);
  const events = last(happened, room - near.length);
  return [...map, ...status, ...events, ...near, ...stairs].slice(0, ROWS).map(safe).join('\n');
}

/** The first entries that fit whole, and how many are left out. */
function first(entries: string[][], room: number, more: (count: number) => string): string[] {
  if (entries.flat().length <= room) return entries.flat();
  const lines: string[] = [];
  let taken = 0;
  for (const entry of entries) {
    if (lines.length + entry.length >= room) break;
    lines.push(...entry);
    taken++;
  }
  return room > 0 ? [...lines, more(entries.length - taken)] : [];
}

/** The last entries that fit whole. */
function last(entries: string[][], room: number): string[] {
  const lines: string[] = [];
  for (const entry of [...entries].reverse()) {
    if (lines.length + entry.length > room) break;
    lines.unshift(...entry);
  }
  return lines;
}

/** Parts side by side as long as they fit. */
function joined(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines[lines.length - 1] ?? ''} · ${part}`;
    if (lines.length > 0 && longer.length <= COLUMNS) lines[lines.length - 1] = longer;
    else lines.push(...wrap(part));
  }
  return lines;
}

/** Broken between words, and within one that is longer than a line; further lines begin with `indent`. */
function wrap(text: string, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(pieces)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= COLUMNS) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}

const pieces = (word: string): string[] => word.match(/.{1,28}/gu) ?? [word];
