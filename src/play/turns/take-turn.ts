import type { Action, Game, GameEvent } from '../../engine';
import type { WaivableDanger } from '../../settings/waivable-dangers';
import type { Ballot, Commit } from '../../storage/contract';
import type { Context } from '../context';
import { boardOf } from './board';
import type { Submission } from './submission';
import { tryWithWaivers } from './try-action';
import type { Outcome } from './turns-contract';
import { withPickup } from './with-pickup';

/** An action that a player, or the votes of a party, have decided upon. */
export interface Decision {
  action: Action;
  /** Dangers that need no confirmation. */
  waived: readonly WaivableDanger[];
  /** Ballots of the members for this version, for the board of a refusal. */
  ballots: readonly Ballot[];
  /** The votes of others that the action settles. */
  votes: NonNullable<Commit['votes']>;
}

/** Result of an action that the engine has accepted. Nothing is written yet. */
export interface TakenTurn extends Pick<Decision, 'votes'> {
  /** The action as the engine accepted it. */
  action: Action;
  game: Game;
  events: GameEvent[];
}

/** Has the engine take the action. Returns the outcome `refused` if the engine refuses. */
export async function takeTurn(
  context: Context,
  { run, party, profile, asked }: Submission,
  { action, waived, ballots, votes }: Decision,
): Promise<TakenTurn | Outcome<never>> {
  const { now, signal } = asked;
  const full = await withPickup(context, asked, action, { run, profile });
  const { accepted, result } = await tryWithWaivers(context, run, full, { waived, signal });
  if (result.ok) return { action: accepted, game: result.game, events: result.events, votes };
  const board = boardOf(context, run, profile, party && { party, ballots, now });
  return { kind: 'refused', board, refusal: result.refusal, action };
}
