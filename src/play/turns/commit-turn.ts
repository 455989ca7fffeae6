import type { Run } from '../../storage/contract';
import type { Context } from '../context';
import { choiceMade } from '../options/last-choice';
import { boardOf } from './board';
import { withChosen } from './chosen-run';
import { withDueHint } from './give-hint';
import { newFeats } from './new-feats';
import type { Submission } from './submission';
import type { TakenTurn } from './take-turn';
import { commitAction, inputBy } from './try-action';
import type { Applied } from './turns-contract';

/** Draws the reply during the write. Returns `null` if another commit came first. */
export async function commitTurn<Drawn>(
  context: Context,
  { run, party, profile, chosen, asked }: Submission<Drawn>,
  { action, game, events, votes }: TakenTurn,
): Promise<Applied<Drawn> | null> {
  const version = run.version + 1;
  const shown = newFeats(context, { run, party, profile }, { after: game, events, version });
  const state = party && { party, ballots: [], now: asked.now };
  const outcomeOf = (next: Run): Applied<never> => {
    const board = boardOf(context, next, profile, state);
    const applied = { kind: 'applied', board: withChosen(board, chosen), events, repeated: false, ...shown } as const;
    return withDueHint(context, asked, applied, profile);
  };
  const { draw } = asked;
  const meanwhile = (next: Run): Applied<Drawn> => {
    const outcome = outcomeOf(next);
    return draw ? { ...outcome, drawn: draw(outcome) } : outcome;
  };
  const chosenOption = choiceMade(context.raws, run.game, action);
  const change = { game, events, action, votes, ...inputBy(asked, run), ...shown, ...chosenOption, meanwhile };
  const committed = await commitAction(context, asked, run, change);
  return committed && (committed.made ?? outcomeOf(committed.run));
}
