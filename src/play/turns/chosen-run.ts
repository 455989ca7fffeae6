import type { Caller } from '../caller';
import type { Board } from './board';
import { latestInteraction } from './earlier-interactions';
import { isLater, type ResolvedRun } from './resolve-run';
import { rightsIn } from './rights';
import type { Outcome } from './turns-contract';

/** Which run a command was taken to mean that could have meant either; `null` where it could mean no other. */
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

/** The outcome, its board saying which of the two was taken. */
export const markChosen = <Drawn>(outcome: Outcome<Drawn>, chosen: Board['chosen'] | null): Outcome<Drawn> =>
  chosen && 'board' in outcome ? { ...outcome, board: { ...outcome.board, chosen } } : outcome;
