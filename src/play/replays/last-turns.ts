import type { RunId } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller, LastTurnsOutcome } from '../contract';
import { watchRefusal } from '../sharing/watch-refusal';
import { boardOf } from '../turns/board';
import { replay } from './replay';

/** The decisions that led to how a run stands, again. For whoever may see it where they ask. Writes nothing. */
export async function lastTurns(
  context: Context,
  caller: Caller & { run: RunId; decisions: number },
): Promise<LastTurnsOutcome> {
  const { run: id, decisions, user, channel = null, signal } = caller;
  const run = await context.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  const barred = channel === null ? null : await watchRefusal(context, run, { ...caller, channel }, null);
  if (barred) return barred;
  if (channel === null && run.owner !== user) return { kind: 'not-shared' };
  const [log, profile] = await Promise.all([
    context.store.loadLog(id, signal),
    context.store.loadProfile(user, signal),
  ]);
  if (!log) return { kind: 'no-run' };
  const moments = replay(log, context.raws, { from: run.version - decisions + 1, end: run.game });
  const board = boardOf(context, run, profile);
  // What a board keeps to itself, its past does as well.
  const { seed } = board.view;
  const frames = [...moments].map(({ view, events }) => ({ view: { ...view, seed }, events }));
  return { kind: 'last-turns', board, frames };
}
