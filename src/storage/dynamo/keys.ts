import type { ChannelId, RunId, UserId } from '../contract';

export const STATE = 'STATE';
export const PROFILE = 'PROFILE';
/** Attribute of a run that is over and not yet in the books. */
export const OWED = 'owed';
/** Attribute that counts how often a run's state was rewritten at the version it is at; a new version starts over. */
export const REWRITES = 'rewrites';
export const LOG_PREFIX = 'LOG#';
export const LEVEL_PREFIX = 'LEVEL#';

export const runKey = (id: RunId): string => `RUN#${id}`;
export const userKey = (id: UserId): string => `USER#${id}`;

/**
 * Immutable items carry the version being committed and a hash of what they hold, so that two actions racing for one
 * version never write under the same key, and a retry rewrites the same bytes.
 */
export const levelKey = (depth: number, version: number, hash: string): string =>
  `${LEVEL_PREFIX}${pad(depth, 2)}#${version}#${hash}`;
export const logKey = (chunk: number, version: number, hash: string): string =>
  `${LOG_PREFIX}${pad(chunk, 4)}#${version}#${hash}`;

/** Digits of a digest that go into a key. */
export const shortHash = (digest: string): string => digest.slice(0, 12);

/** Stands where the name of somebody stood who is gone. */
export const NOBODY = '-';

export const PARTY = 'PARTY';
export const CONFIG = 'CONFIG';
export const RUN_PREFIX = 'RUN#';
export const SHARE_PREFIX = 'SHARE#';
export const SHARED_PREFIX = 'SHARED#';
export const BALLOT_PREFIX = 'BALLOT#';
export const AUDIT_PREFIX = 'AUDIT#';
export const PLAYED_PREFIX = 'PLAYED#';
export const PARTY_PREFIX = 'PARTY#';

export const channelKey = (id: ChannelId): string => `CHANNEL#${id}`;
export const guildKey = (id: string): string => `GUILD#${id}`;

export const ballotPrefix = (version: number): string => `${BALLOT_PREFIX}${version}#`;
export const ballotKey = (version: number, user: UserId): string => `${ballotPrefix(version)}${user}`;

/** A share in its channel, and where it is noted with its run. A moment bears its version. */
export const shareSort = (run: RunId, version: number | null): string =>
  `${SHARE_PREFIX}${run}${version === null ? '' : `#${version}`}`;
export const sharedSort = (channel: ChannelId, version: number | null): string =>
  `${SHARED_PREFIX}${channel}${version === null ? '' : `#${version}`}`;

/** Digits of a time in milliseconds until the year 2286. */
const TIME_DIGITS = 13;
export const auditKey = (at: number, interaction: string): string =>
  `${AUDIT_PREFIX}${pad(at, TIME_DIGITS)}#${interaction}`;

/** Under a player's name: runs of others they played in, and parties they joined. */
export const playedSort = (run: RunId): string => `${PLAYED_PREFIX}${run}`;
export const partySort = (channel: ChannelId): string => `${PARTY_PREFIX}${channel}`;

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
