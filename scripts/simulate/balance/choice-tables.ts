import type { BotName } from '../../bots';
import { grid } from '../../lib/markdown';
import { CHOICE_FIGURES } from '../choices/choice-figures';
import type { ChoiceSummary } from '../choices/choice-tally';
import type { ChoiceGoal } from './choice-goals';

export const HOW_CHOICES_ARE_COUNTED = [
  'Means and shares with their 95 % intervals. A board is *blue* if it recommends one press, and has *options* if it leaves the player a choice between several. One board in five below the town was judged; boards of the same run are alike, so that their intervals are too narrow.',
  'A *chore* is a board on which Eat, Rest, Wear or Fetch is blue or the only button. A board is *dead* if no button is enabled. A click is an action of the bot. A fight begins with the first blow after 20 turns without. Attack items are scrolls and charged rods that harm at a distance. Things that are worn are not carried. Two runs hold the same things if the *overlap*, shared kinds among all kinds of both, is 1. Selling out sells the whole pack to a vendor at the end. Shrines, cages and captives count once a run: as seen when one comes into view, and as used when the hero uses any.',
].join('\n\n');

/** Formats the goals for choices. `before` are the goals of an earlier version in the same order, if there is one. */
export const choiceGoalTable = (goals: readonly ChoiceGoal[], before?: readonly ChoiceGoal[]): string =>
  grid(
    ['', 'goal', ...(before ? ['before'] : []), 'now', ''],
    goals.map(({ title, bounds, measured, verdict }, n) => [
      ...[title, bounds],
      ...(before ? [before[n]?.measured ?? '–'] : []),
      ...[measured, verdict],
    ]),
  );

/** Figures of one bot; `choices` is absent if they were not measured. */
export interface BotChoices {
  bot: BotName;
  choices?: ChoiceSummary;
}

export const choiceFigureTable = (bots: readonly BotChoices[]): string =>
  grid(
    ['', ...bots.map(({ bot }) => bot)],
    CHOICE_FIGURES.map(([title, format]) => [title, ...bots.map(({ choices }) => (choices ? format(choices) : '–'))]),
  );
