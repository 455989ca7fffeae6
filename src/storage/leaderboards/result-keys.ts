import type { Daily } from '../dailies/dailies-contract';
import { scopeText } from '../dailies/daily-keys';
import { LAST_TIME, padNumber, timeSort } from '../dynamo';
import type { BoardOrder, ResultList, RunResult } from './leaderboards-contract';

// Keys of results on leaderboards and in histories.

/** Prefix of the sort keys under which a player's best results on leaderboards are stored. */
export const BEST_PREFIX = 'LB#';
/**
 * Returns the sort key of a player's result on a leaderboard. `daily` is the daily dungeon of a result with an entry of
 * its own; `null` for the player's best result.
 */
export const bestSort = (board: string, daily: Daily | null): string =>
  daily === null ? board : `${board}#DAILY#${scopeText(daily.scope)}`;

/**
 * Returns the index key of a list of results.
 * A leaderboard: `LB#global#all`, `LB#guild#77#2026-11`, or in another order `LB#guild#77#2026-W47#BY#depth`.
 * A history: `RUNS#user#9`. Graves: `GRAVES#77#5`.
 * A list of any campaign except the first names the campaign: `LB#IN#amulet#global#all`.
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

/**
 * Returns the part of a key that names the campaign. Returns `''` for the default campaign, because its keys are older
 * than other campaigns.
 */
const campaignText = ({ campaign }: { campaign?: string }): string => (campaign === undefined ? '' : `IN#${campaign}#`);

const BY = '#BY#';
const ORDERS = ['depth', 'feats', 'close', 'date'] as const satisfies BoardOrder[];
/** Returns the criterion of the leaderboard with the key `board`; `null` if it is ordered by score. */
const orderOf = (board: string): BoardOrder | null => ORDERS.find((order) => board.endsWith(`${BY}${order}`)) ?? null;

/** True if `board` is the key of a leaderboard by feats. */
export const isByFeats = (board: string): boolean => orderOf(board) === 'feats';

/** True if `board` is the key of a leaderboard for a week, such as `LB#global#2026-W47`. */
export const isOfWeek = (board: string): boolean => /#\d{4}-W\d\d(#|$)/.test(board);

/** Returns the sort key of a result in a list. A list is read from the highest sort key to the lowest. */
export const resultSort = (result: RunResult, list: ResultList): string =>
  list.kind === 'board' ? boardSort(result, resultListKey(list)) : historySort(result);

/**
 * Returns the sort key of a result on a leaderboard; the best result has the highest. Compares the criterion of the
 * leaderboard first, then the score. In a tie, the earlier result is better.
 */
export function boardSort(result: RunResult, board: string): string {
  const { summary, finishedAt, run } = result;
  const score = `${padNumber(summary.score, SCORE_DIGITS)}#${timeSort(LAST_TIME - finishedAt)}#${run}`;
  switch (orderOf(board)) {
    case 'depth':
      return `${padNumber(summary.deepest, ORDER_DIGITS)}#${score}`;
    case 'feats':
      return `${padNumber(result.feats.length, ORDER_DIGITS)}#${score}`;
    case 'close':
      return `${padNumber(MOST_IN_ORDER - Math.floor(result.closeCall?.hp ?? MOST_IN_ORDER), ORDER_DIGITS)}#${score}`;
    case 'date':
      return historySort(result);
    case null:
      return score;
  }
}

/** Returns the sort key of a result in a list by date; the newest result has the highest. */
const historySort = ({ finishedAt, run }: RunResult): string => `${timeSort(finishedAt)}#${run}`;

/** Number of digits to which a score is padded in a sort key. No score has more digits. */
const SCORE_DIGITS = 10;
/**
 * Number of digits to which a depth, a number of feats, or hit points are padded in a sort key. None of them has more
 * digits.
 */
const ORDER_DIGITS = 6;
const MOST_IN_ORDER = 10 ** ORDER_DIGITS - 1;
