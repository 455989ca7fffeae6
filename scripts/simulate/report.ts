import type { Interval } from '../lib/statistics';
import { table } from '../lib/table';
import type { Summary } from './tally';

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A share and its interval: `12.0 % (10.1–14.2)`. */
export const withInterval = ({ share, low, high, tries }: Interval): string =>
  tries === 0 ? '–' : `${percent(share)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

/** The summary as lines to read. */
export function formatSummary(summary: Summary): string {
  const { bot, runs, turns, actions, milliseconds } = summary;
  const pace = Math.round((turns * 1000) / Math.max(1, milliseconds));
  return [
    `${bot}: ${runs} runs, ${turns} turns in ${actions} actions, ${pace} turns a second and process, ${(milliseconds / 1000 / Math.max(1, runs)).toFixed(2)} s a run`,
    table(
      ['depth', 'reached', 'share and 95 %', 'died there', 'of those there'],
      summary.reached.map(({ depth, runs: there, share, died, deaths }) => [
        String(depth),
        String(there),
        withInterval(share),
        String(died),
        withInterval(deaths),
      ]),
    ),
    `ended: ${list(summary.endings)}`,
    `died of: ${list(summary.causes)}`,
    `a median of ${summary.medianTurns} turns and ${summary.medianActions} actions; half of the dead no deeper than ${summary.medianDeath ?? '–'}`,
    `dead in one click from over 60 % of hit points: ${withInterval(summary.sudden)} of the dead; on a walk or at rest: ${withInterval(summary.walking)}`,
    `held what brings down the dragon before its depth: ${withInterval(summary.kit)}; laurels: ${withInterval(summary.laurels)}`,
    `dragon met, and killed, by level: ${
      Object.entries(summary.boss)
        .map(([level, { met, killed }]) => `${level}: ${met}, ${killed}`)
        .join('; ') || 'never'
    }`,
    `turns an act: ${Object.entries(summary.turnsPerAct)
      .map(([kind, mean]) => `${kind} ${mean.toFixed(1)}`)
      .join(', ')}`,
  ].join('\n\n');
}

export const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || 'nobody';
