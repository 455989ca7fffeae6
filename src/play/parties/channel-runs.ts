import { isLoaded } from '../../storage/contract';
import type { Context } from '../context';
import { listedRun } from '../turns/listed-run';
import { loadRuns } from '../turns/load-run';
import type { InputOf, OutputOf } from '../use-case';
import type { PartyUseCases } from './parties-contract';

const LIST_LIMIT = 25;

export async function channelRuns(
  context: Context,
  { user, signal }: InputOf<PartyUseCases, 'channelRuns'>,
): Promise<OutputOf<PartyUseCases, 'channelRuns'>> {
  const parties = await context.store.loadJoinedParties(user, signal);
  const membersOf = new Map(parties.flatMap(({ run, members }) => (run === null ? [] : [[run, members] as const])));
  const loaded = await loadRuns(context, [...membersOf.keys()], signal);
  const runs = loaded
    .filter(isLoaded)
    .filter(({ game, channel }) => game.over === null && channel !== null)
    .filter(({ id, owner }) => owner === user || membersOf.get(id)?.includes(user))
    .sort((one, other) => other.updatedAt - one.updatedAt);
  return { kind: 'channel-runs', runs: runs.slice(0, LIST_LIMIT).map((run) => listedRun(context, run)) };
}
