import type { Action, Game, GameEvent } from '../../engine';
import type { WaivableDanger } from '../../settings/waivable-dangers';
import type { Ballot, Commit } from '../../storage/contract';
import type { Context } from '../context';
import { boardOf } from './board';
import type { Submission } from './submission';
import { tryWithWaivers } from './try-action';
import type { Outcome } from './turns-contract';
import { withExploreSettings } from './with-explore-settings';

/** An action that one player, or the vote of a party, has decided upon. */
export interface Decision {
  action: Action;
  /** Dangers that the player has chosen not to confirm. */
  waived: readonly WaivableDanger[];
  /** Members' ballots for this version. The board shows them if the engine refuses the action. */
  ballots: readonly Ballot[];
  /** Other members' votes, which the commit marks as counted. */
  votes: NonNullable<Commit['votes']>;
}

/** Result of an action that the engine has accepted but that is not stored yet. */
export interface TakenTurn extends Pick<Decision, 'votes'> {
  /** Action as accepted by the engine, with the confirmation from the settings. */
  action: Action;
  game: Game;
  events: GameEvent[];
}

/** Lets the engine take the action. Writes nothing. Returns the outcome `refused` if the engine refuses. */
export async function takeTurn(
  context: Context,
  { run, party, profile, asked }: Submission,
  { action, waived, ballots, votes }: Decision,
): Promise<TakenTurn | Outcome<never>> {
  const { now, signal } = asked;
  const full = await withExploreSettings(context, asked, action, { run, profile });
  const { accepted, result } = await tryWithWaivers(context, run, full, { waived, signal });
  if (result.ok) return { action: accepted, game: result.game, events: result.events, votes };
  const board = boardOf(context, run, profile, party && { party, ballots, now });
  return { kind: 'refused', board, refusal: result.refusal, action };
}
