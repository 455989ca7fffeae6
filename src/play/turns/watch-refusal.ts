import type { Run } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { isHiddenDaily } from './open-dailies';

/** Why the caller may not see a run. */
export type WatchRefusal =
  | { kind: 'no-run' }
  /** Its player did not share it in this channel. */
  | { kind: 'not-shared' }
  /** It is of a daily dungeon that the caller has yet to finish. */
  | { kind: 'hidden' }
  /** That version was played under other rules, or never was. */
  | { kind: 'no-moment' };

/** Who looks at a run: to themselves, or in a message that all see. */
export type Viewer = ChannelCaller & { forAll?: boolean };

/**
 * Why a caller may not see a run, or one version of it, in their channel. `null` when they may: it is theirs, the
 * channel's, or shared there. Of what all see the share alone decides, for its owner, too, may have ended that. A run
 * that is shared as it goes on may be seen at every version.
 */
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
