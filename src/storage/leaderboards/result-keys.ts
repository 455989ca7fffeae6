import type { Daily } from '../dailies/dailies-contract';
import { scopeText } from '../dailies/daily-keys';
import { LAST_TIME, padded, timeSort } from '../dynamo';
import type { BoardOrder, ResultList, RunResult } from './leaderboards-contract';

// The keys of results on leaderboards and in histories.

/**
 * A player's best result on a leaderboard; `daily` sets apart that of a daily dungeon still open when it was recorded.
 */
export const BEST_PREFIX = 'LB#';
export const bestSort = (board: string, daily: Daily | null): string =>
  daily === null ? board : `${board}#DAILY#${scopeText(daily.scope)}`;

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

/** More digits than any score has. */
const SCORE_DIGITS = 10;
/** More than any depth, number of feats or hit points have. */
const ORDER_DIGITS = 6;
const MOST_IN_ORDER = 10 ** ORDER_DIGITS - 1;
