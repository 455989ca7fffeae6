import { type Action, asAsked, type Game, legalActions, type Raws, sameAction, view } from '../../engine';
import type { Run } from '../../storage/contract';
import { hostilesOf, situationOf } from '../advice/situation';
import type { OptionSubject } from './option';
import { optionsIn } from './question';

/** Newest options that a board of the run offered. */
export interface LastChoice {
  subjects: readonly OptionSubject[];
  /** Index into `subjects`; `null` if the player took no option. */
  taken: number | null;
}

/** `game` is the state before the action. Returns `{}` if nothing is recorded. */
export function choiceMade(raws: Raws, game: Game, action: Action): { choice?: string } {
  const seen = view(game, raws);
  // Skips boards that offer only riddles or items, because `legalActions` is slow.
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

/** Returns `null` for a living hero. Does not check the shape of the JSON. */
export function lastChoiceOf({ game, choice }: Pick<Run, 'game' | 'choice'>): LastChoice | null {
  if (game.over?.result !== 'died' || choice === undefined) return null;
  try {
    return JSON.parse(choice) as LastChoice;
  } catch {
    return null;
  }
}
