import { createHash } from 'node:crypto';
import { clamp } from '../../lib/clamp';
import type { ChannelId, RunId, UserId } from '../ids';
import { readOr, wholeNumber } from './fields';

// Keys of the single table. `…Key` is a partition, `…Sort` a sort key, `…_PREFIX` the beginning of a sort key. Keys of
// daily dungeons and results stand with their features, because they depend on days and leaderboards.

export const runKey = (id: RunId): string => `RUN#${id}`;
export const USER_PREFIX = 'USER#';
export const userKey = (id: UserId): string => `${USER_PREFIX}${id}`;
export const channelKey = (id: ChannelId): string => `CHANNEL#${id}`;
export const guildKey = (id: string): string => `GUILD#${id}`;
/** Partition of one run's results, with an item for each list that contains the run. */
export const resultsKey = (run: RunId): string => `SCORE#${run}`;

/** Partition of a shard of the feat counts. */
export const featsKey = (shard: number): string => `FEATS#${shard}`;
export const FEAT_COUNTS = 'COUNTS';

/** Sort key of a copy of a damaged item. The copy is made when the item is written anew. */
export const damagedSort = (sort: string, hash: string): string => `DAMAGED#${sort}#${hash}`;

// Sort keys of a run's partition.
export const STATE = 'STATE';
export const LOG_PREFIX = 'LOG#';
export const LEVEL_PREFIX = 'LEVEL#';
export const SNAPSHOT_PREFIX = 'SNAPSHOT#';
/** Sort key of a snapshot. A run has at most two snapshots, at places 0 and 1. */
export const snapshotSort = (place: number): string => `${SNAPSHOT_PREFIX}${place}`;
export const CHECKPOINT_PREFIX = 'CHECKPOINT#';
/** Sort key of the game at a version of a run, kept by a replay that passed the version. */
export const checkpointSort = (version: number): string => `${CHECKPOINT_PREFIX}${version}`;
/** Begins an item that records in which channel a run, or a version of it, is shared. */
export const SHARED_PREFIX = 'SHARED#';
/** Begins an item that names a channel whose party may name the run, while the run moves between channels. */
export const PLAYED_IN_PREFIX = 'CHANNEL#';
export const playedInSort = (channel: ChannelId): string => `${PLAYED_IN_PREFIX}${channel}`;
export const BALLOT_PREFIX = 'BALLOT#';
/** Begins an item that records a player of the run, so that an erasure finds the player's pointer to the run. */
export const PLAYER_PREFIX = 'PLAYER#';
export const playerSort = (user: UserId): string => `${PLAYER_PREFIX}${user}`;
/** Begins an item that records a fork of the run. */
export const FORKED_PREFIX = 'FORKED#';
export const forkedSort = (fork: RunId): string => `${FORKED_PREFIX}${fork}`;

/**
 * Sort keys of immutable items contain the version being committed and a hash of the content. Two commits that race for
 * one version therefore never overwrite each other, and a retry rewrites the same bytes.
 */
export const levelSort = (depth: number, version: number, hash: string): string =>
  `${levelPrefix(depth)}${version}#${hash}`;
export const levelPrefix = (depth: number): string => `${LEVEL_PREFIX}${padNumber(depth, 2)}#`;
export const logSort = (chunk: number, version: number, hash: string): string =>
  `${LOG_PREFIX}${padNumber(chunk, 4)}#${version}#${hash}`;

/** Returns the version for which an immutable item was written, from its sort key. Throws `unreadable` without one. */
export const versionInSort = (sort: string): number => wholeNumber(sort.split('#')[2]);

/** Returns a digest for keys: twelve hexadecimal digits of SHA-256. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** Sort key of the record that a channel shares a run, or only one version of it. */
export const sharedSort = (channel: ChannelId, version: number | null): string =>
  `${SHARED_PREFIX}${channel}${version === null ? '' : `#${version}`}`;
/**
 * Parses what `sharedSort` formatted; `null` for anything else. `version` is `null` if the channel follows the whole
 * run.
 */
export function toShared(sort: string): { channel: ChannelId; version: number | null } | null {
  const [channel = '', version] = sort.slice(SHARED_PREFIX.length).split('#');
  return readOr(null, () => ({ channel, version: version === undefined ? null : wholeNumber(version) }));
}
export const ballotPrefix = (version: number): string => `${BALLOT_PREFIX}${version}#`;
export const ballotSort = (version: number, user: UserId): string => `${ballotPrefix(version)}${user}`;

// Sort keys of a user's partition. `RUN#<id>` lists a user's own run. Older releases used the same key in a server's
// partition.
export const PROFILE = 'PROFILE';
/**
 * Sort key of the mark that an operator shows the user without a name. It is also the key of the index that lists all
 * these users.
 */
export const NAMELESS_MARK = 'NAMELESS';
export const RUN_PREFIX = 'RUN#';
/** Begins a pointer to a run of another user in which this user played. */
export const PLAYED_PREFIX = 'PLAYED#';
/** Begins a pointer to a channel with a party that the user joined. */
export const PARTY_PREFIX = 'PARTY#';
export const playedSort = (run: RunId): string => `${PLAYED_PREFIX}${run}`;
export const joinedSort = (channel: ChannelId): string => `${PARTY_PREFIX}${channel}`;
/**
 * Begins a record of the run that was chosen for a command without a run. Every later delivery of the command gets the
 * same run.
 */
export const RUN_CLAIM_PREFIX = 'MEANT#';
export const runClaimSort = (interaction: string): string => `${RUN_CLAIM_PREFIX}${interaction}`;

/** Begins a lease of the user for work that takes long. Its item says until when the lease is taken. */
export const LEASE_PREFIX = 'LEASE#';
export const leaseSort = (lease: number): string => `${LEASE_PREFIX}${lease}`;

/**
 * Begins a pointer to an audit line that names the user or run of the partition. The rest of the sort key identifies
 * the line.
 */
export const AUDITED_PREFIX = 'AUDITED#';
export const auditedPrefix = (interaction: string): string => `${AUDITED_PREFIX}${interaction}#`;
export const auditedSort = ({ guild, at, interaction }: Audited): string =>
  `${auditedPrefix(interaction)}${guild}#${at}`;
/** Parses what `auditedSort` formatted. */
export function toAudited(sort: string): Audited {
  const [interaction = '', guild = '', at] = sort.slice(AUDITED_PREFIX.length).split('#');
  return { interaction, guild, at: Number(at) };
}

/** Fields that identify an audit line. */
export interface Audited {
  guild: string;
  interaction: string;
  /** Time of the action in milliseconds since 1970. */
  at: number;
}

// Sort keys of a channel's partition.
export const PARTY = 'PARTY';
export const SHARE_PREFIX = 'SHARE#';
/** Sort key of the list of shared runs that the channel may watch, in order of time. */
export const SHARE_LIST = 'SHARES';
/** Sort key of a share. A shared moment has a version, a run that the channel follows has none. */
export const shareSort = (run: RunId, version: number | null): string =>
  `${SHARE_PREFIX}${run}${version === null ? '' : `#${version}`}`;

// Sort keys of a server's partition.
export const CONFIG = 'CONFIG';
/** Begins a pointer to an active run that began in the server. Pointers sort by time. */
export const ACTIVE_PREFIX = 'ACTIVE#';
export const activeSort = (at: number, run: RunId): string => `${ACTIVE_PREFIX}${timeSort(at)}#${run}`;
export const AUDIT_PREFIX = 'AUDIT#';
export const auditSort = (at: number, interaction: string): string =>
  `${AUDIT_PREFIX}${padNumber(at, TIME_DIGITS)}#${interaction}`;

/** Formats a time in milliseconds since 1970 for the front of a sort key, so that items sort by time. */
export const timeSort = (time: number): string => padNumber(clamp(time, 0, LAST_TIME), TIME_DIGITS);

/** Digits of a time in milliseconds. They suffice until the year 2286. */
const TIME_DIGITS = 13;
export const LAST_TIME = 10 ** TIME_DIGITS - 1;

/** Formats a number with zeros in front, so that it has at least `digits` characters. */
export const padNumber = (value: number, digits: number): string => String(value).padStart(digits, '0');
