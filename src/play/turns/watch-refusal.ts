import type { Run } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { isHiddenDaily } from './open-dailies';

export type WatchRefusal = { kind: 'no-run' } | { kind: 'not-shared' } | { kind: 'hidden' } | { kind: 'no-moment' };

/** `forAll`: the whole channel sees the reply. */
export type Viewer = ChannelCaller & { forAll?: boolean };

/** A `null` version means the whole run. With `forAll`, even own runs must be shared. */
export async function watchRefusal(
  context: Context,
  run: Run,
  caller: Viewer,
  version: number | null,
): Promise<WatchRefusal | null> {
  const { user, channel, forAll = false, signal } = caller;
  if (!forAll && (run.owner === user || run.channel === channel)) return null;
  const shares = await Promise.all(
    (version === null ? [null] : [null, version]).map((at) =>
      context.store.loadShare({ channel, run: run.id, version: at }, signal),
    ),
  );
  if (!shares.some((share) => share !== null)) return { kind: 'not-shared' };
  return (await isHiddenDaily(context, caller, run)) ? { kind: 'hidden' } : null;
}
