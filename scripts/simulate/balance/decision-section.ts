import { grid } from '../../lib/markdown';
import { type Interval, percent, withInterval } from '../../lib/statistics';
import { type DecisionFigures, decisionFigures } from '../decisions/figures';
import type { DecisionSeries } from '../decisions/measure-decisions';
import { RULES_OF_THUMB } from '../decisions/presses';
import type { JudgedRun } from '../decisions/worker';
import { boundsOf, type Goal, goal, NO_CASES, verdict } from './goals';

/** Part of the figures of a document: the importance of choosing the right press. */
export interface Decisions {
  /** Judged boards; absent if they were not measured. */
  measured?: { command: string; boards: number; figures: DecisionFigures };
  /** Share of decisions wrongly found real when one press is listed four times; absent if it was not measured. */
  nullCheck?: { command: string; real: Interval };
}

/** `command` repeats the measurement. */
export function decisionsOf(series: DecisionSeries, judged: readonly JudgedRun[]): Decisions {
  const { campaign, isNull, runs, every, rollouts, seed, keep } = series;
  const boards = judged.flatMap((run) => run.boards);
  const figures = decisionFigures(boards);
  const command = [
    `npm run simulate -- --decisions${isNull ? ' --null' : ''}${campaign === undefined ? '' : ` --campaign ${campaign}`}`,
    `--runs ${runs} --every ${every} --rollouts ${rollouts} --seed ${seed}${keep?.closed ? ' --keep DIR --kept' : ''}`,
  ].join(' ');
  if (!isNull) return { measured: { command, boards: boards.length, figures } };
  return { nullCheck: { command, real: figures.depths[0]?.realOrSensible ?? NO_CASES } };
}

const HOW = [
  'A board below the town is drawn by chance from runs of planners. Each listed press is played on by rollouts of at most 12 clicks and 60 turns: it is pressed, then the hero drinks when dying, fights, rests, explores and goes down. All presses meet the same lucks. A luck draws the random numbers and deals the creatures that the hero has not seen to cells that it has not seen. The worth of the end is 0.6 for being alive, up to 0.2 for the share of hit points, and up to 0.2 for experience, of which a level’s worth counts fully.',
  'The best press is chosen on one half of the rollouts. A board is a *real decision* if this press beats the mean of the others by at least 0.05 on the other half, with a 95 % interval (Student, by the larger of two standard errors) above 0. Only options count. Where a board offers none, the presses that a sensible player would weigh are compared (*or sensible*). A played loss is that of a hero that presses and goes on as planner until no enemy is in view. Where the board states death, the hero presses and fights on to the end.',
];

/** Returns Markdown, or nothing if there are no figures. */
export function decisionSection({ measured, nullCheck }: Decisions = {}): string[] {
  if (!measured && !nullCheck) return [];
  return [
    '## Real decisions',
    ...HOW,
    ...(nullCheck
      ? [
          `*The measure itself.* One press, listed four times with lucks of its own for each copy, is a false real decision on ${withInterval(nullCheck.real)} of ${nullCheck.real.tries} boards (goal: at most 2 %), by \`${nullCheck.command}\`. Under the same lucks equal presses come to the same, so that there would be none.`,
        ]
      : []),
    ...(measured ? tablesOf(measured) : []),
  ];
}

const tablesOf = ({ command, boards, figures }: NonNullable<Decisions['measured']>): string[] => [
  `Made by \`${command}\`: ${boards} boards.`,
  grid(
    ['', 'goal', 'now', ''],
    goalsOf(figures).map((one) => [one.title, boundsOf(one), withInterval(one.measured), verdict(one)]),
  ),
  grid(
    ['depth', 'boards', 'real decisions', 'or sensible'],
    figures.depths.map(({ depth, boards: there, real, realOrSensible }) => [
      ...[depth === null ? 'all' : String(depth), String(there)],
      ...[real, realOrSensible].map(withInterval),
    ]),
  ),
  grid(
    ['best press where listed', 'on all boards', 'on boards with options'],
    figures.best.map(({ kind, boards: all, options }) => [kind, withInterval(all), withInterval(options)]),
  ),
  grid(
    ['mean loss', 'presses', 'stated', 'played', 'apart, in HP', ''],
    figures.losses.map(({ title, presses, stated, played, points, isTrue }) => [
      ...[title, String(presses), percent(stated), percent(played), points.toFixed(1)],
      isTrue ? 'met' : 'missed',
    ]),
  ),
];

/** Returns the goals for real decisions. Goals for rules of thumb are about boards with options. */
function goalsOf({ rows, depths, missesOfOptions, near, best, deaths }: DecisionFigures): Goal[] {
  const rules = RULES_OF_THUMB.filter((rule) => rule !== 'blue');
  return [
    goal('boards that are blue', 0, 0.55, rows.blue),
    goal('boards with options', 0.42, 1, rows.options),
    goal('boards with neither', 0, 0.03, rows.neither),
    ...depths.map(({ depth, real }) =>
      depth === null
        ? goal('real decisions, of all boards', 0.15, 1, real)
        : goal(`real decisions at depth ${depth}`, 0.08, 1, real),
    ),
    ...rules.map((rule) => goal(`${TITLES[rule]} misses the best`, 0.3, 1, missesOfOptions[rule])),
    goal('the best listed press is within 0.03 of the best of all', 0.9, 1, near),
    goal('most heroes die that fight on where the board states death', 0.75, 1, deaths),
    ...best
      .filter(({ options }) => options.tries > 0)
      .map(({ kind, options }) => goal(`${kind} is the best where it is an option`, 0.1, 0.6, options)),
  ];
}

const TITLES = { first: 'the first option', least: 'the least stated loss', strongest: 'the strongest attack' };
