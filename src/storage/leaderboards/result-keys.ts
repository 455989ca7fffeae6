import type { Daily } from '../dailies/dailies-contract';
import { scopeText } from '../dailies/daily-keys';
import { LAST_TIME, padNumber, timeSort } from '../dynamo';
import type { BoardOrder, ResultList, RunResult } from './leaderboards-contract';

// Keys of results on leaderboards and in histories.

/**
 * Begins the sort key of a player's best result on a leaderboard. `daily` sets apart the result of a daily dungeon that
 * was still open when the result was recorded.
 */
export const BEST_PREFIX = 'LB#';
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

/** Part of a key that names the campaign. Empty for the first campaign, because its keys are older than the others. */
const campaignText = ({ campaign }: { campaign?: string }): string => (campaign === undefined ? '' : `IN#${campaign}#`);

const BY = '#BY#';
const ORDERS = ['depth', 'feats', 'close', 'date'] as const satisfies BoardOrder[];
/** Returns the order of the leaderboard with this key; `null` for scores. */
const orderOf = (board: string): BoardOrder | null => ORDERS.find((order) => board.endsWith(`${BY}${order}`)) ?? null;

/** True if the key belongs to a leaderboard by feats. */
export const isByFeats = (board: string): boolean => orderOf(board) === 'feats';

/** True if the key belongs to a leaderboard of a week. */
export const isOfWeek = (board: string): boolean => /#\d{4}-W\d\d(#|$)/.test(board);

/** Returns the sort key of a result in a list. The list begins with the highest sort key. */
export const resultSort = (result: RunResult, list: ResultList): string =>
  list.kind === 'board' ? boardSort(result, resultListKey(list)) : historySort(result);

/**
 * Returns the sort key of a result on the leaderboard with this key; the highest is the best. It compares the
 * leaderboard's order, then the score, then the earlier date.
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

/** Returns the sort key of a result by date; the highest is the newest. */
const historySort = ({ finishedAt, run }: RunResult): string => `${timeSort(finishedAt)}#${run}`;

/** Number of digits of a score in a sort key. No score has more. */
const SCORE_DIGITS = 10;
/** Number of digits of a depth, a number of feats or hit points in a sort key. None of them has more. */
const ORDER_DIGITS = 6;
const MOST_IN_ORDER = 10 ** ORDER_DIGITS - 1;
