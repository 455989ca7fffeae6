import type { Run } from '../../storage/contract';
import type { Context } from '../context';
import type { ChannelCaller, WatchRefusal } from '../contract';
import { dailyOf, mayKnow } from '../dailies/spoilers';

/**
 * Why somebody may not see a run where they ask, or one moment of it; `null` when they may: it is theirs, the
 * channel's, or shared there. What is shared as it goes on is so at every moment.
 */
export async function watchRefusal(
  context: Context,
  run: Run,
  caller: ChannelCaller,
  version: number | null,
): Promise<WatchRefusal | null> {
  const { user, channel, now, signal } = caller;
  if (run.owner === user || run.channel === channel) return null;
  const kept = { channel, run: run.id };
  const shares = await Promise.all(
    (version === null ? [null] : [null, version]).map((at) =>
      context.store.loadShare({ ...kept, version: at }, signal),
    ),
  );
  if (!shares.some((share) => share !== null)) return { kind: 'not-shared' };
  const daily = dailyOf(run);
  return daily && !(await mayKnow(context, user, daily, now, signal)) ? { kind: 'hidden' } : null;
}
