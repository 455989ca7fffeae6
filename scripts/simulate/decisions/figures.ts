import { sum } from '../../../src/lib/lists';
import { type Interval, mean, wilsonInterval } from '../../lib/statistics';
import type { JudgedPress, Judgement } from './judge-board';
import { type Row, RULES_OF_THUMB, type RuleOfThumb } from './presses';

/** Shares of boards, each with its 95 % interval. */
export interface DepthFigures {
  /** `null` for all depths. */
  depth: number | null;
  boards: number;
  /** Boards on which the choice between options is a real decision, as a share of all boards. */
  real: Interval;
  /** Boards on which the choice between the listed presses is a real decision, as a share of all boards. */
  realOrSensible: Interval;
  /** Real decisions among the boards of each row. Without options, presses of a sensible player are compared. */
  realIn: Record<Row, Interval>;
}

/** Stated loss and played loss of some presses, means as shares of the present hit points. */
export interface LossFigures {
  title: string;
  presses: number;
  stated: number;
  played: number;
  /** Difference between the two losses in hit points. */
  points: number;
  /** True if the two losses differ by at most `LOSS_SHARE` of the played loss, or `LOSS_POINTS` hit points. */
  isTrue: boolean;
}

const LOSS_SHARE = 0.25;
const LOSS_POINTS = 2;

/** Maximum shortfall, in worth, with which the best listed press still counts as good as the best of all presses. */
const NEAR = 0.03;

/** Minimum share of heroes who must die to make a stated death right. */
const MOST = 0.5;

const ROWS = ['blue', 'options', 'neither'] as const satisfies readonly Row[];

export interface DecisionFigures {
  rows: Record<Row, Interval>;
  /** Figures of all boards, then of each depth. */
  depths: DepthFigures[];
  /** For each rule of thumb, the share of real decisions in which its press is not the best. */
  misses: Record<RuleOfThumb, Interval>;
  /** For each rule of thumb, the share of real decisions with options in which its press is not the best. */
  missesOfOptions: Record<RuleOfThumb, Interval>;
  /**
   * For each kind of press, the share of boards on which it is best, among the boards that list it. A press that sets
   * ground on fire also counts as the kind `burn`.
   */
  best: { kind: string; boards: Interval; options: Interval }[];
  /** Share of boards on which the best listed press is almost as good as the best of all presses. */
  near: Interval;
  /** Losses in three groups by stated loss, then by kind of press. */
  losses: LossFigures[];
  /** Share of the presses with a stated death after which most of the heroes who fought to the end died. */
  deaths: Interval;
}

export function decisionFigures(boards: readonly Judgement[]): DecisionFigures {
  const depths = [...new Set(boards.map(({ depth }) => depth))].sort((a, b) => a - b);
  const real = boards.filter(({ decision }) => decision.real);
  const measured = boards.filter(({ shortfall }) => shortfall !== undefined);
  return {
    rows: byKey(ROWS, (row) => shareOf(boards, (board) => board.row === row)),
    depths: [null, ...depths].map((depth) =>
      depthFigures(
        depth,
        boards.filter((board) => depth === null || board.depth === depth),
      ),
    ),
    misses: missesIn(real),
    missesOfOptions: missesIn(real.filter(hasOptions)),
    best: bestByKind(boards),
    near: shareOf(measured, ({ shortfall }) => (shortfall as number) <= NEAR),
    losses: lossFigures(boards),
    deaths: shareOf(
      boards.flatMap(({ presses }) => presses.flatMap(({ deaths }) => deaths ?? [])),
      (deaths) => deaths >= MOST,
    ),
  };
}

const hasOptions = ({ row }: Judgement): boolean => row === 'options';
const isReal = ({ decision }: Judgement): boolean => decision.real;

const shareOf = <T>(list: readonly T[], holds: (one: T) => boolean): Interval =>
  wilsonInterval(list.filter(holds).length, list.length);

const byKey = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

const depthFigures = (depth: number | null, boards: readonly Judgement[]): DepthFigures => ({
  depth,
  boards: boards.length,
  real: shareOf(boards, (board) => hasOptions(board) && isReal(board)),
  realOrSensible: shareOf(boards, isReal),
  realIn: byKey(ROWS, (row) =>
    shareOf(
      boards.filter((board) => board.row === row),
      isReal,
    ),
  ),
});

const missesIn = (real: readonly Judgement[]): Record<RuleOfThumb, Interval> =>
  byKey(RULES_OF_THUMB, (rule) =>
    shareOf(
      real.filter(({ picks }) => picks[rule] !== null),
      ({ picks, decision }) => picks[rule] !== decision.best,
    ),
  );

const kindsOf = ({ kind, burns }: JudgedPress): string[] => (burns ? [kind, 'burn'] : [kind]);

function bestByKind(boards: readonly Judgement[]): DecisionFigures['best'] {
  const kinds = [...new Set(boards.flatMap(({ presses }) => presses.flatMap(kindsOf)))].sort();
  return kinds.map((kind) => {
    const isOfKind = (press: JudgedPress | undefined): boolean => press !== undefined && kindsOf(press).includes(kind);
    const listing = boards.filter(({ presses }) => presses.some(isOfKind));
    const isBest = ({ presses, decision }: Judgement): boolean => isOfKind(presses[decision.best]);
    return { kind, boards: shareOf(listing, isBest), options: shareOf(listing.filter(hasOptions), isBest) };
  });
}

interface Stated {
  kind: JudgedPress['kind'];
  stated: number;
  played: number;
  hp: number;
}

function lossFigures(boards: readonly Judgement[]): LossFigures[] {
  const all = boards
    .flatMap(({ presses, hp }) => presses.flatMap(({ kind, loss }): Stated[] => (loss ? [{ kind, hp, ...loss }] : [])))
    .sort((a, b) => a.stated - b.stated);
  const third = (n: number): Stated[] => all.slice((n * all.length) / 3, ((n + 1) * all.length) / 3);
  const kinds = [...new Set(all.map(({ kind }) => kind))].sort();
  return [
    ...['lowest third', 'middle third', 'highest third'].map((title, n) => lossOf(title, third(n))),
    ...kinds.map((kind) =>
      lossOf(
        kind,
        all.filter((one) => one.kind === kind),
      ),
    ),
  ].filter(({ presses }) => presses > 0);
}

function lossOf(title: string, presses: readonly Stated[]): LossFigures {
  const stated = mean(presses.map((one) => one.stated));
  const played = mean(presses.map((one) => one.played));
  const points = sum(presses.map((one) => (one.stated - one.played) * one.hp)) / presses.length;
  const isTrue = Math.abs(stated - played) <= LOSS_SHARE * played || Math.abs(points) <= LOSS_POINTS;
  return { title, presses: presses.length, stated, played, points, isTrue };
}
