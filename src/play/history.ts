import type { FinishedRun, Shelf, ShelfPage } from '../storage/contract';
import type { Fame, HistoryOutcome, HistoryQuery } from './contract';
import { beginOf, endOf } from './days';
import type { Kit } from './kit';
import { withoutSpoilers } from './spoilers';

/** Runs on a page, unless it says otherwise. */
const LIMIT = 10;
/** Read at a time, and how often before a page is given out with what was found: a rare query ends in time, too. */
const READ = 100;
const READS = 5;

/** Goes through the history from the newest and keeps what fits the query. */
export async function history(kit: Kit, asking: Parameters<Fame['history']>[0]): Promise<HistoryOutcome> {
  const { query, limit = LIMIT, signal } = asking;
  const shelf = shelfOf(asking);
  const runs: FinishedRun[] = [];
  let next = asking.after ?? null;
  for (let read = 1; read <= READS; read++) {
    const page = { limit: READ, ...timeOf(query), ...(next === null ? {} : { after: next }) };
    const found = await kit.store.browse(shelf, page, signal);
    const fitting = (await withoutSpoilers(kit, asking, found.entries)).filter((entry) => fits(entry, query));
    const room = limit - runs.length;
    runs.push(...fitting.slice(0, room));
    next = found.next;
    const last = runs.at(-1);
    if (fitting.length > room && last) return { kind: 'history', runs, next: kit.store.placeOf(shelf, last) };
    if (next === null || fitting.length === room) break;
  }
  return { kind: 'history', runs, next };
}

/** The server's history; one's own, which is short, where there is no server. */
function shelfOf({ home, user }: Parameters<Fame['history']>[0]): Shelf {
  return { kind: 'history', of: home.kind === 'guild' ? home : { kind: 'user', id: user } };
}

/** Days that are none are not asked about. */
function timeOf({ since, until }: HistoryQuery): Pick<ShelfPage, 'since' | 'until'> {
  const from = since === undefined ? null : beginOf(since);
  const to = until === undefined ? null : endOf(until);
  return { ...(from === null ? {} : { since: from }), ...(to === null ? {} : { until: to }) };
}

function fits({ owner, record }: FinishedRun, { player, deepest, cause, result, laurel }: HistoryQuery): boolean {
  if (player !== undefined && owner !== player) return false;
  if (deepest?.from !== undefined && record.deepest < deepest.from) return false;
  if (deepest?.to !== undefined && record.deepest > deepest.to) return false;
  if (cause !== undefined && record.by !== cause && record.cause !== cause) return false;
  if (result !== undefined && record.result !== result) return false;
  return laurel === undefined || record.laurel === laurel;
}
