import type { BotName } from '../../bots';
import { type Interval, type Mean, meanInterval, meanWithInterval, percent, withInterval } from '../../lib/statistics';
import { gainOf } from '../choices/choice-figures';
import type { ChoiceSummary } from '../choices/choice-tally';
import type { Summary } from '../tally';
import { boundsOf, type Goal, goal, NO_CASES, reaching, type Verdict, verdict } from './goals';

/** Goal for choices in words, with the measured figure. */
export interface ChoiceGoal {
  title: string;
  bounds: string;
  measured: string;
  verdict: Verdict;
}

/** Returns the choices of a bot; `undefined` if they were not measured. */
export type ChoicesOf = (bot: BotName) => ChoiceSummary | undefined;

/** Returns the goals for choices in The Dragon. The first goals limit the success of simple rules of pressing. */
export function dragonChoiceGoals(summaries: readonly Summary[]): ChoiceGoal[] {
  const of = (bot: BotName): Summary | undefined => summaries.find((summary) => summary.bot === bot);
  const laurels = (bot: BotName): Interval => of(bot)?.laurels ?? NO_CASES;
  const reach = (bot: BotName, depth: number, high: number): Goal =>
    goal(`${bot} reaches depth ${depth}`, 0, high, reaching(of(bot), depth));
  const win = (bot: BotName, high: number): Goal => goal(`${bot} earns the laurel`, 0, high, laurels(bot));
  return [
    ...[reach('masher', 6, 0.05)],
    ...[reach('follower', 4, 0.65), reach('follower', 6, 0.35), win('follower', 0.05)],
    ...[reach('first', 6, 0.45), win('first', 0.15)],
    ...[reach('reader', 6, 0.45), win('reader', 0.15)],
    ...[win('spender', 0.2)],
  ]
    .map(shareGoal)
    .concat(choiceGoals((bot) => of(bot)?.choices));
}

/** Goals that hold in every campaign. */
export function choiceGoals(choicesOf: ChoicesOf): ChoiceGoal[] {
  const [planner, follower, careful] = [choicesOf('planner'), choicesOf('follower'), choicesOf('careful')];
  return [
    ...(['planner', 'follower'] as const).flatMap((bot) => boardGoals(bot, choicesOf(bot))),
    meanGoal("planner's clicks a level below the town", 20, planner?.clicks),
    meanGoal("follower's clicks a level below the town", 15, follower?.clicks),
    shareGoal(goal('planner begins fights below 80 % of its hit points', 0.35, 1, planner?.hurtFights ?? NO_CASES)),
    meanGoal('meals that planners carry at depth 6', 3, planner?.meals),
    meanGoal('things that planners carry at depth 6', 25, planner?.carried),
    meanGoal('attack items that dead planners had left', 3, planner?.unusedAttacks),
    meanGoal('attack items that dead followers had left', 3, follower?.unusedAttacks),
    valueGoal("planner's damage by one weapon or spell", 0.35, planner?.topSource?.share, percent),
    ...kindGoals(planner),
    meanGoal('presses before a follower sees a foe', 2, follower?.actionsBeforeFoe),
    shareGoal(goal('careful dies at depth 2 without a shop', 0, 0.15, careful?.unshoppedDeaths ?? NO_CASES)),
    valueGoal('score that planners win by selling out', 0.05, gainOf(planner), percent),
    shareGoal(goal('planners without the laurel who outscore one with it', 0, 0, planner?.losersAbove ?? NO_CASES)),
    ...(['shrine', 'cage', 'captive'] as const).map((what) =>
      shareGoal(goal(`planners who see a ${what} and use it`, 0.3, 0.7, planner?.uses?.[what] ?? NO_CASES)),
    ),
    valueGoal("companions' damage in the planner's wins", 0.25, planner?.companions ?? undefined, percent),
  ];
}

function boardGoals(bot: BotName, choices: ChoiceSummary | undefined): ChoiceGoal[] {
  const { blue, options, neither } = choices?.boards ?? { blue: NO_CASES, options: NO_CASES, neither: NO_CASES };
  return [
    goal(`boards of the ${bot} that are blue`, 0, 0.55, blue),
    goal(`boards of the ${bot} with options`, 0.42, 1, options),
    goal(`boards of the ${bot} with neither`, 0, 0.03, neither),
    goal(`boards of the ${bot} that ask for a chore`, 0, 0.08, choices?.chores ?? NO_CASES),
    goal(`runs of the ${bot} with a dead board`, 0, 0, choices?.deadRuns ?? NO_CASES),
  ].map(shareGoal);
}

/** Returns goals about the kinds of things at depth 6. With fewer than two arrivals, no overlap was measured. */
function kindGoals(choices: ChoiceSummary | undefined): ChoiceGoal[] {
  const kinds = choices && choices.kinds.runs > 1 ? choices.kinds : undefined;
  return [
    valueGoal('kinds of things that 80 % of planners hold at depth 6', 10, kinds?.common, String),
    valueGoal('overlap of the kinds of two planners', 0.5, kinds?.overlap, (index) => index.toFixed(2)),
  ];
}

const shareGoal = (one: Goal): ChoiceGoal => ({
  title: one.title,
  bounds: boundsOf(one),
  measured: withInterval(one.measured),
  verdict: verdict(one),
});

function meanGoal(title: string, most: number, figure: Mean = meanInterval([])): ChoiceGoal {
  const { cases, mean, low, high } = figure;
  const measured = { tries: cases, share: mean, low, high };
  return {
    ...{ title, bounds: `≤ ${most}`, measured: meanWithInterval(figure) },
    verdict: verdict({ low: 0, high: most, measured }),
  };
}

function valueGoal(
  title: string,
  most: number,
  value: number | undefined,
  inWords: (value: number) => string,
): ChoiceGoal {
  const measured = { tries: value === undefined ? 0 : 1, share: value ?? 0, low: value ?? 0, high: value ?? 0 };
  return {
    ...{ title, bounds: `≤ ${inWords(most)}`, measured: value === undefined ? '–' : inWords(value) },
    verdict: verdict({ low: 0, high: most, measured }),
  };
}
