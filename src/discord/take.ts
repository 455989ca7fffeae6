import { hasArea } from './layout/targets';
import type { Action, AimedAction, Asking, Board, Outcome, Play } from './types';

/** Refusals that a better target would mend. */
const MENDABLE = ['target-needed', 'target-unseen', 'out-of-range'];

/** Takes an action on the run and version named. One that wants another target comes back as something to aim. */
export async function take(
  play: Play,
  who: Asking & Pick<Parameters<Play['takeTurn']>[0], 'run' | 'seenVersion'>,
  action: Action,
): Promise<Outcome> {
  const outcome = await play.takeTurn({ ...who, action });
  if (outcome.kind !== 'refused' || !isAimed(action) || !MENDABLE.includes(outcome.refusal.code)) return outcome;
  return play.aim({ ...who, action });
}

/** Is it first to be shown what it would hit? So it is with areas; what hits a single cell is done at once. */
export const isToBeShown = (board: Board, action: Action): action is AimedAction =>
  isAimed(action) && action.at !== undefined && hasArea(board, action);

const isAimed = (action: Action): action is AimedAction => action.kind === 'use' || action.kind === 'cast';
