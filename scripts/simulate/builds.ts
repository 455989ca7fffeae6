import type { Raws, School } from '../../src/engine';
import { SCHOOLS } from '../../src/engine/vocabulary/school';
import { sum } from '../../src/lib/lists';
import { commonest, countWords } from '../lib/counts';
import type { RunReport } from './run';

/** Part of a report from which the hero's build is computed. */
export type Built = Pick<RunReport, 'deepest' | 'damage'> & {
  plan: Pick<RunReport['plan'], 'bot' | 'kit'>;
  census: { boons: readonly string[] };
};

/** Depth that the hero must have reached, because the builds of heroes that died early are all alike. */
const GROWN = 6;

/**
 * Writes for each bot how much the builds of its grown heroes differ. A build is kit, school and main source of damage;
 * the school is that of most of the hero's boons. The figure is the entropy in bits, at most log2(n) with n runs.
 */
export function formatBuilds(raws: Raws, runs: readonly Built[]): string {
  const bots = [...new Set(runs.map(({ plan }) => plan.bot))];
  return bots
    .map((bot) => {
      const grown = runs.filter(({ plan, deepest }) => plan.bot === bot && deepest >= GROWN);
      const builds = grown.map((run) => `${run.plan.kit ?? ''} ${schoolOf(raws, run)} ${sourceOf(run)}`);
      return `${bot}: kit × school × main source of damage of ${grown.length} heroes at depth ${GROWN}: ${entropy(builds).toFixed(1)} bits`;
    })
    .join('\n');
}

/** Returns the school of most of the boons, the first in a tie; an empty text without boons. */
function schoolOf(raws: Raws, { census }: Built): School | '' {
  const schools = census.boons.flatMap((id) => raws.boon[id]?.school ?? []);
  const times = (school: School): number => schools.filter((one) => one === school).length;
  return schools.length === 0 ? '' : SCHOOLS.reduce((most, one) => (times(one) > times(most) ? one : most));
}

const sourceOf = ({ damage }: Built): string => Object.keys(commonest(damage))[0] ?? '';

export function entropy(words: readonly string[]): number {
  const shares = Object.values(countWords(words)).map((times) => times / words.length);
  return sum(shares.map((share) => -share * Math.log2(share)));
}
