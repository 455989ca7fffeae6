import type { Action, Game, GameEvent } from '../../engine';
import type { WaivableDanger } from '../../settings/waivable-dangers';
import type { Ballot, Commit } from '../../storage/contract';
import type { Context } from '../context';
import { boardOf } from './board';
import type { Submission } from './submission';
import { tryWithWaivers } from './try-action';
import type { Outcome } from './turns-contract';
import { withExploreSettings } from './with-explore-settings';

export interface Decision {
  action: Action;
  waived: readonly WaivableDanger[];
  ballots: readonly Ballot[];
  votes: NonNullable<Commit['votes']>;
}

export interface TakenTurn extends Pick<Decision, 'votes'> {
  action: Action;
  game: Game;
  events: GameEvent[];
}

/** Writes nothing. Rejects with the `StoreError` `unreadable` for a damaged level. */
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
