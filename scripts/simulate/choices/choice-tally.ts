import { type RawId, TOWN } from '../../../src/engine';
import { sum } from '../../../src/lib/lists';
import { added, commonest, shares } from '../../lib/counts';
import { type Interval, type Mean, meanInterval, wilsonInterval } from '../../lib/statistics';
import type { Census } from '../census';
import { COMPANION } from '../damage-count';
import type { RunReport } from '../run';
import { type KindOverlap, overlapOf } from './kind-overlap';

export interface ChoiceSummary {
  runs: number;
  /** Shares of the judged boards below the town, by kind of recommendation. */
  boards: { blue: Interval; options: Interval; neither: Interval };
  /** Share of the judged boards on which Eat, Rest, Wear or Fetch is recommended, or is the only enabled button. */
  chores: Interval;
  /** Share of the runs that met a board without an enabled button. */
  deadRuns: Interval;
  /** Share of the fights that began below 80 % of the hit points. */
  hurtFights: Interval;
  /** Share of the runs that died at depth 2, among those that left the town without a trade. */
  unshoppedDeaths: Interval;
  /** Number of actions before a hostile creature first came into view. */
  actionsBeforeFoe: Mean;
  /** Number of attack scrolls and charged rods that dead heroes had left. */
  unusedAttacks: Mean;
  /** Number of things, and of meals, that heroes carried when they first arrived at the dragon's depth. */
  carried: Mean;
  meals: Mean;
  kinds: KindOverlap;
  /** Number of actions on a level below the town, over all visits. Leaves out levels on which the hero died. */
  clicks: Mean;
  /** Weapon, spell or thing with the largest share of all damage to enemies, 0 to 1; `null` without damage. */
  topSource: { raw: RawId; share: number } | null;
  /** Score at the end, and the score if the hero had sold the pack before. */
  scores: { kept: Mean; soldOut: Mean };
  /** Share of the runs without the laurel that scored more than some run with the laurel. No cases if nobody won. */
  losersAbove: Interval;
  /**
   * Share of the runs that used a shrine, a cage or a captive, among the runs that saw one. Absent from figures of
   * older versions, and so is `companions`.
   */
  uses?: Record<Meeting, Interval>;
  /** Share of the damage to enemies, 0 to 1, that companions dealt in runs with the laurel; `null` if nobody won. */
  companions?: number | null;
}

/** Kinds of things that the hero may use or leave: the entries of the census for those seen, and for those used. */
const MEETINGS = {
  shrine: ['shrines', 'shrinesUsed'],
  cage: ['cages', 'cagesTaken'],
  captive: ['captives', 'freed'],
} as const satisfies Record<string, readonly [keyof Census, keyof Census]>;
export type Meeting = keyof typeof MEETINGS;

export type Countable = Pick<RunReport, 'choices' | 'visits' | 'over' | 'deepest' | 'damage' | 'laurel'> & {
  census: Pick<Census, (typeof MEETINGS)[Meeting][number]>;
};

/** Returns the figures over the runs of one bot. */
export function choiceSummaryOf(runs: readonly Countable[]): ChoiceSummary {
  const choices = runs.map((run) => run.choices);
  const boards = added(choices.map((one) => ({ ...one.boards })));
  const judged = sum([boards.blue, boards.options, boards.neither].map((times) => times ?? 0));
  const share = (times: number | undefined): Interval => wilsonInterval(times ?? 0, judged);
  const arrived = choices.flatMap(({ atLair }) => atLair ?? []);
  const unshopped = runs.filter((run) => !run.choices.shopped && run.deepest > TOWN);
  const begun = sum(choices.map(({ fights }) => fights.begun));
  return {
    runs: runs.length,
    boards: { blue: share(boards.blue), options: share(boards.options), neither: share(boards.neither) },
    chores: share(boards.chores),
    deadRuns: wilsonInterval(choices.filter((one) => one.boards.dead > 0).length, runs.length),
    hurtFights: wilsonInterval(sum(choices.map(({ fights }) => fights.hurt)), begun),
    unshoppedDeaths: wilsonInterval(unshopped.filter(hasDiedAtOnce).length, unshopped.length),
    actionsBeforeFoe: meanInterval(choices.flatMap(({ actionsBeforeFoe }) => actionsBeforeFoe ?? [])),
    unusedAttacks: meanInterval(choices.flatMap(({ unusedAttacks }) => unusedAttacks ?? [])),
    carried: meanInterval(arrived.map(({ carried }) => carried)),
    meals: meanInterval(arrived.map(({ meals }) => meals)),
    kinds: overlapOf(arrived.map(({ kinds }) => kinds)),
    clicks: meanInterval(runs.flatMap(clicksPerLevel)),
    topSource: topSourceOf(runs),
    scores: {
      kept: meanInterval(choices.map(({ scores }) => scores.kept)),
      soldOut: meanInterval(choices.map(({ scores }) => scores.soldOut)),
    },
    losersAbove: losersAbove(runs),
    uses: { shrine: usesOf(runs, 'shrine'), cage: usesOf(runs, 'cage'), captive: usesOf(runs, 'captive') },
    companions: companionsIn(runs.filter(({ laurel }) => laurel)),
  };
}

function usesOf(runs: readonly Countable[], what: Meeting): Interval {
  const [seen, used] = MEETINGS[what];
  const met = runs.filter(({ census }) => census[seen].length > 0);
  return wilsonInterval(met.filter(({ census }) => census[used].length > 0).length, met.length);
}

function companionsIn(winners: readonly Countable[]): number | null {
  if (winners.length === 0) return null;
  return shares(added(winners.map(({ damage }) => damage)))[COMPANION] ?? 0;
}

const hasDiedAtOnce = ({ over, deepest }: Countable): boolean =>
  over?.result === 'died' && over.depth === TOWN + 1 && deepest === TOWN + 1;

/** Returns the number of actions on each level below the town that the hero left alive. */
function clicksPerLevel({ visits, over }: Countable): number[] {
  const lastDepth = over?.result === 'died' ? over.depth : null;
  const depths = new Set(visits.map(({ depth }) => depth).filter((depth) => depth !== TOWN && depth !== lastDepth));
  return [...depths].map((depth) => sum(visits.filter((one) => one.depth === depth).map(({ actions }) => actions)));
}

function losersAbove(runs: readonly Countable[]): Interval {
  const scoresWith = (laurel: boolean): number[] =>
    runs.filter((run) => run.laurel === laurel).map(({ choices }) => choices.scores.kept);
  const [winners, losers] = [scoresWith(true), scoresWith(false)];
  if (winners.length === 0) return wilsonInterval(0, 0);
  const least = Math.min(...winners);
  return wilsonInterval(losers.filter((score) => score > least).length, losers.length);
}

function topSourceOf(runs: readonly Countable[]): ChoiceSummary['topSource'] {
  const [top] = Object.entries(commonest(shares(added(runs.map(({ damage }) => damage)))));
  return top ? { raw: top[0], share: top[1] } : null;
}
