import type { RecentInteraction } from '../../storage/contract';
import type { Context } from '../context';
import type { Board } from './board';
import { eventsSince } from './board';
import { newFeats } from './new-feats';
import type { LoadedRun } from './resolve-run';
import type { Applied } from './turns-contract';

/**
 * Returns the outcome of an interaction that a run has applied before, or settled as a vote. Includes feats only while
 * the run is at the version that the interaction led to, because later they cannot be told from feats of later turns.
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
