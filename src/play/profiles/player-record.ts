import { view } from '../../engine';
import { dayOf } from '../../lib/calendar';
import { looksOf } from '../../settings/look-settings';
import { DEFAULT_SETTINGS, type FeatCounts, isLoaded, newProfile, type RunResult } from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from '../turns/load-run';
import type { InputOf } from '../use-case';
import type { BestMoment, EarnedFeat, PlayerRecord, PlayerRecordOutcome, ProfileUseCases } from './profiles-contract';
import { shownRecord } from './shown-record';
import { daysOf, newestResults, streakOf } from './streak';
import { isWin } from './totals';

/** Fewer ranked runs of all players would make shares meaningless. */
const RUNS_FOR_SHARES = 20;

export async function playerRecord(
  context: Context,
  caller: InputOf<ProfileUseCases, 'playerRecord'>,
): Promise<PlayerRecordOutcome> {
  const { store } = context;
  const { user, of = user, now, signal } = caller;
  const ownProfile = store.loadProfile(user, signal);
  const [own, profile, listed, counts] = await Promise.all([
    ownProfile,
    of === user ? ownProfile : store.lookUpProfile(of, signal),
    newestResults(context, of, signal),
    store.loadFeatCounts(signal),
  ]);
  if (of !== user && !(profile?.settings ?? DEFAULT_SETTINGS).shown) return { kind: 'not-shown', user: of };
  const shown = await shownRecord(context, caller, profile ?? newProfile(of), listed);
  const { ranked, visible: results, totals, feats } = shown;
  const best = bestMoment(context, results);
  const record: PlayerRecord = {
    user: of,
    heroName: results[0]?.heroName ?? null,
    totals,
    cause: favouriteCause(results),
    depths: depthsOf(results),
    map: await mapOfDeepest(context, results, signal),
    streak: streakOf(daysOf(ranked), dayOf(now)),
    feats: newestFeats(context, feats, counts),
    ...looksOf(profile?.settings ?? DEFAULT_SETTINGS),
    ...(best && { best }),
  };
  return { kind: 'player-record', record, settings: own?.settings ?? DEFAULT_SETTINGS };
}

async function mapOfDeepest(
  context: Context,
  results: readonly RunResult[],
  signal?: AbortSignal,
): Promise<PlayerRecord['map']> {
  const [deepest] = [...results].sort(({ summary: a }, { summary: b }) => b.deepest - a.deepest || b.score - a.score);
  const [run] = deepest ? await loadRuns(context, [deepest.run], signal, { consistent: false }) : [];
  if (!isLoaded(run)) return null;
  const { campaign, recipe, depth, nameNumber, width, height, tiles, hero } = view(run.game, context.raws);
  return {
    recipe,
    depth,
    ...(nameNumber === undefined ? {} : { nameNumber }),
    ...(campaign === undefined ? {} : { campaign }),
    width,
    height,
    tiles,
    at: hero.at,
  };
}

function bestMoment({ raws }: Context, results: readonly RunResult[]): BestMoment | null {
  const laurel = results.find(({ summary }) => isWin(summary, raws));
  if (laurel) return { kind: 'laurel', score: laurel.summary.score };
  const escapes = results.flatMap(({ closeCall }) => closeCall ?? []).sort((a, b) => a.hp - b.hp || b.depth - a.depth);
  if (escapes[0]) return { kind: 'escape', ...escapes[0] };
  const deepest = Math.max(0, ...results.map(({ summary }) => summary.deepest));
  return deepest > 1 ? { kind: 'depth', depth: deepest } : null;
}

function favouriteCause(results: readonly RunResult[]): PlayerRecord['cause'] {
  const deaths = new Map<string, number>();
  for (const { summary } of results) {
    const raw = summary.result === 'died' ? (summary.by ?? summary.cause) : null;
    if (raw !== null) deaths.set(raw, (deaths.get(raw) ?? 0) + 1);
  }
  const [most] = [...deaths].sort(([, a], [, b]) => b - a);
  return most ? { raw: most[0], times: most[1] } : null;
}

function depthsOf(results: readonly RunResult[]): PlayerRecord['depths'] {
  const deepest = Math.max(0, ...results.map(({ summary }) => summary.deepest));
  return Array.from({ length: deepest }, (_, index) => {
    const depth = index + 1;
    return { depth, runs: results.filter(({ summary }) => summary.deepest === depth).length };
  });
}

function newestFeats({ raws }: Context, feats: readonly string[], { runs, earned }: FeatCounts): EarnedFeat[] {
  const known = feats.filter((id) => raws.feat[id]);
  return known.reverse().map((id) => {
    // A feat for totals has no share, because no single run earns it.
    const isOfRuns = earned[id] !== undefined && runs >= RUNS_FOR_SHARES;
    return { id, share: isOfRuns ? (earned[id] ?? 0) / runs : null };
  });
}
