import {
  type ChannelId,
  NewerPartyError,
  type Run,
  type RunId,
  type UnloadableRun,
  type UserId,
} from '../../storage/contract';
import type { Context } from '../context';
import { loadRuns } from '../turns/load-run';
import { NO_SERVER } from '../turns/server-rules';
import type { InputOf, OutputOf } from '../use-case';
import { activeRunOf, isHere, isStillPlayed } from './active-runs';
import type { AdminUseCases } from './admin-contract';

export async function playerRuns(
  context: Context,
  { home, channel, player, signal }: InputOf<AdminUseCases, 'playerRuns'>,
): Promise<OutputOf<AdminUseCases, 'playerRuns'>> {
  if (home.kind !== 'guild') return NO_SERVER;
  const { store } = context;
  const [profile, party] = await Promise.all([
    store.lookUpProfile(player, signal),
    channel === undefined ? NO_PARTY : partyRunOf(context, channel, signal),
  ]);
  const own = [profile?.activeRun, ...(profile?.suspendedRuns ?? []).toReversed()];
  const ids = [...new Set([...own, party.run])].filter((id): id is RunId => typeof id === 'string');
  const found = await loadRuns(context, ids, signal);
  const listed = await Promise.all(
    found.map(async (run) => {
      if (!isStillPlayed(run) || !isTheirs(run, player, own)) return [];
      if (!(await isHere(context, run, home.id, signal))) return [];
      return [party.waits && run.id === party.run ? waiting(run) : activeRunOf(context, run)];
    }),
  );
  return { kind: 'player-runs', runs: listed.flat() };
}

interface PartyRun {
  run: RunId | null;
  waits: boolean;
}

const NO_PARTY: PartyRun = { run: null, waits: false };

async function partyRunOf({ store }: Context, channel: ChannelId, signal?: AbortSignal): Promise<PartyRun> {
  try {
    const party = await store.loadParty(channel, signal);
    return { run: party?.run ?? null, waits: false };
  } catch (error) {
    if (error instanceof NewerPartyError) return { run: error.party.run, waits: true };
    throw error;
  }
}

const isTheirs = ({ id, owner }: Run | UnloadableRun, player: UserId, own: readonly unknown[]): boolean =>
  owner === null ? own.includes(id) : owner === player;

const waiting = ({ id, owner, home, channel, version, updatedAt }: Run | UnloadableRun): UnloadableRun => ({
  id,
  reason: 'newer',
  owner,
  home,
  channel,
  version,
  updatedAt,
});
