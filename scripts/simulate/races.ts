import type { BotName } from '../bots';
import { mean, median, percent, quantile } from '../lib/statistics';
import { table } from '../lib/table';
import type { RunReport } from './run';

/** Part of a report from which the table of a race is computed. */
export type Raced = Pick<RunReport, 'presses' | 'laurel' | 'over'> & {
  plan: Pick<RunReport['plan'], 'seed' | 'bot'>;
  choices: { scores: { kept: number } };
};

/** Minimum and maximum number of presses that a sprint should take. */
const PRESSES = [30, 40] as const;

/**
 * Writes a table of the bots' races: presses, prize, score, and the rank among the runs on the same seed. Bots with
 * equal results share the better rank.
 */
export function formatRaces(runs: readonly Raced[]): string {
  const bots = [...new Set(runs.map(({ plan }) => plan.bot))];
  const rows = bots.map((bot) => {
    const own = runs.filter(({ plan }) => plan.bot === bot);
    const presses = own.map((run) => run.presses);
    const isAsLong = (count: number): boolean => count >= PRESSES[0] && count <= PRESSES[1];
    return [
      ...[bot, String(own.length), ...quartiles(presses)],
      ...quartiles(own.filter(({ laurel }) => laurel).map((run) => run.presses)),
      percent(presses.filter(isAsLong).length / own.length),
      percent(own.filter(({ laurel }) => laurel).length / own.length),
      percent(own.filter(({ over }) => over === null).length / own.length),
      ...quartiles(own.map(({ choices }) => choices.scores.kept)),
      ...quartiles(ranksOf(runs, bot)),
      mean(ranksOf(runs, bot)).toFixed(1),
    ];
  });
  const head = ['bot', 'runs', ...spread('presses'), ...spread('to the prize'), PRESSES.join('–'), 'prize', 'no end'];
  return table([...head, ...spread('score'), ...spread('rank'), 'mean rank'], rows);
}

/** Returns the rank of each of the bot's runs among the runs with the same seed. */
const ranksOf = (runs: readonly Raced[], bot: BotName): number[] =>
  runs
    .filter(({ plan }) => plan.bot === bot)
    .map((run) => 1 + runs.filter((other) => other.plan.seed === run.plan.seed && isBetter(other, run)).length);

const isBetter = (a: Raced, b: Raced): boolean =>
  a.laurel === b.laurel ? a.choices.scores.kept > b.choices.scores.kept : a.laurel;

const spread = (name: string): string[] => ['25 %', name, '75 %'];

const quartiles = (numbers: readonly number[]): string[] =>
  [quantile(numbers, 0.25), median(numbers), quantile(numbers, 0.75)].map((figure) => figure?.toFixed(0) ?? '–');
