import type { ResultList, RunResult, UserId } from '../../storage/contract';
import { NO_SERVER } from '../admin/audit';
import { maySeeDaily, scopeOf, startOfDay, visibleResults } from '../dailies/days';
import type { Context, Input, LeaderboardOutcome, Placing } from '../use-case';

/** Places on a leaderboard. */
const PLACES = 100;
/** Results read at a time for them, and how often: one player may have many. */
const PAGE = 250;
const PAGES = 8;

/** The best run of every player. The leaderboard of a daily dungeon only for players who may see that. */
export async function leaderboard(context: Context, caller: Input<'leaderboard'>): Promise<LeaderboardOutcome> {
  const { user, home, circle, season, signal } = caller;
  const scope = scopeOf(circle, home);
  if (!scope) return NO_SERVER;
  const daily = { date: season, scope };
  const isOfDay = startOfDay(season) !== null;
  if (isOfDay && !(await maySeeDaily(context, caller, daily))) return { kind: 'hidden', daily };
  const list: ResultList = { kind: 'board', scope, season };
  const best = new Map<UserId, RunResult>();
  let after: string | null = null;
  for (let number = 1; number <= PAGES && best.size < PLACES; number++) {
    const page = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await context.store.listResults(list, page, signal);
    for (const result of await visibleResults(context, caller, found.entries)) {
      if (!best.has(result.owner)) best.set(result.owner, result);
    }
    after = found.next;
    if (after === null) break;
  }
  const placings = [...best.values()].slice(0, PLACES).map(placingOf);
  const own = placings.find(({ owner }) => owner === user) ?? null;
  const cut = after !== null && placings.length < PLACES ? PAGE * PAGES : null;
  return { kind: 'leaderboard', scope, season, placings, own, cut };
}

function placingOf({ run, owner, heroName, finishedAt, summary }: RunResult, index: number): Placing {
  return { rank: index + 1, run, owner, heroName, finishedAt, summary };
}
