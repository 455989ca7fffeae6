import type { ThingRef } from '../engine';
import type { Labels } from './labels';
import type { Names } from './names';

export interface Group {
  thing: ThingRef;
  count: number;
}

const MAX_KINDS = 6;

/** Groups things in the order of first appearance. Unidentified things that look the same are one kind. */
export function groupsOf(things: readonly ThingRef[]): Group[] {
  const groups = new Map<string, Group>();
  for (const thing of things) {
    const key = kindOf(thing);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { thing, count: 1 });
  }
  return [...groups.values()];
}

/** Returns a key that things of one kind share. Veterans have another key than ordinary creatures. */
export const kindOf = ({ raw, alias, id, veteran }: ThingRef): string =>
  raw === null ? JSON.stringify(alias ?? id) : `${raw}${veteran ? ' veteran' : ''}`;

/** Lists at most `MAX_KINDS` groups, and the number of all other things: `Bandit ×2, Rat and 3 more`. */
export function listGroups(groups: readonly Group[], names: Names, labels: Pick<Labels, 'times' | 'more'>): string {
  const named = groups
    .slice(0, MAX_KINDS)
    .map(({ thing, count }) => `${names.thing(thing)}${count > 1 ? labels.times(count) : ''}`);
  const rest = groups.slice(MAX_KINDS).reduce((sum, { count }) => sum + count, 0);
  return [named.join(', '), ...(rest > 0 ? [labels.more(rest)] : [])].join(' ');
}
