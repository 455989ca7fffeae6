import { type Attribute, contentHash, text, wholeNumber } from '../dynamo';
import type { UserId } from '../ids';
import type { Run } from './turns-contract';

/** Members about to leave a party's run, as hashes, such as `0a1b2c3d4e5f:12`, so that no erased id remains. */
export const LEAVERS = 'leavers';

/** Maximum number of members. Older entries are of no use, because a switch takes less than a second. */
const LIMIT = 8;

/** Returns the attribute with the hash and revision of each leaver; no attribute if there are none. */
export const leaversAttribute = ({ leavers = {} }: Pick<Run, 'leavers'>): { [LEAVERS]?: string } => {
  const entries = Object.entries(leavers).map(([hash, revision]) => `${hash}:${revision}`);
  return entries.length > 0 ? { [LEAVERS]: entries.join(' ') } : {};
};

/**
 * Reads the attribute of `leaversAttribute`. Returns no members for `undefined`. Throws the `StoreError` `unreadable`
 * if the value is not a text of hashes and revisions.
 */
export function toLeavers(value: Attribute | undefined): Pick<Run, 'leavers'> {
  if (value === undefined) return {};
  const entries = text(value)
    .split(' ')
    .map((entry) => entry.split(':'));
  return { leavers: Object.fromEntries(entries.map(([hash = '', revision]) => [hash, wholeNumber(revision)])) };
}

/**
 * Returns the leavers with this member as the latest. Keeps the newest `LIMIT` leavers. `revision` is the next revision
 * of the member's profile.
 */
export function withLeaver(
  { leavers = {} }: Pick<Run, 'leavers'>,
  user: UserId,
  revision: number,
): Pick<Run, 'leavers'> {
  const hash = hashOf(user);
  const others = Object.entries(leavers).filter(([other]) => other !== hash);
  return { leavers: Object.fromEntries([...others.slice(1 - LIMIT), [hash, revision]]) };
}

/** Returns the revision that the player's profile gets by the last listed switch to another run; 0 if none. */
export const leftAtOf = ({ channel, leftAt = 0, leavers }: Run, user: UserId): number =>
  channel === null ? leftAt : (leavers?.[hashOf(user)] ?? 0);

const hashOf = (user: UserId): string => contentHash(Buffer.from(user));
