import { hasArea } from '../../board/aim';
import type { Action, AimedAction, Board, Caller, Outcome, Play } from '../../types';

/** Refusals that a better target would mend. */
const MENDABLE = ['target-needed', 'target-unseen', 'out-of-range'];

/** Takes an action on the run and version named. One that wants another target comes back as something to aim. */
export async function submitAction(
  play: Play,
  caller: Caller & Pick<Parameters<Play['submitAction']>[0], 'run' | 'seenVersion'>,
  action: Action,
): Promise<Outcome> {
  const outcome = await play.submitAction({ ...caller, action });
  if (outcome.kind !== 'refused' || !isAimed(action) || !MENDABLE.includes(outcome.refusal.code)) return outcome;
  return play.aim({ ...caller, action });
}

/** Is it first to be shown what it would hit? So it is with areas; what hits a single cell is done at once. */
export const needsPreview = (board: Board, action: Action): action is AimedAction =>
  isAimed(action) && action.at !== undefined && hasArea(board, action);

const isAimed = (action: Action): action is AimedAction => action.kind === 'use' || action.kind === 'cast';
