import { createHash } from 'node:crypto';
import { clamp } from '../../lib/clamp';
import type { Daily } from '../dailies/contract';
import type { ChannelId, RunId, Scope, UserId } from '../ids';
import type { BoardOrder, ResultList, RunResult } from '../leaderboards/contract';

// The keys of every item of the one table. `…Key` is a partition, `…Sort` a sort key in it, `…_PREFIX` begins one.

export const runKey = (id: RunId): string => `RUN#${id}`;
export const USER_PREFIX = 'USER#';
export const userKey = (id: UserId): string => `${USER_PREFIX}${id}`;
export const channelKey = (id: ChannelId): string => `CHANNEL#${id}`;
export const guildKey = (id: string): string => `GUILD#${id}`;
/** The results of one run, an item for each list they are in. */
export const resultsKey = (run: RunId): string => `SCORE#${run}`;
export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;

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
export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
/** The daily dungeon of a claim; `null` for any other item of a user. */
export function dailyOfClaim(sort: string): Daily | null {
  const [prefix, date, kind, id] = sort.split('#');
  if (prefix !== 'DAILY' || date === undefined) return null;
  if (kind === 'global') return { date, scope: { kind } };
  return kind === 'guild' && id !== undefined ? { date, scope: { kind, id } } : null;
}

/**
 * A player's best result on a leaderboard; `daily` sets apart that of a daily dungeon still open when it was recorded.
 */
export const BEST_PREFIX = 'LB#';
export const bestSort = (board: string, daily: Daily | null): string =>
  daily === null ? board : `${board}#DAILY#${scopeText(daily.scope)}`;

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

// With a day: `META` for everyone's dungeon, and beside it that of each server.
export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
/** The key under which the day's marks of used tries are hashed. */
export const DAY_KEY = 'KEY';
/** A try that was used, though its claim was erased. */
export const usedTrySort = (hash: string): string => `USED#${hash}`;

/**
 * The index key of a result list: of a leaderboard `LB#global#all`, `LB#guild#77#2026-11` or, in another order,
 * `LB#guild#77#2026-W47#BY#depth`, of a history `RUNS#user#9`, of graves `GRAVES#77#5`. Leaderboards and graves of any
 * but the first campaign name it: `LB#IN#amulet#global#all`.
 */
export function resultListKey(list: ResultList): string {
  switch (list.kind) {
    case 'board':
      return `LB#${campaignText(list)}${scopeText(list.scope)}#${list.season}${list.by ? `${BY}${list.by}` : ''}`;
    case 'graves':
      return `GRAVES#${campaignText(list)}${list.guild}#${list.depth}`;
    case 'history':
      return `RUNS#${list.of.kind}#${list.of.id}`;
  }
}

/** Nothing for the first campaign: it was there before the others. */
const campaignText = ({ campaign }: { campaign?: string }): string => (campaign === undefined ? '' : `IN#${campaign}#`);

const BY = '#BY#';
const ORDERS = ['depth', 'feats', 'close', 'date'] as const satisfies BoardOrder[];
/** The order of the leaderboard of that key; `null` by score. */
const orderOf = (board: string): BoardOrder | null => ORDERS.find((order) => board.endsWith(`${BY}${order}`)) ?? null;

/** Whether it is one by feats. */
export const isByFeats = (board: string): boolean => orderOf(board) === 'feats';

/** Whether it is one of a week: of these there are many. */
export const isOfWeek = (board: string): boolean => /#\d{4}-W\d\d(#|$)/.test(board);

/** The position of a result in a list: the highest comes first. */
export const resultSort = (result: RunResult, list: ResultList): string =>
  list.kind === 'board' ? boardSort(result, resultListKey(list)) : historySort(result);

/** The highest is the best of the leaderboard of that key: by its order, the score, then by who reached it first. */
export function boardSort(result: RunResult, board: string): string {
  const { summary, finishedAt, run } = result;
  const score = `${padded(summary.score, SCORE_DIGITS)}#${timeSort(LAST_TIME - finishedAt)}#${run}`;
  switch (orderOf(board)) {
    case 'depth':
      return `${padded(summary.deepest, ORDER_DIGITS)}#${score}`;
    case 'feats':
      return `${padded(result.feats.length, ORDER_DIGITS)}#${score}`;
    case 'close':
      return `${padded(MOST_IN_ORDER - Math.floor(result.closeCall?.hp ?? MOST_IN_ORDER), ORDER_DIGITS)}#${score}`;
    case 'date':
      return historySort(result);
    case null:
      return score;
  }
}

/** The highest is the newest. */
const historySort = ({ finishedAt, run }: RunResult): string => `${timeSort(finishedAt)}#${run}`;

/** Begins the sort key of every result of a history that ended at this time, in milliseconds since 1970. */
export const timeSort = (time: number): string => padded(clamp(time, 0, LAST_TIME), TIME_DIGITS);

export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');

/** More digits than any score has, and than any time in milliseconds until the year 2286. */
const SCORE_DIGITS = 10;
/** More than any depth, number of feats or hit points have. */
const ORDER_DIGITS = 6;
const MOST_IN_ORDER = 10 ** ORDER_DIGITS - 1;
const TIME_DIGITS = 13;
const LAST_TIME = 10 ** TIME_DIGITS - 1;

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');
