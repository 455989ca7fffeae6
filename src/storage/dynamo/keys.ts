import { createHash } from 'node:crypto';
import { clamp } from '../../lib/clamp';
import type { ChannelId, RunId, UserId } from '../ids';

// The keys of the one table. `…Key` is a partition, `…Sort` a sort key in it, `…_PREFIX` begins one. Keys of daily
// dungeons and of results stand with their features, because these say of which day or leaderboard an item is.

export const runKey = (id: RunId): string => `RUN#${id}`;
export const USER_PREFIX = 'USER#';
export const userKey = (id: UserId): string => `${USER_PREFIX}${id}`;
export const channelKey = (id: ChannelId): string => `CHANNEL#${id}`;
export const guildKey = (id: string): string => `GUILD#${id}`;
/** The results of one run, an item for each list they are in. */
export const resultsKey = (run: RunId): string => `SCORE#${run}`;

/** Counts of feats, over several items. */
export const featsKey = (shard: number): string => `FEATS#${shard}`;
export const FEAT_COUNTS = 'COUNTS';

/** A damaged item that had to be written anew stands beside it as it was. */
export const damagedSort = (sort: string, hash: string): string => `DAMAGED#${sort}#${hash}`;

// With a run.
export const STATE = 'STATE';
export const LOG_PREFIX = 'LOG#';
export const LEVEL_PREFIX = 'LEVEL#';
export const SNAPSHOT_PREFIX = 'SNAPSHOT#';
/** A run has two snapshots at most, at places 0 and 1. */
export const snapshotSort = (place: number): string => `${SNAPSHOT_PREFIX}${place}`;
/** Notes in which channel a run, or a moment of it, is shared. */
export const SHARED_PREFIX = 'SHARED#';
export const BALLOT_PREFIX = 'BALLOT#';
/** Notes who played in the run, so that their pointers to it are found when it is erased. */
export const PLAYER_PREFIX = 'PLAYER#';
export const playerSort = (user: UserId): string => `${PLAYER_PREFIX}${user}`;
/** Notes which runs were forked off the run. */
export const FORKED_PREFIX = 'FORKED#';
export const forkedSort = (fork: RunId): string => `${FORKED_PREFIX}${fork}`;

/**
 * Immutable items carry the version being committed and a hash of their content, so that two actions racing for one
 * version never write under the same key, and a retry rewrites the same bytes.
 */
export const levelSort = (depth: number, version: number, hash: string): string =>
  `${LEVEL_PREFIX}${padded(depth, 2)}#${version}#${hash}`;
export const logSort = (chunk: number, version: number, hash: string): string =>
  `${LOG_PREFIX}${padded(chunk, 4)}#${version}#${hash}`;

/** The version that an immutable item was written for, as its key says. */
export const versionInSort = (sort: string): number => Number(sort.split('#')[2]);

/** A digest for keys: twelve hexadecimal digits. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

export const sharedSort = (channel: ChannelId, version: number | null): string =>
  `${SHARED_PREFIX}${channel}${version === null ? '' : `#${version}`}`;
export function toShared(sort: string): { channel: ChannelId; version: number | null } {
  const [channel = '', version] = sort.slice(SHARED_PREFIX.length).split('#');
  return { channel, version: version === undefined ? null : Number(version) };
}
export const ballotPrefix = (version: number): string => `${BALLOT_PREFIX}${version}#`;
export const ballotSort = (version: number, user: UserId): string => `${ballotPrefix(version)}${user}`;

// With a user, who also has `RUN#<id>` for each run of their own, as servers have from older releases.
export const PROFILE = 'PROFILE';
export const RUN_PREFIX = 'RUN#';
/** Runs of others they played in. */
export const PLAYED_PREFIX = 'PLAYED#';
/** Channels whose party they joined. */
export const PARTY_PREFIX = 'PARTY#';
export const playedSort = (run: RunId): string => `${PLAYED_PREFIX}${run}`;
export const joinedSort = (channel: ChannelId): string => `${PARTY_PREFIX}${channel}`;
/** For which run a command was, so that every delivery of it is for that one. */
export const RUN_CLAIM_PREFIX = 'MEANT#';
export const runClaimSort = (interaction: string): string => `${RUN_CLAIM_PREFIX}${interaction}`;

/** Leads to an audit line that names the user; with a run, to one about it. The key says where that is. */
export const AUDITED_PREFIX = 'AUDITED#';
export const auditedPrefix = (interaction: string): string => `${AUDITED_PREFIX}${interaction}#`;
export const auditedSort = ({ guild, at, interaction }: Audited): string =>
  `${auditedPrefix(interaction)}${guild}#${at}`;
export function toAudited(sort: string): Audited {
  const [interaction = '', guild = '', at] = sort.slice(AUDITED_PREFIX.length).split('#');
  return { interaction, guild, at: Number(at) };
}

/** What tells an audit line from others. */
export interface Audited {
  guild: string;
  interaction: string;
  /** Milliseconds since 1970. */
  at: number;
}

// With a channel.
export const PARTY = 'PARTY';
export const SHARE_PREFIX = 'SHARE#';
/** What the channel may watch, in the order of time. */
export const SHARE_LIST = 'SHARES';
/** A shared moment carries its version, a run that is followed none. */
export const shareSort = (run: RunId, version: number | null): string =>
  `${SHARE_PREFIX}${run}${version === null ? '' : `#${version}`}`;

// With a server.
export const CONFIG = 'CONFIG';
/** Runs begun in the server that are being played, in the order of time. */
export const ACTIVE_PREFIX = 'ACTIVE#';
export const activeSort = (at: number, run: RunId): string => `${ACTIVE_PREFIX}${timeSort(at)}#${run}`;
export const AUDIT_PREFIX = 'AUDIT#';
export const auditSort = (at: number, interaction: string): string =>
  `${AUDIT_PREFIX}${padded(at, TIME_DIGITS)}#${interaction}`;

/** A time in milliseconds since 1970 as a sort key begins with it, so that items are in the order of time. */
export const timeSort = (time: number): string => padded(clamp(time, 0, LAST_TIME), TIME_DIGITS);

/** More digits than any time in milliseconds has until the year 2286. */
const TIME_DIGITS = 13;
export const LAST_TIME = 10 ** TIME_DIGITS - 1;

export const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
