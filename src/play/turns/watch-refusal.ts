import type { Run } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { Context } from '../context';
import { isHiddenDaily } from './open-dailies';

export type WatchRefusal =
  | { kind: 'no-run' }
  | { kind: 'not-shared' }
  /** The run is in a daily dungeon, and the caller may still play the ranked try in that dungeon. */
  | { kind: 'hidden' }
  /** The named version cannot be shown, because the version belongs to other rules or never existed. */
  | { kind: 'no-moment' };

/** `forAll`: the whole channel sees the reply. */
export type Viewer = ChannelCaller & { forAll?: boolean };

/**
 * Returns the reason why a caller may not see a run in their channel; `null` if they may. A number as `version` asks
 * for only that version, `null` for the whole run. A share of the whole run includes every version.
 *
 * Players may see their own runs, the runs of the channel, and runs that were shared in the channel. With `forAll`,
 * every run must be shared, even the caller's own, because the owner may have ended the share. Another player's shared
 * run in an open daily dungeon stays `hidden` until the caller has finished their own ranked try.
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
