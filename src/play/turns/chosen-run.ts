import type { Caller } from '../caller';
import type { Board } from './board';
import { latestInteraction } from './earlier-interactions';
import { isLater, type ResolvedRun } from './resolve-run';
import { rightsIn } from './rights';
import type { Outcome } from './turns-contract';

/** Returns `null` without a second candidate, or if the chosen run is over. */
export function chosenRun({ run, other, channelParty: party }: ResolvedRun, caller: Caller): Board['chosen'] | null {
  if (!run || !other || !party || run.game.over) return null;
  const { user } = caller;
  const [shared, own] = run.id === party.run ? [run, other] : [other, run];
  const mayPlayBoth = own.owner === user && rightsIn(shared, party, caller) !== 'not-yours';
  if (!mayPlayBoth || own.game.over) return null;
  if (shared.game.over) {
    const playedSharedLast = isLater(latestInteraction(shared, user), latestInteraction(own, user));
    return playedSharedLast ? 'own-as-other-ended' : null;
  }
  return run.id === party.run ? 'channel' : 'own';
}

export const withChosen = (board: Board, chosen: Board['chosen'] | null): Board =>
  chosen && board.chosen !== chosen ? { ...board, chosen } : board;

export const markChosen = <Drawn>(outcome: Outcome<Drawn>, chosen: Board['chosen'] | null): Outcome<Drawn> =>
  'board' in outcome ? { ...outcome, board: withChosen(outcome.board, chosen) } : outcome;
