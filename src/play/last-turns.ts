import type { RunId } from '../storage/contract';
import { boardOf } from './board';
import type { Asking, LastTurnsOutcome } from './contract';
import type { Kit } from './kit';
import { replay } from './replay';
import { unseen } from './seeing';

/** The decisions that led to how a run stands, again. For whoever may see it where they ask. Writes nothing. */
export async function lastTurns(
  kit: Kit,
  asking: Asking & { run: RunId; decisions: number },
): Promise<LastTurnsOutcome> {
  const { run: id, decisions, user, channel = null, signal } = asking;
  const run = await kit.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  const barred = channel === null ? null : await unseen(kit, run, { ...asking, channel }, null);
  if (barred) return barred;
  if (channel === null && run.owner !== user) return { kind: 'not-shared' };
  const [log, profile] = await Promise.all([kit.store.loadLog(id, signal), kit.store.loadProfile(user, signal)]);
  if (!log) return { kind: 'no-run' };
  const moments = replay(log, kit.raws, { from: run.v - decisions + 1, end: run.game });
  const board = boardOf(kit, run, profile);
  // What a board keeps to itself, its past does as well.
  const { seed } = board.view;
  const frames = [...moments].map(({ view, events }) => ({ view: { ...view, seed }, events }));
  return { kind: 'last-turns', board, frames };
}
