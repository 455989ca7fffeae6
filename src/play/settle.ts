import { recordOf } from '../engine';
import type { FinishedRun, Run, RunId, Shelf } from '../storage/contract';
import { newProfile } from './begin';
import type { Fame, SettleOutcome } from './contract';
import { monthOf } from './days';
import type { Kit } from './kit';
import { dailyOf } from './spoilers';
import { counted, recount } from './statistics';
import { verify } from './verify';

/**
 * Enters a run that is over in the books. The order is: its entries, each written once; the owner's profile, which
 * remembers whom it counted; the mark in its server's list; what the run left lying about; last the note that nothing
 * is owed. Stopped anywhere, doing it again ends the same.
 * A run that is found to have been erased or taken back meanwhile is taken out again: whichever came first, nothing of
 * it stays.
 */
export async function settle(kit: Kit, { run: id, signal }: Parameters<Fame['settle']>[0]): Promise<SettleOutcome> {
  const run = await kit.store.loadRun(id, signal);
  if (!run) return gone(kit, id, signal);
  const record = recordOf(run.game, kit.raws);
  if (!run.owed || !record) return overtaken(kit, run, signal);
  const refuted = run.ranked && !record.cheated ? await refute(kit, run, signal) : null;
  const { owner, home, origin, updatedAt: finishedAt } = run;
  const { seed, heroName, rules } = run.game;
  const ranked = run.ranked && !record.cheated && refuted === null;
  const entry: FinishedRun = {
    run: id,
    v: run.v,
    owner,
    home,
    heroName,
    seed,
    rules,
    origin,
    ranked,
    finishedAt,
    record,
  };
  await kit.store.enter(entry, shelvesOf(entry), signal);
  if (!(await count(kit, entry, signal))) return { kind: 'busy' };
  await kit.store.listRun(run, signal);
  const present = await kit.store.loadRun(id, signal);
  if (!present) {
    await kit.store.retract(entry, signal);
    await recount(kit, owner, (other) => other.run === id, signal);
    return { kind: 'no-run' };
  }
  if (present.v !== run.v) {
    await kit.store.listRun(present, signal);
    return overtaken(kit, present, signal);
  }
  await kit.store.sweep(id, finishedAt, signal);
  await kit.store.clearOwed(id, run.v, signal);
  return { kind: 'settled', run: entry, refuted };
}

/** An earlier try may have been stopped between entering a run and finding it erased. */
async function gone(kit: Kit, run: RunId, signal?: AbortSignal): Promise<SettleOutcome> {
  await kit.store.strike(run, null, signal);
  return { kind: 'no-run' };
}

/** Of a run that was taken back nothing of before stays in the books. An earlier try may have been stopped halfway. */
async function overtaken(kit: Kit, run: Run, signal?: AbortSignal): Promise<SettleOutcome> {
  if (!run.ranked) {
    await kit.store.strike(run.id, run.v, signal);
    await recount(kit, run.owner, (entry) => entry.run === run.id, signal);
  }
  return { kind: 'nothing-owed' };
}

/** What speaks against a run that was begun to be ranked; `null` for an honest one. */
async function refute(kit: Kit, run: Run, signal?: AbortSignal): Promise<string | null> {
  const daily = dailyOf(run);
  if (daily && (await kit.store.loadClaim(run.owner, daily, signal)) !== run.id) return 'not-the-one-try';
  const log = await kit.store.loadLog(run.id, signal);
  if (!log) return 'no-log';
  const verdict = verify(log, kit.raws, run.game);
  return verdict.ok ? null : verdict.reason;
}

/** Every shelf a finished run stands on. Unranked ones are remembered, but on no board. */
export function shelvesOf(entry: FinishedRun): Shelf[] {
  const { owner, home } = entry;
  const shelves: Shelf[] = [{ kind: 'history', of: { kind: 'user', id: owner } }];
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
async function count(kit: Kit, entry: FinishedRun, signal?: AbortSignal): Promise<boolean> {
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = (await kit.store.loadProfile(entry.owner, signal)) ?? newProfile(entry.owner);
    const next = counted(profile, entry);
    if (next === profile) return true;
    if ((await kit.store.putProfile({ ...next, rev: profile.rev + 1 }, signal)) === 'put') return true;
  }
  return false;
}
