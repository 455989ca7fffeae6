import type { RecentInteraction, Run } from '../../storage/contract';
import type { Board, Outcome } from '../use-case';
import { eventsSince } from './board';

/** What came of an interaction that a run has applied, or settled as a vote. */
export const repeatedOutcome = (run: Run, { version }: RecentInteraction, board: Board): Outcome => ({
  kind: 'applied',
  board,
  events: eventsSince(run, version - 1),
  repeated: true,
});
