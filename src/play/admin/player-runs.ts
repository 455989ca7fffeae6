import { isInGuild, type Run, type RunId, type UnloadableRun } from '../../storage/contract';
import type { Context, Input, Output } from '../use-case';
import { activeRunOf, isStillPlayed } from './active-runs';
import { NO_SERVER } from './audit';

/** What a player plays and has set aside in the server. */
export async function playerRuns(
  context: Context,
  { home, channel, player, signal }: Input<'playerRuns'>,
): Promise<Output<'playerRuns'>> {
  if (home.kind !== 'guild') return NO_SERVER;
  const { store } = context;
  const [profile, party] = await Promise.all([
    store.loadProfile(player, signal),
    channel === undefined ? null : store.loadParty(channel, signal),
  ]);
  const own = [profile?.activeRun, ...(profile?.suspendedRuns ?? []).toReversed(), party?.run];
  const ids = [...new Set(own.filter((id): id is RunId => typeof id === 'string'))];
  const found = await store.loadRuns(ids, signal);
  const isTheirs = ({ owner, home: begun }: Run | UnloadableRun): boolean =>
    owner === player && begun !== null && isInGuild(begun, home.id);
  const runs = found.flatMap((run) => (run && isStillPlayed(run) && isTheirs(run) ? [activeRunOf(run)] : []));
  return { kind: 'player-runs', runs };
}
