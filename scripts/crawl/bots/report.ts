import { type Interval, wilsonInterval, withInterval } from '../../lib/statistics';
import { table } from '../../lib/table';
import type { Fault } from '../checks';
import { PURPOSES } from './purpose';
import { type ClickTally, DEPTHS, type Estimate, GOAL, type PaceTally, type Spread } from './tally';

const estimate = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

const percent = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(0)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;

/** Formats the figures with their 95 % intervals. */
export function formatClicks(name: string, tally: ClickTally): string {
  const { runs, clicks, turns, pace, overall, perLevel, within, byDepth, endings, medianDeepest } = tally;
  return [
    `${name}: ${runs} runs, ${clicks} clicks, ${turns} turns; median of the deepest level ${medianDeepest}`,
    table(
      ['purpose', 'clicks', 'turns per click and 95 %'],
      [
        ...PURPOSES.map((purpose) => [purpose, String(pace[purpose].clicks), estimate(pace[purpose])]),
        ['all', String(clicks), estimate(overall)],
      ],
    ),
    `clicks per level that was left: ${estimate(perLevel)}, median ${perLevel.median}, of ${perLevel.levels}; within ${GOAL}: ${percent(within)}`,
    table(
      ['depth', 'left', 'clicks, mean', 'median', ...PURPOSES],
      byDepth.map(({ depth, levels, mean, median, spent }) => [
        String(depth),
        String(levels),
        mean.toFixed(1),
        String(median),
        ...PURPOSES.map((purpose) => spent[purpose].toFixed(1)),
      ]),
    ),
    `ended: ${Object.entries(endings)
      .map(([ending, times]) => `${ending} ${times}`)
      .join(', ')}`,
  ].join('\n\n');
}

/** Formats the pace of each bot: medians with the middle half, shares with their 95 % intervals. */
export function formatPace(tallies: readonly { name: string; tally: ClickTally }[]): string {
  const rows: [string, (tally: ClickTally) => string][] = [
    ['runs', ({ runs }) => String(runs)],
    ['clicks to the first enemy', ({ firstHour }) => spread(firstHour.firstFight)],
    ['clicks to depth 2', ({ firstHour }) => spread(firstHour.toDepth2)],
    ['clicks per level', ({ firstHour }) => spread(firstHour.clicksPerLevel)],
    ['clicks per level below the town', ({ firstHour }) => spread(firstHour.clicksBelowTown)],
    ['turns per click', ({ firstHour }) => spread(firstHour.turnsPerClick, 1)],
    ['clicks that were recommended', ({ firstHour }) => withInterval(firstHour.recommended)],
    ...DEPTHS.map((depth): [string, (tally: ClickTally) => string] => [
      `reaches depth ${depth}`,
      ({ firstHour }) => withInterval(reaching(firstHour, depth)),
    ]),
  ];
  return table(
    ['median and middle half', ...tallies.map(({ name }) => name)],
    rows.map(([title, cell]) => [title, ...tallies.map(({ tally }) => cell(tally))]),
  );
}

const reaching = ({ reached }: PaceTally, depth: number): Interval =>
  reached.find((row) => row.depth === depth)?.share ?? wilsonInterval(0, 0);

const spread = ({ median, low, high, values }: Spread, digits = 0): string =>
  values === 0 ? '–' : `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;

export function formatFaults(faults: readonly Fault[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule, detail } of faults) {
    const line = `${rule}: ${detail}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, times]) => `FAULT  ${line} (${times} times)`);
}
