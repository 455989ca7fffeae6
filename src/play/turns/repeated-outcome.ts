import type { RecentInteraction } from '../../storage/contract';
import type { Context } from '../context';
import type { Board } from './board';
import { eventsSince } from './board';
import { newFeats } from './new-feats';
import type { LoadedRun } from './resolve-run';
import type { Applied } from './turns-contract';

/** Omits feats after a later action, which could have earned them. */
export function repeatedOutcome(
  context: Context,
  loaded: LoadedRun,
  { version }: RecentInteraction,
  board: Board,
): Applied<never> {
  const { run } = loaded;
  const events = eventsSince(run, version - 1);
  const feats = version === run.version ? newFeats(context, loaded, { after: run.game, events, version }) : {};
  return { kind: 'applied', board, events, repeated: true, ...feats };
}
