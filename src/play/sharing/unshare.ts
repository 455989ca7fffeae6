import type { Context } from '../context';
import { resolveNamedOrLatest } from '../turns/latest-run';
import { loadRun } from '../turns/load-run';
import { partyOf } from '../turns/resolve-run';
import type { InputOf, OutputOf } from '../use-case';
import type { SharingUseCases } from './sharing-contract';

/** Returns `overtaken` if a later interaction has shared the run. */
export async function unshare(
  context: Context,
  caller: InputOf<SharingUseCases, 'unshare'>,
): Promise<OutputOf<SharingUseCases, 'unshare'>> {
  const { user, channel, interaction, signal } = caller;
  const run = await resolveNamedOrLatest(context, caller);
  if (run === 'overtaken') return { kind: 'overtaken' };
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) {
    const party = await partyOf(context, run, signal);
    if (!party?.members.includes(user)) return { kind: 'not-yours', owner: run.owner };
  }
  const ended = await context.store.unshareRun({ channel, run: run.id, interaction }, signal);
  if (!(await loadRun(context, run.id, signal))) {
    // The erasure of the run may have missed the item that `unshareRun` wrote.
    await context.store.unshare({ channel, run: run.id, version: null }, signal);
    return { kind: 'no-run' };
  }
  return ended === 'overtaken' ? { kind: 'overtaken' } : { kind: 'unshared', isOver: run.game.over !== null };
}
