import { type Attribute, contentHash, text, wholeNumber } from '../dynamo';
import type { UserId } from '../ids';
import type { Run } from './turns-contract';

/**
 * Attribute with the members who are switching from a party's run to another run, such as `0a1b2c3d4e5f:12`. Members
 * are hashes, so that no erased id remains. The number is the revision of the member's profile after the switch.
 */
export const LEAVERS = 'leavers';

/** Maximum number of members. Older entries are useless, because a switch of runs takes less than a second. */
const LIMIT = 8;

export const leaversAttribute = ({ leavers = {} }: Pick<Run, 'leavers'>): { [LEAVERS]?: string } => {
  const entries = Object.entries(leavers).map(([hash, revision]) => `${hash}:${revision}`);
  return entries.length > 0 ? { [LEAVERS]: entries.join(' ') } : {};
};

/**
 * Reads the attribute, and returns an empty object if the attribute is missing. Throws the `StoreError` `unreadable` if
 * the value is damaged.
 */
export function toLeavers(value: Attribute | undefined): Pick<Run, 'leavers'> {
  if (value === undefined) return {};
  const entries = text(value)
    .split(' ')
    .map((entry) => entry.split(':'));
  return { leavers: Object.fromEntries(entries.map(([hash = '', revision]) => [hash, wholeNumber(revision)])) };
}

/** Adds a member as the latest of at most `LIMIT` leavers. `revision` is the next revision of the member's profile. */
export function withLeaver(
  { leavers = {} }: Pick<Run, 'leavers'>,
  user: UserId,
  revision: number,
): Pick<Run, 'leavers'> {
  const hash = hashOf(user);
  const others = Object.entries(leavers).filter(([other]) => other !== hash);
  return { leavers: Object.fromEntries([...others.slice(1 - LIMIT), [hash, revision]]) };
}

/** Returns the revision of the player's profile after the last switch from this run; 0 if none is recorded. */
export const leftAtOf = ({ channel, leftAt = 0, leavers }: Run, user: UserId): number =>
  channel === null ? leftAt : (leavers?.[hashOf(user)] ?? 0);

const hashOf = (user: UserId): string => contentHash(Buffer.from(user));
