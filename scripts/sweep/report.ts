import { BUILDER_FIGURES } from '../../test/support/builder-figures';
import { type Counts, meanFaults } from '../../test/support/level-figures';
import type { Tally, Target } from './job';

/** Maximum number of fallback levels per thousand. */
const MAX_FALLBACKS = 1;
/** Minimum percentage of fortresses that a hero can cross without being seen by the dragon. */
const MIN_CROSSABLE = 90;
/** Minimum number of levels for checking means and medians. */
const MANY = 100;

export function formatTally(target: Target, tally: Tally): string {
  if (target.kind === 'builder') {
    const largest = median(tally.largest);
    const carved = largest > 0 ? `, median of the largest connected part ${largest}` : '';
    return `${target.name}: ${tally.built} drafts${carved}`;
  }
  if (target.kind === 'run') return `depths ${target.depths[0]} to ${target.depths.at(-1)}: ${tally.built} runs`;
  const { reachable, mobs, items, props } = meansOf(tally);
  const figures = [
    `${tally.built} levels`,
    `${tally.rebuilds} rebuilds`,
    `${tally.fallbacks} fallbacks`,
    `on average ${reachable.toFixed(0)} cells, ${mobs.toFixed(1)} mobs, ${items.toFixed(1)} items, ${props.toFixed(1)} props`,
    ...(target.depth === 6 ? [`${tally.crossable} can be crossed unseen`] : []),
  ];
  const way = target.isSecond ? ' by the second way' : '';
  return `${target.recipe ?? `depth ${target.depth}`}${way}: ${figures.join(', ')}`;
}

export function findingsOf(target: Target, tally: Tally): string[] {
  const many = tally.built >= MANY;
  if (target.kind === 'builder') return [...tally.faults, ...(many ? medianFaults(target.name, tally) : [])];
  const findings = [...tally.faults];
  if (target.kind === 'run') return findings;
  if (tally.fallbacks * 1000 > MAX_FALLBACKS * tally.built) findings.push(`${tally.fallbacks} fallbacks`);
  if (target.depth === 6 && target.recipe === null && tally.crossable * 100 < MIN_CROSSABLE * tally.built) {
    findings.push('too few fortresses can be crossed unseen');
  }
  return many && target.depth < 7 && target.recipe === null && !target.isSecond
    ? [...findings, ...meanFaults(target.depth, meansOf(tally))]
    : findings;
}

function meansOf({ built, sums }: Tally): Counts {
  const mean = (key: keyof Counts) => sums[key] / built;
  return { reachable: mean('reachable'), mobs: mean('mobs'), items: mean('items'), props: mean('props') };
}

function medianFaults(name: string, { largest }: Tally): string[] {
  const typical = BUILDER_FIGURES.find((figures) => figures.name === name)?.typical;
  if (!typical) return [];
  const middle = median(largest);
  return middle < typical[0] || middle > typical[1] ? [`median ${middle}, not ${typical.join(' to ')}`] : [];
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
