import type { Run } from '../../storage/contract';
import type { Context } from '../context';
import type { ChannelCaller, WatchRefusal } from '../contract';
import { isHiddenDaily } from '../dailies/daily-access';

/**
 * Why a caller may not see a run, or one version of it, in their channel. `null` when they may: it is theirs, the
 * channel's, or shared there. A run that is shared as it goes on may be seen at every version.
 */
export async function watchRefusal(
  context: Context,
  run: Run,
  caller: ChannelCaller,
  version: number | null,
): Promise<WatchRefusal | null> {
  const { user, channel, signal } = caller;
  if (run.owner === user || run.channel === channel) return null;
  const shares = await Promise.all(
    (version === null ? [null] : [null, version]).map((at) =>
      context.store.loadShare({ channel, run: run.id, version: at }, signal),
    ),
  );
  if (!shares.some((share) => share !== null)) return { kind: 'not-shared' };
  return (await isHiddenDaily(context, caller, run)) ? { kind: 'hidden' } : null;
}
