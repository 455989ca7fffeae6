import type { Run, RunId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isFromBeforeArrival } from './delivery-guards';
import { loadRun } from './load-run';
import { isLater, latestOf, resolveRun } from './resolve-run';

/** Defaults to the run played last. `overtaken`: the caller may have switched runs since. */
export const resolveNamedOrLatest = async (
  context: Context,
  caller: Caller & { run?: RunId },
): Promise<Run | 'overtaken' | null> =>
  caller.run === undefined ? latestRun(context, caller) : loadRun(context, caller.run, caller.signal);

async function latestRun(context: Context, caller: Caller): Promise<Run | 'overtaken' | null> {
  const { user } = caller;
  const resolved = await resolveRun(context, caller, null);
  const { run, other, channelParty, profile } = resolved;
  if (!run) return null;
  const isOther = other !== null && isLater(latestOf(resolved, other, user), latestOf(resolved, run, user));
  const latest = isOther ? other : run;
  const party = channelParty?.run === latest.id ? channelParty : null;
  return isFromBeforeArrival({ run: latest, party, profile }, caller) ? 'overtaken' : latest;
}
