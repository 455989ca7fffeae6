import { percent, withInterval } from '../lib/statistics';
import { table } from '../lib/table';
import { CHOICE_FIGURES } from './choices/choice-figures';
import type { ChoiceSummary } from './choices/choice-tally';
import type { Summary } from './tally';

/** Maximum number of damage sources listed. */
const WEAPONS = 8;

export function formatSummary(summary: Summary): string {
  const { bot, runs, turns, actions, milliseconds } = summary;
  const pace = Math.round((turns * 1000) / Math.max(1, milliseconds));
  return [
    `${bot}: ${runs} runs, ${turns} turns in ${actions} actions, ${pace} turns per second and process, ${(milliseconds / 1000 / Math.max(1, runs)).toFixed(2)} s per run`,
    table(
      ['depth', 'reached', 'share and 95 %', 'died there', 'share and 95 %', 'median actions'],
      summary.reached.map(({ depth, runs: there, share, died, deaths }, level) => [
        String(depth),
        String(there),
        withInterval(share),
        String(died),
        withInterval(deaths),
        String(summary.levels[level]?.medianActions ?? '–'),
      ]),
    ),
    `endings: ${list(summary.endings)}`,
    `causes of death: ${list(summary.causes)}`,
    ...summary.levels
      .filter(({ causes }) => Object.keys(causes).length > 0)
      .map(({ depth, causes }) => `killed at depth ${depth}: ${list(causes)}`),
    `damage dealt by: ${
      Object.entries(summary.damage)
        .slice(0, WEAPONS)
        .map(([raw, share]) => `${raw} ${percent(share)}`)
        .join(', ') || 'nothing'
    }`,
    `medians: ${summary.medianTurns} turns, ${summary.medianActions} actions, depth of death ${summary.medianDeath ?? '–'}`,
    `of the deaths, sudden from over 60 % of hit points: ${withInterval(summary.sudden)}; walking or resting: ${withInterval(summary.walking)}`,
    `winning kit before the dragon's depth: ${withInterval(summary.kit)}; laurels: ${withInterval(summary.laurels)}`,
    `dragon met and killed, by level: ${
      Object.entries(summary.boss)
        .map(([level, { met, killed }]) => `${level}: ${met}, ${killed}`)
        .join('; ') || 'never'
    }`,
    `turns per action: ${Object.entries(summary.turnsPerAct)
      .map(([kind, mean]) => `${kind} ${mean.toFixed(1)}`)
      .join(', ')}`,
    ...(summary.choices ? [choicesOf(summary.choices)] : []),
  ].join('\n\n');
}

const choicesOf = (choices: ChoiceSummary): string =>
  CHOICE_FIGURES.slice(1)
    .map(([title, format]) => `${title}: ${format(choices)}`)
    .join('\n');

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || 'none';
