import type { RecentInteraction } from '../../storage/contract';
import type { Context } from '../context';
import type { Board } from './board';
import { eventsSince } from './board';
import { newFeats } from './new-feats';
import type { LoadedRun } from './resolve-run';
import type { Applied } from './turns-contract';

/**
 * What came of an interaction that a run has applied, or settled as a vote: its feats too, while the run stands where
 * it has left it. Later they cannot be told from those of the turns since.
 */
export function repeatedOutcome(
  context: Context,
  loaded: LoadedRun,
  { version }: RecentInteraction,
  board: Board,
): Applied<never> {
  const { run } = loaded;
  const events = eventsSince(run, version - 1);
  const feats = version === run.version ? newFeats(context, loaded, { after: run.game, events }) : {};
  return { kind: 'applied', board, events, repeated: true, ...feats };
}
