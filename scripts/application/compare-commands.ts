import { DEFINITIONS } from '../discord/definitions';
import type { RegisteredCommand } from './application';

export interface CommandDifferences {
  /** Commands of the bot that are missing at Discord or have another form there. */
  outdated: string[];
  /** Commands at Discord that only release 0.1 of the bot had. */
  former: string[];
  /** Commands at Discord that the bot never had. */
  foreign: string[];
}

const FORMER_NAMES: ReadonlySet<string> = new Set(
  'seed resume fork replay watch runs share log building abandon retire'.split(' '),
);

export function compareCommands(registered: readonly RegisteredCommand[]): CommandDifferences {
  const byName = new Map(registered.map((each) => [each.name, each]));
  const own = new Set(DEFINITIONS.map(({ name }) => name));
  const others = registered.map(({ name }) => name).filter((name) => !own.has(name));
  return {
    outdated: DEFINITIONS.filter((each) => !includes(byName.get(each.name), each)).map(({ name }) => name),
    former: others.filter((name) => FORMER_NAMES.has(name)),
    foreign: others.filter((name) => !FORMER_NAMES.has(name)),
  };
}

/** True if Discord's value contains all of ours. Discord adds fields, and may leave out false or empty fields. */
function includes(theirs: unknown, ours: unknown): boolean {
  if (Array.isArray(ours)) {
    const list = Array.isArray(theirs) ? theirs : [];
    // The order of numbers in a list, such as contexts, does not matter.
    if (ours.every((each) => typeof each === 'number')) return isSameSet(list, ours);
    return list.length === ours.length && ours.every((each, index) => includes(list[index], each));
  }
  if (typeof ours === 'object' && ours !== null) {
    if (typeof theirs !== 'object' || theirs === null) return false;
    return Object.entries(ours).every(([name, value]) => includes((theirs as Record<string, unknown>)[name], value));
  }
  if (ours === false || ours === null || ours === undefined) return theirs === ours || theirs === undefined;
  return theirs === ours;
}

const isSameSet = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && b.every((each) => a.includes(each));
