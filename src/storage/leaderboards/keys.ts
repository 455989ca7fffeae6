import type { Daily, ResultList, RunId, RunResult, Scope } from '../contract';

/** A finished run's entries, one item a shelf, stand together. */
export const scoreKey = (run: RunId): string => `SCORE#${run}`;

/** A shelf in the index: of a board `LB#global#all` or `LB#guild#77#2026-11`, of a history `RUNS#user#9`. */
export function shelfKey(shelf: ResultList): string {
  if (shelf.kind === 'board') return `LB#${scopeText(shelf.scope)}#${shelf.season}`;
  return `RUNS#${shelf.of.kind}#${shelf.of.id}`;
}

export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');

/** More digits than any score, and than any time in milliseconds until the year 2286. */
const SCORE_DIGITS = 10;
const TIME_DIGITS = 13;
const LAST_TIME = 10 ** TIME_DIGITS - 1;

/** Where an entry stands on a shelf, in the order of keys. */
export const entryKey = (entry: RunResult, shelf: ResultList): string =>
  shelf.kind === 'board' ? boardEntry(entry) : historyEntry(entry);

/** The highest is the best: the score, then whoever had it first. */
const boardEntry = ({ summary, finishedAt, run }: RunResult): string =>
  `${padded(summary.score, SCORE_DIGITS)}#${timeText(LAST_TIME - finishedAt)}#${run}`;

/** The highest is the newest. */
const historyEntry = ({ finishedAt, run }: RunResult): string => `${timeText(finishedAt)}#${run}`;

/** In front of every entry of that time. */
export const timeText = (time: number): string => padded(Math.min(Math.max(0, time), LAST_TIME), TIME_DIGITS);

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;
/** What everybody shares is the day's `META`, a server's own stands beside it. */
export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
