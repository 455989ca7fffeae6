import { endOfDungeon } from '../../lib/calendar';
import {
  type BoardList,
  DEFAULT_SETTINGS,
  type Profile,
  type ResultList,
  type RunResult,
  type Settings,
  scopeOf,
  type UserId,
} from '../../storage/contract';
import type { Context } from '../context';
import { bestResult, listResults } from '../results';
import { maySeeDaily, visibleTo } from '../turns/open-dailies';
import { NO_SERVER } from '../turns/server-rules';
import type { InputOf } from '../use-case';
import { boardOfDungeon } from './board-of-dungeon';
import { type ClosingCandidates, closingOf, closingPlacings, loadClosing } from './closing';
import type {
  Closing,
  LeaderboardOutcome,
  LeaderboardRun,
  LeaderboardUseCases,
  NotableRuns,
  Placing,
} from './leaderboards-contract';
import { chooseNotableRuns, loadNotableRuns, type NotableCandidates } from './notable-runs';
import { hasPoints, inOrder, leaderboardRunOf, placingOf } from './placing';
import { isClosed, previousSeason } from './seasons';

const PLACES = 100;
/** Older releases listed many results per player, so one page may not suffice. */
const PAGE = 150;
const PAGES = 3;

export async function leaderboard(
  context: Context,
  caller: InputOf<LeaderboardUseCases, 'leaderboard'>,
): Promise<LeaderboardOutcome> {
  const { user, home, circle, season, campaign, titled, now, signal } = caller;
  const scope = scopeOf(circle, home);
  if (!scope) return NO_SERVER;
  const daily = { date: season, scope };
  const isOfDungeon = endOfDungeon(season) !== null;
  const previous = previousSeason(season, now);
  if (isOfDungeon && !(await maySeeDaily(context, caller, daily))) return { kind: 'hidden', daily, previous };
  const list: BoardList = isOfDungeon
    ? await boardOfDungeon(context, { scope, season }, signal)
    : { kind: 'board', scope, season, ...(campaign === undefined ? {} : { campaign }) };
  const [{ results, isCut }, extras, former] = await Promise.all([
    bestResults(context, list, signal),
    isOfDungeon || season === 'former' ? NO_EXTRAS : loadExtras(context, list, caller),
    season === 'all' ? formerSeason(context, list, signal) : null,
  ]);
  const others = [extras.notable, extras.closing].flatMap((found) => Object.values(found ?? {}).flat());
  const seen = new Set(isOfDungeon ? results : await visibleTo(context, caller, [...results, ...others]));
  const visible = results.filter((result) => seen.has(result));
  const best = new Map<UserId, RunResult>();
  for (const result of visible) if (!best.has(result.owner)) best.set(result.owner, result);
  const ranked = [...best.values()].map(placingOf);
  const placings = ranked.slice(0, PLACES);
  const own = ranked.find(({ owner }) => owner === user) ?? null;
  const last = visible.at(-1);
  const beyond = !own && last && isCut ? await resultAfter(context, last, list, caller) : null;
  const cut = isCut && placings.length < PLACES ? results.length : null;
  const shownOthers = others.filter((result) => seen.has(result));
  const standing = extras.closing ? closingPlacings(placings) : [];
  const rows = titled ? placings.slice(titled.from, titled.from + titled.places) : [];
  const owners = [...standing, ...shownOthers, ...rows].map(({ owner }) => owner);
  const [settings, profile] = await Promise.all([
    context.store.lookUpSettings(titled ? [...owners, user] : owners, signal),
    extras.closing ? context.store.loadProfile(user, signal) : null,
  ]);
  const visibleExtras = choose(extras, placings, { runs: [...standing, ...shownOthers], settings, profile });
  const titledRun = withTitles(settings);
  const listing = {
    placings: placings.map(titledRun),
    own: own && titledRun(own),
    beyond: beyond && titledRun(leaderboardRunOf(beyond)),
    cut,
    players: ranked.length,
    ...visibleExtras,
  };
  return {
    kind: 'leaderboard',
    scope,
    season,
    previous: previous ?? former,
    ...(isOfDungeon ? listing : withPoints(listing)),
  };
}

const withTitles =
  (settings: ReadonlyMap<UserId, Settings>) =>
  <T extends LeaderboardRun>(run: T): T => {
    const chosen = settings.get(run.owner);
    return chosen?.shown && chosen.title !== 'none' ? { ...run, title: chosen.title } : run;
  };

type Listing = Omit<Extract<LeaderboardOutcome, { kind: 'leaderboard' }>, 'kind' | 'scope' | 'season' | 'previous'>;

function withPoints(listing: Listing): Listing {
  const { placings, own, beyond } = listing;
  return {
    ...listing,
    placings: placings.filter(hasPoints),
    own: own && hasPoints(own) ? own : null,
    beyond: beyond && hasPoints(beyond) ? beyond : null,
  };
}

interface Extras {
  notable: NotableCandidates | null;
  closing: ClosingCandidates | null;
}

const NO_EXTRAS: Extras = { notable: null, closing: null };

async function loadExtras(
  context: Context,
  list: BoardList,
  caller: InputOf<LeaderboardUseCases, 'leaderboard'>,
): Promise<Extras> {
  const { season, scope } = list;
  const { now, signal } = caller;
  if (isClosed(season, now)) return { notable: null, closing: await loadClosing(context, list, signal) };
  if (scope.kind === 'global') return NO_EXTRAS;
  return { notable: await loadNotableRuns(context, list, caller), closing: null };
}

interface Candidates {
  runs: readonly Pick<RunResult, 'run'>[];
  settings: ReadonlyMap<UserId, Settings>;
  profile: Profile | null;
}

function choose(
  { notable, closing }: Extras,
  placings: readonly Placing[],
  { runs, settings, profile }: Candidates,
): { notable: NotableRuns | null; closing: Closing | null } {
  const ids = new Set(runs.map(({ run }) => run));
  const isShown = (result: Pick<RunResult, 'run' | 'owner' | 'summary'>): boolean =>
    ids.has(result.run) && settings.get(result.owner)?.shown !== false && hasPoints(result);
  const card = closing && closingOf(placings, closing, { isShown, settings });
  return {
    notable: notable && chooseNotableRuns(notable, isShown),
    closing: card && { ...card, settings: profile?.settings ?? DEFAULT_SETTINGS },
  };
}

async function formerSeason(context: Context, list: BoardList, signal?: AbortSignal): Promise<'former' | null> {
  const { entries } = await listResults(context, { ...list, season: 'former' }, { limit: 1 }, signal);
  return entries.length > 0 ? 'former' : null;
}

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
    const found = await listResults(context, list, page, signal);
    results.push(...found.entries);
    for (const { owner } of found.entries) players.add(owner);
    after = found.next;
    if (after === null || players.size >= PLACES) break;
  }
  return { results: inOrder(context, list, results), isCut: after !== null };
}

/** Returns `null` also while the index of results lags. */
async function resultAfter(
  context: Context,
  other: RunResult,
  list: ResultList,
  { user, signal }: InputOf<LeaderboardUseCases, 'leaderboard'>,
): Promise<RunResult | null> {
  const result = await bestResult(context, user, list, signal);
  const { positionOf } = context.store;
  return result && positionOf(list, result) < positionOf(list, other) ? result : null;
}
