import { isAt, type ResultList, type ResultPage, type RunResult } from '../../storage/contract';
import type { Context } from '../context';
import type { Fame, HistoryOutcome, HistoryQuery } from '../contract';
import { beginOf, endOf } from '../dailies/calendar';
import { withoutSpoilers } from '../dailies/spoilers';

/** Runs on a page, unless it says otherwise. */
const LIMIT = 10;
/** Read at a time, and how often before a page is given out with what was found: a rare query ends in time, too. */
const READ = 200;
const READS = 5;

/** Goes through the history from the newest and keeps what fits the query. */
export async function history(context: Context, caller: Asked): Promise<HistoryOutcome> {
  const { query, limit = LIMIT, before, signal } = caller;
  const shelf = shelfOf(caller);
  const runs: RunResult[] = [];
  let next = caller.after ?? null;
  let older: number | null = null;
  for (let read = 1; read <= READS; read++) {
    const page = { limit: READ, ...timeOf(query, before), ...(next === null ? {} : { after: next }) };
    const found = await context.store.listResults(shelf, page, signal);
    const known = await withoutSpoilers(context, caller, found.entries);
    const fitting = known.filter((entry) => fits(entry, query) && isHere(entry, caller));
    const room = limit - runs.length;
    runs.push(...fitting.slice(0, room));
    next = found.next;
    const last = runs.at(-1);
    if (fitting.length > room && last) {
      return { kind: 'history', runs, next: context.store.positionOf(shelf, last), older: null };
    }
    const looked = found.entries.at(-1);
    // Of what ended at the same moment some may not have been read yet.
    if (read === READS && next !== null && looked) older = looked.finishedAt + 1;
    if (next === null || fitting.length === room) break;
  }
  return { kind: 'history', runs, next, older };
}

type Asked = Parameters<Fame['history']>[0];

/** The server's history, or that of the player who is asked about; one's own where there is no server. */
function shelfOf({ home, user, query: { player } }: Asked): ResultList {
  if (home.kind === 'dm') return { kind: 'history', of: { kind: 'user', id: user } };
  return { kind: 'history', of: player === undefined ? home : { kind: 'user', id: player } };
}

/** A server tells only of what began there, whoever's it is. */
const isHere = (entry: RunResult, { home }: Asked): boolean => home.kind === 'dm' || isAt(entry.home, home.id);

/** Days that are none are not asked about. */
function timeOf({ since, until }: HistoryQuery, before = Infinity): Pick<ResultPage, 'since' | 'until'> {
  const from = since === undefined ? null : beginOf(since);
  const to = Math.min((until === undefined ? null : endOf(until)) ?? Infinity, before);
  return { ...(from === null ? {} : { since: from }), ...(to === Infinity ? {} : { until: to }) };
}

function fits({ owner, summary }: RunResult, { player, deepest, cause, result, laurel }: HistoryQuery): boolean {
  if (player !== undefined && owner !== player) return false;
  if (deepest?.from !== undefined && summary.deepest < deepest.from) return false;
  if (deepest?.to !== undefined && summary.deepest > deepest.to) return false;
  if (cause !== undefined && summary.by !== cause && summary.cause !== cause) return false;
  if (result !== undefined && summary.result !== result) return false;
  return laurel === undefined || summary.laurel === laurel;
}
