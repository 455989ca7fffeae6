import type { ResultList, RunResult, UserId } from '../../storage/contract';
import { NO_SERVER } from '../admin/audit';
import { maySeeDaily, scopeOf, startOfDay, visibleTo } from '../dailies/days';
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
  const visible = isOfDay ? results : await visibleTo(context, caller, results);
  const best = new Map<UserId, RunResult>();
  for (const result of visible) if (!best.has(result.owner)) best.set(result.owner, result);
  const ranked = [...best.values()].map(placingOf);
  const placings = ranked.slice(0, PLACES);
  const own = ranked.find(({ owner }) => owner === user) ?? null;
  const last = visible.at(-1);
  const beyond = !own && last && isCut ? await resultAfter(context, last, list, caller) : null;
  const cut = isCut && placings.length < PLACES ? results.length : null;
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

/** The caller's best result, if it comes after another: the index may lack one that was recorded a moment ago. */
async function resultAfter(
  { store }: Context,
  other: RunResult,
  list: ResultList,
  { user, signal }: Input<'leaderboard'>,
): Promise<RunResult | null> {
  const result = await store.bestResult(user, list, signal);
  return result && store.positionOf(list, result) < store.positionOf(list, other) ? result : null;
}

const placingOf = (result: RunResult, index: number): Placing => ({ rank: index + 1, ...withoutRank(result) });

const withoutRank = ({ run, owner, heroName, finishedAt, summary }: RunResult): Omit<Placing, 'rank'> => ({
  run,
  owner,
  heroName,
  finishedAt,
  summary,
});
