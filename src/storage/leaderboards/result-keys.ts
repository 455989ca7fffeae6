import type { Daily } from '../dailies/dailies-contract';
import { scopeText } from '../dailies/daily-keys';
import { LAST_TIME, padNumber, timeSort } from '../dynamo';
import type { BoardList, BoardOrder, ResultList, RunResult } from './leaderboards-contract';

export const BEST_PREFIX = 'LB#';
/** A result in an open daily dungeon (`daily`) gets a separate entry. */
export const bestSort = (board: string, daily: Daily | null): string =>
  daily === null ? board : `${board}#DAILY#${scopeText(daily.scope)}`;

/** Returns an index key such as `LB#guild#77#2026-11`, `RUNS#user#9` or `GRAVES#77#5`. */
export function resultListKey(list: ResultList): string {
  switch (list.kind) {
    case 'board':
      return `LB#${campaignText(list)}${scopeText(list.scope)}#${seasonText(list)}`;
    case 'graves':
      return `GRAVES#${campaignText(list)}${list.guild}#${list.depth}${list.isSecond ? '#SECOND' : ''}`;
    case 'history':
      return `RUNS#${list.of.kind}#${list.of.id}`;
  }
}

const campaignText = ({ campaign }: { campaign?: string }): string => (campaign === undefined ? '' : `IN#${campaign}#`);

/** Stored boards from before version 1.0 have the key `all`. */
function seasonText({ season, by }: BoardList): string {
  if (by !== undefined) return `${season}${BY}${by}`;
  if (season === 'former') return 'all';
  return season === 'all' ? 'since-1.0' : season;
}

const isFormer = (board: string): boolean => board.endsWith('#all');

const BY = '#BY#';
const ORDERS = ['depth', 'feats', 'close', 'date', 'hunt'] as const satisfies BoardOrder[];
const orderOf = (board: string): BoardOrder | null => ORDERS.find((order) => board.endsWith(`${BY}${order}`)) ?? null;

export const isByFeats = (board: string): boolean => orderOf(board) === 'feats';

export const isOfWeek = (board: string): boolean => /#\d{4}-W\d\d(#|$)/.test(board);

/** The best or newest result has the highest key. */
export const resultSort = (result: RunResult, list: ResultList): string =>
  list.kind === 'board' ? boardSort(result, resultListKey(list)) : historySort(result);

/**
 * Sorts by criterion, `laurel` (the campaign's prize), score and earlier end. Former boards ignore `laurel`; `date`
 * boards use only the end.
 */
export function boardSort(result: RunResult, board: string): string {
  const { summary, finishedAt, run } = result;
  const worth = summary.score + (summary.laurel && !isFormer(board) ? LAUREL : 0);
  const score = `${padNumber(worth, SCORE_DIGITS)}#${timeSort(LAST_TIME - finishedAt)}#${run}`;
  switch (orderOf(board)) {
    case 'depth':
      return `${padNumber(summary.deepest, ORDER_DIGITS)}#${score}`;
    case 'feats':
      return `${padNumber(result.feats.length, ORDER_DIGITS)}#${score}`;
    case 'close':
      return `${padNumber(MOST_IN_ORDER - Math.floor(result.closeCall?.hp ?? MOST_IN_ORDER), ORDER_DIGITS)}#${score}`;
    case 'date':
      return historySort(result);
    case 'hunt':
    case null:
      return score;
  }
}

const historySort = ({ finishedAt, run }: RunResult): string => `${timeSort(finishedAt)}#${run}`;

const SCORE_DIGITS = 10;
const LAUREL = 10 ** (SCORE_DIGITS - 1);
const ORDER_DIGITS = 6;
const MOST_IN_ORDER = 10 ** ORDER_DIGITS - 1;
