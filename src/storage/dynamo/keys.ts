import { createHash } from 'node:crypto';
import { clamp } from '../../lib/clamp';
import type { ChannelId, RunId, UserId } from '../ids';
import { readOr, wholeNumber } from './fields';

// Keys of the table. Names that end in `Key` are partition keys, and names that end in `Sort` are sort keys. Names that
// end in `_PREFIX` are beginnings of keys. The folders `dailies` and `leaderboards` define further keys.

/** Partition key of a run, and sort key of the owner's pointer to the run. */
export const runKey = (id: RunId): string => `RUN#${id}`;
export const USER_PREFIX = 'USER#';
export const userKey = (id: UserId): string => `${USER_PREFIX}${id}`;
export const channelKey = (id: ChannelId): string => `CHANNEL#${id}`;
export const guildKey = (id: string): string => `GUILD#${id}`;
export const resultsKey = (run: RunId): string => `SCORE#${run}`;

/** `hash` identifies the player, the home and the interaction of a finished erasure. */
export const erasureKey = (hash: string): string => `ERASURE#${hash}`;
export const ERASURE_DONE = 'DONE';

export const featsKey = (shard: number): string => `FEATS#${shard}`;
export const FEAT_COUNTS = 'COUNTS';

/**
 * Sort key for the copy of a damaged item. `sort` is the sort key of the damaged item, and `hash` the hash of the
 * item's content.
 */
export const damagedSort = (sort: string, hash: string): string => `DAMAGED#${sort}#${hash}`;

// Sort keys in the partition of a run.
export const STATE = 'STATE';
export const LOG_PREFIX = 'LOG#';
export const LEVEL_PREFIX = 'LEVEL#';
export const SNAPSHOT_PREFIX = 'SNAPSHOT#';
/** Returns the sort key of a snapshot. `place` is 0 or 1, so a run has at most two snapshots. */
export const snapshotSort = (place: number): string => `${SNAPSHOT_PREFIX}${place}`;
export const CHECKPOINT_PREFIX = 'CHECKPOINT#';
export const checkpointSort = (version: number): string => `${CHECKPOINT_PREFIX}${version}`;
/** Items that name a channel in which the whole run or one version is shared. */
export const SHARED_PREFIX = 'SHARED#';
/** Items that name the old and the new channel of a run while the run moves. */
export const PLAYED_IN_PREFIX = 'CHANNEL#';
export const playedInSort = (channel: ChannelId): string => `${PLAYED_IN_PREFIX}${channel}`;
export const BALLOT_PREFIX = 'BALLOT#';
/** Items that name a player of the run. An erasure of the run finds the players' pointers by these items. */
export const PLAYER_PREFIX = 'PLAYER#';
export const playerSort = (user: UserId): string => `${PLAYER_PREFIX}${user}`;
export const FORKED_PREFIX = 'FORKED#';
export const forkedSort = (fork: RunId): string => `${FORKED_PREFIX}${fork}`;

/**
 * Returns the sort key of a parked level. `version` is the version of the commit that parked the level. The hash keeps
 * apart the levels of two commits that compete for a version.
 */
export const levelSort = (depth: number, version: number, hash: string): string =>
  `${levelPrefix(depth)}${version}#${hash}`;
export const levelPrefix = (depth: number): string => `${LEVEL_PREFIX}${padNumber(depth, 2)}#`;
/**
 * Returns the sort key of a log chunk. `version` is the version of the commit that closed the chunk. `hash` is the hash
 * of the chunk.
 */
export const logSort = (chunk: number, version: number, hash: string): string =>
  `${LOG_PREFIX}${padNumber(chunk, 4)}#${version}#${hash}`;

/**
 * Returns the version in the sort key of a level or log chunk. Throws the `StoreError` `unreadable` if there is none.
 */
export const versionInSort = (sort: string): number => wholeNumber(sort.split('#')[2]);

/** Returns the first 12 hexadecimal digits of the SHA-256 hash of all parts together. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** `version` is `null` if the whole run is shared. */
export const sharedSort = (channel: ChannelId, version: number | null): string =>
  `${SHARED_PREFIX}${channel}${version === null ? '' : `#${version}`}`;
/** Returns `null` if the sort key is damaged. `version` is `null` if the whole run is shared. */
export function toShared(sort: string): { channel: ChannelId; version: number | null } | null {
  const [channel = '', version] = sort.slice(SHARED_PREFIX.length).split('#');
  return readOr(null, () => ({ channel, version: version === undefined ? null : wholeNumber(version) }));
}
export const ballotPrefix = (version: number): string => `${BALLOT_PREFIX}${version}#`;
export const ballotSort = (version: number, user: UserId): string => `${ballotPrefix(version)}${user}`;

// Sort keys in the partition of a user. `RUN#<id>` is a pointer to a run that the user owns. Older releases also used
// `RUN#<id>` in a server's partition.
export const PROFILE = 'PROFILE';
/** Sort key of the mark by which an operator hides a user's name. In the index, all marks have this partition key. */
export const NAMELESS_MARK = 'NAMELESS';
export const RUN_PREFIX = 'RUN#';
export const PLAYED_PREFIX = 'PLAYED#';
export const PARTY_PREFIX = 'PARTY#';
export const playedSort = (run: RunId): string => `${PLAYED_PREFIX}${run}`;
export const joinedSort = (channel: ChannelId): string => `${PARTY_PREFIX}${channel}`;
/**
 * Items that record which run the store chose for a command that names no run. A repeated delivery of the command gets
 * the same run.
 */
export const RUN_CLAIM_PREFIX = 'MEANT#';
export const runClaimSort = (interaction: string): string => `${RUN_CLAIM_PREFIX}${interaction}`;

export const LEASE_PREFIX = 'LEASE#';
export const leaseSort = (lease: number): string => `${LEASE_PREFIX}${lease}`;

/**
 * Pointers, in the partition of a user or run, to the audit lines that name the user or run. The rest of the sort key
 * identifies the line.
 */
export const AUDITED_PREFIX = 'AUDITED#';
export const auditedPrefix = (interaction: string): string => `${AUDITED_PREFIX}${interaction}#`;
export const auditedSort = ({ guild, at, interaction }: Audited): string =>
  `${auditedPrefix(interaction)}${guild}#${at}`;
/**
 * Reads the sort key of a pointer to an audit line. Does not check the key: `at` may be NaN, and a missing part becomes
 * `''`.
 */
export function toAudited(sort: string): Audited {
  const [interaction = '', guild = '', at] = sort.slice(AUDITED_PREFIX.length).split('#');
  return { interaction, guild, at: Number(at) };
}

export interface Audited {
  guild: string;
  interaction: string;
  at: number;
}

export const PARTY = 'PARTY';
export const SHARE_PREFIX = 'SHARE#';
export const SHARE_LIST = 'SHARES';
/** `version` is `null` if the whole run is shared. */
export const shareSort = (run: RunId, version: number | null): string =>
  `${SHARE_PREFIX}${run}${version === null ? '' : `#${version}`}`;

export const CONFIG = 'CONFIG';
/** Items that count the bot's posts in a server, without naming a player. */
export const POST_PREFIX = 'POST#';
export const postSort = (at: number, interaction: string): string => `${POST_PREFIX}${timeSort(at)}#${interaction}`;
export const weekSort = (week: string): string => `WEEK#${week}`;
export const huntSort = (week: string): string => `HUNT#${week}`;
/** Sort key of the monster that killed a hero and will appear in the server's next run. */
export const AVENGER = 'AVENGER';
export const avengedSort = (depth: number, time: number): string => `AVENGED#${depth}#${timeSort(time)}`;
/** Pointers to active runs that began in the server, in the order of their start. */
export const ACTIVE_PREFIX = 'ACTIVE#';
export const activeSort = (at: number, run: RunId): string => `${ACTIVE_PREFIX}${timeSort(at)}#${run}`;
export const AUDIT_PREFIX = 'AUDIT#';
export const auditSort = (at: number, interaction: string): string =>
  `${AUDIT_PREFIX}${padNumber(at, TIME_DIGITS)}#${interaction}`;

/**
 * Formats a time in milliseconds since 1970, so that sort keys are in chronological order. Limits the time to 13
 * digits, from 1970 to the year 2286.
 */
export const timeSort = (time: number): string => padNumber(clamp(time, 0, LAST_TIME), TIME_DIGITS);

const TIME_DIGITS = 13;
export const LAST_TIME = 10 ** TIME_DIGITS - 1;

export const padNumber = (value: number, digits: number): string => String(value).padStart(digits, '0');
