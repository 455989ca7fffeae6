import { type Attribute, contentHash, text, wholeNumber } from '../dynamo';
import type { UserId } from '../ids';
import type { Run } from './turns-contract';

/** Profile revisions of members who left, by hash, such as `0a1b2c3d4e5f:12`. */
export const LEAVERS = 'leavers';

const LIMIT = 8;

export const leaversAttribute = ({ leavers = {} }: Pick<Run, 'leavers'>): { [LEAVERS]?: string } => {
  const entries = Object.entries(leavers).map(([hash, revision]) => `${hash}:${revision}`);
  return entries.length > 0 ? { [LEAVERS]: entries.join(' ') } : {};
};

/** Throws the `StoreError` `unreadable` if the value is damaged. */
export function toLeavers(value: Attribute | undefined): Pick<Run, 'leavers'> {
  if (value === undefined) return {};
  const entries = text(value)
    .split(' ')
    .map((entry) => entry.split(':'));
  return { leavers: Object.fromEntries(entries.map(([hash = '', revision]) => [hash, wholeNumber(revision)])) };
}

/** Keeps the latest `LIMIT` members. `revision` is the profile's next revision. */
export function withLeaver(
  { leavers = {} }: Pick<Run, 'leavers'>,
  user: UserId,
  revision: number,
): Pick<Run, 'leavers'> {
  const hash = hashOf(user);
  const others = Object.entries(leavers).filter(([other]) => other !== hash);
  return { leavers: Object.fromEntries([...others.slice(1 - LIMIT), [hash, revision]]) };
}

/** Returns the profile's revision after the last switch; 0 if none is recorded. */
export const leftAtOf = ({ channel, leftAt = 0, leavers }: Run, user: UserId): number =>
  channel === null ? leftAt : (leavers?.[hashOf(user)] ?? 0);

const hashOf = (user: UserId): string => contentHash(Buffer.from(user));
