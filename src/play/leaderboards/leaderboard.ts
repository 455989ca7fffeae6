import type { ResultList, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import type { Fame, LeaderboardOutcome, Placing } from '../contract';
import { beginOf } from '../dailies/calendar';
import { mayKnow, scopeOf, withoutSpoilers } from '../dailies/spoilers';

/** Places on a board. */
const PLACES = 100;
/** Pages of so many runs read for them: one player may have many. */
const PAGE = 250;
const PAGES = 8;

/** The best run of every player. Of the dungeon of a day only for who may know it. */
export async function leaderboard(
  context: Context,
  caller: Parameters<Fame['leaderboard']>[0],
): Promise<LeaderboardOutcome> {
  const { user, home, circle, season, now, signal } = caller;
  const scope = scopeOf(circle, home);
  if (!scope) return { kind: 'no-server' };
  const daily = { date: season, scope };
  if (beginOf(season) !== null && !(await mayKnow(context, user, daily, now, signal))) return { kind: 'hidden', daily };
  const best = new Map<string, RunResult>();
  let after: string | null = null;
  for (let page = 1; page <= PAGES && best.size < PLACES; page++) {
    const shelf: ResultList = { kind: 'board', scope, season };
    const found = await context.store.listResults(shelf, { limit: PAGE, ...(after === null ? {} : { after }) }, signal);
    for (const entry of await withoutSpoilers(context, caller, found.entries)) {
      if (!best.has(entry.owner)) best.set(entry.owner, entry);
    }
    after = found.next;
    if (after === null) break;
  }
  const placings = [...best.values()].slice(0, PLACES).map(placing);
  const own = placings.find(({ owner }) => owner === user) ?? null;
  const cut = after !== null && placings.length < PLACES ? PAGE * PAGES : null;
  return { kind: 'leaderboard', scope, season, placings, own, cut };
}

function placing({ run, owner, heroName, finishedAt, summary }: RunResult, index: number): Placing {
  return { rank: index + 1, run, owner, heroName, finishedAt, summary };
}
