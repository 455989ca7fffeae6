import { type Action, asAsked, type Game, legalActions, type Raws, sameAction, view } from '../../engine';
import type { Run } from '../../storage/contract';
import { hostilesOf, situationOf } from '../advice/situation';
import type { OptionSubject } from './option';
import { optionsIn } from './question';

/** The options of the run's newest board that had any. */
export interface LastChoice {
  /** Subjects of all options, in the order of their numbers. */
  subjects: readonly OptionSubject[];
  /** Index of the option that the player took; `null` if the player did something else. */
  taken: number | null;
}

/**
 * Returns the choice on the board before an action, as text of a `LastChoice`. `game` is the game before the action.
 * Returns no choice if the board had no options. Also returns none without an enemy in view, if the board had options
 * for riddles or for limited things only.
 */
export function choiceMade(raws: Raws, game: Game, action: Action): { choice?: string } {
  const seen = view(game, raws);
  // The search for legal actions is slow, so most boards without an enemy in view skip it.
  const isOffered =
    seen.laurel ||
    seen.waysDown ||
    seen.hero.boonOffer?.isOpen ||
    seen.things.some(({ caged, captive, shrine }) => caged || captive || shrine?.spent === false);
  if (!isOffered && hostilesOf({ view: seen }).length === 0) return {};
  const options = optionsIn(situationOf(game, raws, { view: seen, legal: legalActions(game, raws) }));
  if (options.length === 0) return {};
  const taken = options.findIndex((option) => sameAction(asAsked(option.action), asAsked(action)));
  const choice: LastChoice = { subjects: options.map(({ subject }) => subject), taken: taken < 0 ? null : taken };
  return { choice: JSON.stringify(choice) };
}

/**
 * Returns the newest choice of a run whose hero has died. Returns `null` for other runs, and if the run has no choice
 * that can be read.
 */
export function lastChoiceOf({ game, choice }: Pick<Run, 'game' | 'choice'>): LastChoice | null {
  if (game.over?.result !== 'died' || choice === undefined) return null;
  try {
    return JSON.parse(choice) as LastChoice;
  } catch {
    return null;
  }
}
