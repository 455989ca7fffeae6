import { endOfDay, startOfDay } from '../../lib/calendar';
import { isInGuild, type ResultList, type ResultPage, type RunResult, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import { listResults } from '../results';
import { visibleTo } from '../turns/open-dailies';
import type { InputOf } from '../use-case';
import type { HistoryOutcome, HistoryQuery, ProfileUseCases } from './profiles-contract';
import { isUnplayed } from './unplayed';

export const historyOf = (user: UserId): ResultList => ({ kind: 'history', of: { kind: 'user', id: user } });

const LIMIT = 10;
/** A search reads at most `PAGES` pages, because rare matches take long. */
const PAGE = 150;
const PAGES = 3;

/** Omits unplayed runs and runs hidden from the caller. */
export async function history(context: Context, caller: InputOf<ProfileUseCases, 'history'>): Promise<HistoryOutcome> {
  const { query, limit = LIMIT, before, signal } = caller;
  const list = listFor(caller);
  const runs: RunResult[] = [];
  let next = caller.after ?? null;
  for (let number = 1; number <= PAGES; number++) {
    const page = { limit: PAGE, ...timesOf(query, before), ...(next === null ? {} : { after: next }) };
    const found = await listResults(context, list, page, signal);
    const listed = found.entries.filter(
      (result) => !isUnplayed(result) && isMatch(result, query) && isListedFor(result, caller),
    );
    const matching = await visibleTo(context, caller, listed);
    const room = limit - runs.length;
    runs.push(...matching.slice(0, room));
    next = found.next;
    const last = runs.at(-1);
    if (matching.length > room && last) {
      return { kind: 'history', runs, next: context.store.positionOf(list, last), older: null };
    }
    const lastRead = found.entries.at(-1);
    // More results may have the same time, so the next search includes it.
    if (number === PAGES && next !== null && lastRead) {
      const isForNext = ({ finishedAt }: RunResult): boolean => finishedAt === lastRead.finishedAt;
      return { kind: 'history', runs: runs.filter((run) => !isForNext(run)), next, older: lastRead.finishedAt + 1 };
    }
    if (next === null || matching.length === room) break;
  }
  return { kind: 'history', runs, next, older: null };
}

function listFor({ home, user, query: { player } }: InputOf<ProfileUseCases, 'history'>): ResultList {
  if (home.kind === 'dm') return historyOf(user);
  return player === undefined ? { kind: 'history', of: home } : historyOf(player);
}

const isListedFor = (result: RunResult, { home }: InputOf<ProfileUseCases, 'history'>): boolean =>
  home.kind === 'dm' || isInGuild(result.home, home.id);

function timesOf({ since, until }: HistoryQuery, before = Infinity): Pick<ResultPage, 'since' | 'until'> {
  const from = since === undefined ? null : startOfDay(since);
  const to = Math.min((until === undefined ? null : endOfDay(until)) ?? Infinity, before);
  return { ...(from === null ? {} : { since: from }), ...(to === Infinity ? {} : { until: to }) };
}

function isMatch({ owner, summary }: RunResult, { player, deepest, cause, result, laurel }: HistoryQuery): boolean {
  if (player !== undefined && owner !== player) return false;
  if (deepest?.from !== undefined && summary.deepest < deepest.from) return false;
  if (deepest?.to !== undefined && summary.deepest > deepest.to) return false;
  if (cause !== undefined && summary.by !== cause && summary.cause !== cause) return false;
  if (result !== undefined && summary.result !== result) return false;
  return laurel === undefined || summary.laurel === laurel;
}
