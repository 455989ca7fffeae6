import { summarizeGame } from '../../engine';
import type { ResultList, Run, RunId, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import type { Fame, RecordResultOutcome } from '../contract';
import { monthOf } from '../dailies/calendar';
import { dailyOf } from '../dailies/spoilers';
import { countRun, recountTotals } from '../profiles/totals';
import { newProfile } from '../turns/start-run';
import { verify } from './verify';

/**
 * Enters a run that is over in the books. The order is: its entries, each written once; the owner's profile, which
 * remembers whom it counted; the mark in its server's list; what the run left lying about; last the note that nothing
 * is owed. Stopped anywhere, doing it again ends the same.
 * A run that is found to have been erased or taken back meanwhile is taken out again: whichever came first, nothing of
 * it stays.
 */
export async function recordResult(
  context: Context,
  { run: id, signal }: Parameters<Fame['recordResult']>[0],
): Promise<RecordResultOutcome> {
  const run = await context.store.loadRun(id, signal);
  if (!run) return gone(context, id, signal);
  const summary = summarizeGame(run.game, context.raws);
  if (!run.pendingResult || !summary) return overtaken(context, run, signal);
  const refuted = run.ranked && !summary.cheated ? await refute(context, run, signal) : null;
  const { owner, home, origin, updatedAt: finishedAt } = run;
  const { seed, heroName, rules } = run.game;
  const ranked = run.ranked && !summary.cheated && refuted === null;
  const entry: RunResult = {
    run: id,
    version: run.version,
    owner,
    home,
    heroName,
    seed,
    rules,
    origin,
    ranked,
    finishedAt,
    summary,
  };
  await context.store.recordResult(entry, listsFor(entry), signal);
  if (!(await count(context, entry, signal))) return { kind: 'busy' };
  await context.store.listRun(run, signal);
  const present = await context.store.loadRun(id, signal);
  if (!present) {
    await context.store.undoRecording(entry, signal);
    await recountTotals(context, owner, (other) => other.run === id, signal);
    return { kind: 'no-run' };
  }
  if (present.version !== run.version) {
    await context.store.listRun(present, signal);
    return overtaken(context, present, signal);
  }
  await context.store.expireOrphans(id, finishedAt, signal);
  await context.store.clearPendingResult(id, run.version, signal);
  return { kind: 'settled', run: entry, refuted };
}

/** An earlier try may have been stopped between entering a run and finding it erased. */
async function gone(context: Context, run: RunId, signal?: AbortSignal): Promise<RecordResultOutcome> {
  await context.store.removeResults(run, null, signal);
  return { kind: 'no-run' };
}

/** Of a run that was taken back nothing of before stays in the books. An earlier try may have been stopped halfway. */
async function overtaken(context: Context, run: Run, signal?: AbortSignal): Promise<RecordResultOutcome> {
  if (!run.ranked) {
    await context.store.removeResults(run.id, run.version, signal);
    await recountTotals(context, run.owner, (entry) => entry.run === run.id, signal);
  }
  return { kind: 'nothing-owed' };
}

/** What speaks against a run that was begun to be ranked; `null` for an honest one. */
async function refute(context: Context, run: Run, signal?: AbortSignal): Promise<string | null> {
  const daily = dailyOf(run);
  if (daily && (await context.store.loadClaim(run.owner, daily, signal)) !== run.id) return 'not-the-one-try';
  const log = await context.store.loadLog(run.id, signal);
  if (!log) return 'no-log';
  const verdict = verify(log, context.raws, run.game);
  return verdict.ok ? null : verdict.reason;
}

/** Every shelf a finished run stands on. Unranked ones are remembered, but on no board. */
export function listsFor(entry: RunResult): ResultList[] {
  const { owner, home } = entry;
  const shelves: ResultList[] = [{ kind: 'history', of: { kind: 'user', id: owner } }];
  if (home.kind === 'guild') shelves.push({ kind: 'history', of: home });
  if (!entry.ranked) return shelves;
  const scopes = home.kind === 'guild' ? [{ kind: 'global' } as const, home] : [{ kind: 'global' } as const];
  const seasons = ['all', monthOf(entry.finishedAt)];
  for (const scope of scopes) shelves.push(...seasons.map((season) => ({ kind: 'board', scope, season }) as const));
  const daily = dailyOf(entry);
  if (daily) shelves.push({ kind: 'board', scope: daily.scope, season: daily.date });
  return shelves;
}

/** Counts the run in its owner's profile. `false` when that was changed by others every time. */
async function count(context: Context, entry: RunResult, signal?: AbortSignal): Promise<boolean> {
  for (let round = 1; round <= context.rounds; round++) {
    const profile = (await context.store.loadProfile(entry.owner, signal)) ?? newProfile(entry.owner);
    const next = countRun(profile, entry);
    if (next === profile) return true;
    if ((await context.store.putProfile({ ...next, revision: profile.revision + 1 }, signal)) === 'put') return true;
  }
  return false;
}
