import type { ResultList, RunResult, UserId } from '../../storage/contract';
import { NO_SERVER } from '../admin/audit';
import { maySeeDaily, scopeOf, startOfDay, visibleResults } from '../dailies/days';
import type { Context, Input, LeaderboardOutcome, Placing } from '../use-case';

/** Places on a leaderboard. */
const PLACES = 100;
/** Results read at a time for them, and how often: results of older releases may be many of one player. */
const PAGE = 150;
const PAGES = 3;

/** The best run of every player. The leaderboard of a daily dungeon only for players who may see that. */
export async function leaderboard(context: Context, caller: Input<'leaderboard'>): Promise<LeaderboardOutcome> {
  const { user, home, circle, season, signal } = caller;
  const scope = scopeOf(circle, home);
  if (!scope) return NO_SERVER;
  const daily = { date: season, scope };
  const isOfDay = startOfDay(season) !== null;
  if (isOfDay && !(await maySeeDaily(context, caller, daily))) return { kind: 'hidden', daily };
  const list: ResultList = { kind: 'board', scope, season };
  const { results, isCut } = await bestResults(context, list, signal);
  const visible = isOfDay ? results : await visibleResults(context, caller, results);
  const best = new Map<UserId, RunResult>();
  for (const result of visible) if (!best.has(result.owner)) best.set(result.owner, result);
  const placings = [...best.values()].slice(0, PLACES).map(placingOf);
  const own = placings.find(({ owner }) => owner === user) ?? null;
  const beyond = own ? null : await context.store.bestResult(user, list, signal);
  const cut = isCut && placings.length < PLACES ? PAGE * PAGES : null;
  return { kind: 'leaderboard', scope, season, placings, own, beyond: beyond && withoutRank(beyond), cut };
}

/** Results from the best on, until there are as many players as places; `isCut` when the search was given up before. */
async function bestResults(
  context: Context,
  list: ResultList,
  signal: AbortSignal | undefined,
): Promise<{ results: RunResult[]; isCut: boolean }> {
  const results: RunResult[] = [];
  const players = new Set<UserId>();
  let after: string | null = null;
  for (let number = 1; number <= PAGES; number++) {
    const page = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await context.store.listResults(list, page, signal);
    results.push(...found.entries);
    for (const { owner } of found.entries) players.add(owner);
    after = found.next;
    if (after === null || players.size >= PLACES) break;
  }
  return { results, isCut: after !== null };
}

const placingOf = (result: RunResult, index: number): Placing => ({ rank: index + 1, ...withoutRank(result) });

const withoutRank = ({ run, owner, heroName, finishedAt, summary }: RunResult): Omit<Placing, 'rank'> => ({
  run,
  owner,
  heroName,
  finishedAt,
  summary,
});
