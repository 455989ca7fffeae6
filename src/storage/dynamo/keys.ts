import { createHash } from 'node:crypto';
import { clamp } from '../../lib/clamp';
import type { ChannelId, RunId, UserId } from '../ids';
import { readOr, wholeNumber } from './fields';

// Endings of names: `Key` for partition keys, `Sort` for sort keys, `_PREFIX` for beginnings.

/** Partition key of a run, and sort key of the owner's pointer. */
export const runKey = (id: RunId): string => `RUN#${id}`;
export const USER_PREFIX = 'USER#';
export const userKey = (id: UserId): string => `${USER_PREFIX}${id}`;
export const channelKey = (id: ChannelId): string => `CHANNEL#${id}`;
export const guildKey = (id: string): string => `GUILD#${id}`;
export const resultsKey = (run: RunId): string => `SCORE#${run}`;

export const erasureKey = (hash: string): string => `ERASURE#${hash}`;
export const ERASURE_DONE = 'DONE';

export const featsKey = (shard: number): string => `FEATS#${shard}`;
export const FEAT_COUNTS = 'COUNTS';

/** Sort key for the copy of a damaged item with this content `hash`. */
export const damagedSort = (sort: string, hash: string): string => `DAMAGED#${sort}#${hash}`;

export const STATE = 'STATE';
export const LOG_PREFIX = 'LOG#';
export const LEVEL_PREFIX = 'LEVEL#';
export const SNAPSHOT_PREFIX = 'SNAPSHOT#';
/** `place` is 0 or 1. */
export const snapshotSort = (place: number): string => `${SNAPSHOT_PREFIX}${place}`;
export const CHECKPOINT_PREFIX = 'CHECKPOINT#';
export const checkpointSort = (version: number): string => `${CHECKPOINT_PREFIX}${version}`;
export const SHARED_PREFIX = 'SHARED#';
export const PLAYED_IN_PREFIX = 'CHANNEL#';
export const playedInSort = (channel: ChannelId): string => `${PLAYED_IN_PREFIX}${channel}`;
export const BALLOT_PREFIX = 'BALLOT#';
export const PLAYER_PREFIX = 'PLAYER#';
export const playerSort = (user: UserId): string => `${PLAYER_PREFIX}${user}`;
export const FORKED_PREFIX = 'FORKED#';
export const forkedSort = (fork: RunId): string => `${FORKED_PREFIX}${fork}`;

/** The hash separates levels of commits that compete for a version. */
export const levelSort = (depth: number, version: number, hash: string): string =>
  `${levelPrefix(depth)}${version}#${hash}`;
export const levelPrefix = (depth: number): string => `${LEVEL_PREFIX}${padNumber(depth, 2)}#`;
export const logSort = (chunk: number, version: number, hash: string): string =>
  `${LOG_PREFIX}${padNumber(chunk, 4)}#${version}#${hash}`;

/** Throws the `StoreError` `unreadable` if the sort key has no version. */
export const versionInSort = (sort: string): number => wholeNumber(sort.split('#')[2]);

/** Returns the first 12 hexadecimal digits of the SHA-256 hash of all parts. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** `version` is `null` if the whole run is shared. */
export const sharedSort = (channel: ChannelId, version: number | null): string =>
  `${SHARED_PREFIX}${channel}${version === null ? '' : `#${version}`}`;
/** Returns `null` if `sort` is damaged. `version` is `null` for a whole run. */
export function toShared(sort: string): { channel: ChannelId; version: number | null } | null {
  const [channel = '', version] = sort.slice(SHARED_PREFIX.length).split('#');
  return readOr(null, () => ({ channel, version: version === undefined ? null : wholeNumber(version) }));
}
export const ballotPrefix = (version: number): string => `${BALLOT_PREFIX}${version}#`;
export const ballotSort = (version: number, user: UserId): string => `${ballotPrefix(version)}${user}`;

export const PROFILE = 'PROFILE';
export const NAMELESS_MARK = 'NAMELESS';
export const RUN_PREFIX = 'RUN#';
export const PLAYED_PREFIX = 'PLAYED#';
export const PARTY_PREFIX = 'PARTY#';
export const playedSort = (run: RunId): string => `${PLAYED_PREFIX}${run}`;
export const joinedSort = (channel: ChannelId): string => `${PARTY_PREFIX}${channel}`;
/** Records a command's run, so that repeated deliveries act in this run. */
export const RUN_CLAIM_PREFIX = 'MEANT#';
export const runClaimSort = (interaction: string): string => `${RUN_CLAIM_PREFIX}${interaction}`;

export const LEASE_PREFIX = 'LEASE#';
export const leaseSort = (lease: number): string => `${LEASE_PREFIX}${lease}`;

/** Pointers from users and runs to audit lines that name them. */
export const AUDITED_PREFIX = 'AUDITED#';
export const auditedPrefix = (interaction: string): string => `${AUDITED_PREFIX}${interaction}#`;
export const auditedSort = ({ guild, at, interaction }: Audited): string =>
  `${auditedPrefix(interaction)}${guild}#${at}`;
/** Never throws: `at` may be NaN, and missing parts are `''`. */
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
export const POST_PREFIX = 'POST#';
export const postSort = (at: number, interaction: string): string => `${POST_PREFIX}${timeSort(at)}#${interaction}`;
export const weekSort = (week: string): string => `WEEK#${week}`;
export const huntSort = (week: string): string => `HUNT#${week}`;
/** Monster that killed a hero and joins the server's next run. */
export const AVENGER = 'AVENGER';
/** `time` of the hero's death, in milliseconds since 1970. */
export const avengedSort = (depth: number, time: number): string => `AVENGED#${depth}#${timeSort(time)}`;
export const ACTIVE_PREFIX = 'ACTIVE#';
export const activeSort = (at: number, run: RunId): string => `${ACTIVE_PREFIX}${timeSort(at)}#${run}`;
export const AUDIT_PREFIX = 'AUDIT#';
export const auditSort = (at: number, interaction: string): string =>
  `${AUDIT_PREFIX}${padNumber(at, TIME_DIGITS)}#${interaction}`;

/** Sorts chronologically. `time` is in milliseconds since 1970, limited to 13 digits. */
export const timeSort = (time: number): string => padNumber(clamp(time, 0, LAST_TIME), TIME_DIGITS);

const TIME_DIGITS = 13;
export const LAST_TIME = 10 ** TIME_DIGITS - 1;

export const padNumber = (value: number, digits: number): string => String(value).padStart(digits, '0');
