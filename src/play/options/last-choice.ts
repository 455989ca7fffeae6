import { type Action, asAsked, type Game, legalActions, type Raws, sameAction, view } from '../../engine';
import type { Run } from '../../storage/contract';
import { hostilesOf, situationOf } from '../advice/situation';
import type { OptionSubject } from './option';
import { optionsIn } from './question';

/** Options on the run's newest board that had any. */
export interface LastChoice {
  /** In the order of the options' numbers. */
  subjects: readonly OptionSubject[];
  /** Index of the option that the player took; `null` if the player did something else. */
  taken: number | null;
}

/**
 * Returns the options on the board before an action, and the option taken, as the JSON text of a `LastChoice`. `game`
 * is the game before the action. Returns `{}` if the board had no options. Also returns `{}` for a board with only
 * riddles or limited things, if no hostile creature is in view.
 */
export function choiceMade(raws: Raws, game: Game, action: Action): { choice?: string } {
  const seen = view(game, raws);
  // The search for legal actions is slow. Most boards without a hostile creature skip the search.
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
 * Returns the choice on the run's newest board with options. Returns `null` if the hero has not died, or if the stored
 * choice is missing or cannot be parsed.
 */
export function lastChoiceOf({ game, choice }: Pick<Run, 'game' | 'choice'>): LastChoice | null {
  if (game.over?.result !== 'died' || choice === undefined) return null;
  try {
    return JSON.parse(choice) as LastChoice;
  } catch {
    return null;
  }
}
