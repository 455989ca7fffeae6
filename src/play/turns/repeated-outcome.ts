import type { RecentInteraction } from '../../storage/contract';
import type { Board, Caller, Context, Outcome } from '../use-case';
import { eventsSince } from './board';
import { type FeatsRun, newFeats } from './new-feats';

/**
 * What came of an interaction that a run has applied, or settled as a vote: its feats too, while the run stands where
 * it has left it. Later they cannot be told from those of the turns since.
 */
export async function repeatedOutcome(
  context: Context,
  caller: Caller,
  loaded: FeatsRun & { board: Board },
  { version }: RecentInteraction,
): Promise<Outcome> {
  const { run, board } = loaded;
  const events = eventsSince(run, version - 1);
  const feats = version === run.version ? await newFeats(context, caller, loaded, { after: run.game, events }) : {};
  return { kind: 'applied', board, events, repeated: true, ...feats };
}
