import { type GameSummary, rawsFor, summarizeGame } from '../../engine';
import {
  dailyOf,
  type Profile,
  type Run,
  type RunId,
  type RunLog,
  type RunResult,
  StoreError,
} from '../../storage/contract';
import type { Context } from '../context';
import { FeatWatch } from '../feats/feats';
import { withSwitch } from '../last-writes';
import { mayHaveForgotten } from '../profiles/may-have-forgotten';
import { countRun, recountTotals } from '../profiles/totals';
import { recordStory, takeBackStory } from '../story/story';
import { latestInteraction } from '../turns/earlier-interactions';
import { loadRun } from '../turns/load-run';
import { updateProfile } from '../turns/update-profile';
import type { InputOf } from '../use-case';
import type { LeaderboardUseCases, RecordResultOutcome } from './leaderboards-contract';
import { listsFor } from './result-lists';
import { verify } from './verify';
import { WoundWatch } from './wound-watch';

/** Completes earlier attempts. Undoes the record if the run was erased or rolled back. */
export async function recordResult(
  context: Context,
  request: InputOf<LeaderboardUseCases, 'recordResult'>,
): Promise<RecordResultOutcome> {
  try {
    return await record(context, request);
  } catch (error) {
    // During a deployment, the next build may already have stored the run.
    if (error instanceof StoreError && error.code === 'newer') return { kind: 'newer' };
    throw error;
  }
}

async function record(
  context: Context,
  { run: id, signal }: InputOf<LeaderboardUseCases, 'recordResult'>,
): Promise<RecordResultOutcome> {
  const run = await loadRun(context, id, signal);
  if (!run) return removeErased(context, id, signal);
  const summary = summarizeGame(run.game, context.raws);
  if (!run.pendingResult || !summary) return removeRolledBack(context, run, signal);
  const judged = run.ranked && !summary.cheated ? await judge(context, run, summary, signal) : UNJUDGED;
  // Runs of parties are never ranked, but may change the server's story.
  const isSound = (run.ranked || run.channel !== null) && !summary.cheated && judged.refuted === null;
  const felled = isSound ? await recordStory(context, run, signal) : null;
  const result = { ...resultOf(run, summary, judged), ...(felled === null ? {} : { felled }) };
  const recorded = await context.store.recordResult(result, listsFor(result), signal);
  let isNew = false;
  let isRecount = false;
  const counted = await updateProfile(context, run.owner, signal, (profile) => {
    isRecount = recorded === 'again' && mayHaveForgotten(profile, id);
    const changed = countRun(profile, result, context.raws, isRecount);
    isNew = changed.totals !== profile.totals;
    return recordSwitch(changed, profile, run);
  });
  if (!counted) return { kind: 'busy' };
  if (isRecount) await recountTotals(context, run.owner, () => false, signal);
  await context.store.listRun(run, signal);
  const present = await loadRun(context, id, signal);
  if (!present) {
    await context.store.undoRecording(result, signal);
    await recountTotals(context, run.owner, (other) => other.run === id, signal);
    return { kind: 'no-run' };
  }
  if (present.game.heroName !== run.game.heroName) {
    // Erasure has changed the hero's name; the next attempt omits the old name.
    await context.store.removeResults({ run: id, before: null, owner: run.owner }, signal);
    return { kind: 'busy' };
  }
  if (present.version !== run.version) {
    await context.store.listRun(present, signal);
    return removeRolledBack(context, present, signal);
  }
  // A lost count is better than a double count.
  if (isNew) await context.store.countFeats(id, result.feats, signal);
  await context.store.expireOrphans(id, run.updatedAt, signal);
  await context.store.clearPendingResult(id, run.version, signal);
  return { kind: 'recorded', run: result, refuted: judged.refuted };
}

/** Keeps late deliveries of older commands out of the next run. */
function recordSwitch(changed: Profile, { activeRun, lastWrites }: Profile, run: Run): Profile {
  if (changed.activeRun === activeRun) return changed;
  return { ...changed, lastWrites: withSwitch(lastWrites, { by: null, played: latestInteraction(run, run.owner) }) };
}

async function removeErased(context: Context, run: RunId, signal?: AbortSignal): Promise<RecordResultOutcome> {
  await context.store.removeResults({ run, before: null, owner: null }, signal);
  return { kind: 'no-run' };
}

/** A rollback makes a run unranked, so a ranked run needs no removal. */
async function removeRolledBack(context: Context, run: Run, signal?: AbortSignal): Promise<RecordResultOutcome> {
  if (!run.ranked) {
    await context.store.removeResults({ run: run.id, before: run.version, owner: run.owner }, signal);
    await recountTotals(context, run.owner, (result) => result.run === run.id, signal);
    await takeBackStory(context, run, signal);
  }
  return { kind: 'nothing-pending' };
}

interface Judged extends Pick<RunResult, 'feats' | 'lowest' | 'closeCall'> {
  refuted: string | null;
}

const UNJUDGED: Judged = { refuted: null, feats: [] };

async function judge(context: Context, run: Run, summary: GameSummary, signal?: AbortSignal): Promise<Judged> {
  const daily = dailyOf(run);
  if (daily && (await context.store.loadClaim(run.owner, daily, signal))?.run !== run.id) {
    return { refuted: 'not-the-one-try', feats: [] };
  }
  const log = await loadReadableLog(context, run.id, signal);
  if (!log) return { refuted: 'no-log', feats: [] };
  const watch = new FeatWatch(rawsFor(context.raws, run.game));
  const wounds = new WoundWatch();
  const verdict = verify(log, context.raws, run.game, (step) => {
    watch.see(step);
    wounds.see(step);
  });
  if (!verdict.ok) return { refuted: verdict.reason, feats: [] };
  // A partial replay cannot prove that something never happened.
  if (!verdict.isWhole) return UNJUDGED;
  const closeCall = wounds.closeCall(summary.deepest);
  return {
    refuted: null,
    feats: watch.earned({ summary, daily: daily !== null }),
    lowest: wounds.lowest(summary.deepest),
    ...(closeCall ? { closeCall } : {}),
  };
}

async function loadReadableLog(context: Context, run: RunId, signal?: AbortSignal): Promise<RunLog | null> {
  try {
    return await context.store.loadLog(run, signal);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'unreadable') return null;
    throw error;
  }
}

function resultOf(run: Run, summary: GameSummary, { refuted, ...judged }: Judged): RunResult {
  const { id, version, owner, founder, home, origin, updatedAt: finishedAt } = run;
  const { seed, heroName, rules } = run.game;
  const ranked = run.ranked && !summary.cheated && refuted === null;
  const named = { owner, ...(founder === undefined ? {} : { founder }), heroName };
  return { run: id, version, ...named, home, seed, rules, origin, ranked, finishedAt, summary, ...judged };
}
