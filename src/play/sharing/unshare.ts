import type { Context } from '../context';
import { partyOf, resolveNamedOrLatest } from '../turns/resolve-run';
import type { InputOf, OutputOf } from '../use-case';
import type { SharingUseCases } from './sharing-contract';

/**
 * Ends all shares of a run in a channel. The owner of the run may do so, and every member of the party that plays it.
 * Returns `not-yours` to anybody else, and `no-run` if there is no run.
 */
export async function unshare(
  context: Context,
  caller: InputOf<SharingUseCases, 'unshare'>,
): Promise<OutputOf<SharingUseCases, 'unshare'>> {
  const { user, channel, signal } = caller;
  const run = await resolveNamedOrLatest(context, caller);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) {
    const party = await partyOf(context, run, signal);
    if (!party?.members.includes(user)) return { kind: 'not-yours', owner: run.owner };
  }
  await context.store.unshareRun(channel, run.id, signal);
  return { kind: 'unshared', isOver: run.game.over !== null };
}
