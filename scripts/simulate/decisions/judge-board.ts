import type { Action, Game, Raws } from '../../../src/engine';
import { Rollouts } from '../../bots/rollouts/rollouts';
import { mean } from '../../lib/statistics';
import { bestOf, type Decision, decide } from './decide';
import { diesFightingOn, playedLoss } from './played-loss';
import { allPresses, keyOf, type ListedPress, listedPresses, picksOf, type Row, type RuleOfThumb } from './presses';
import type { SampledBoard } from './sample-boards';

export interface Judging {
  /** Number of rollouts of each press. One half selects the best press, the other half confirms it. */
  rollouts: number;
  /**
   * True to compare a press with itself, listed `COPIES` times. Each copy has its own lucks, because the same press
   * with the same luck always gives the same result.
   */
  isNull: boolean;
  /** True to compare the best options of heroes of two schools instead; absent otherwise. */
  twoSchools?: true;
}

/** Press of a board and what was measured of it. */
export interface JudgedPress extends Pick<ListedPress, 'kind' | 'burns'> {
  /** Mean worth over all rollouts, 0 to 1. */
  worth: number;
  /**
   * Mean loss that the board states, and mean loss of heroes who pressed it and continued like `planner`. Both are
   * shares of the present hit points, at most 1. `null` if the board states no loss, or probable death instead.
   */
  loss: { stated: number; played: number } | null;
  /** Share of heroes who died after the press if they fought on; `null` if the board states no probable death. */
  deaths: number | null;
}

export interface Judgement {
  depth: number;
  row: Row;
  hp: number;
  presses: JudgedPress[];
  decision: Decision;
  /** Index of the press that each rule of thumb selects; `null` if it selects none. */
  picks: Record<RuleOfThumb, number | null>;
  /** Difference in worth between the best of all presses and the best listed press; absent in the null check. */
  shortfall?: number;
  /** Number of rollouts, without those for played losses. */
  rollouts: number;
}

/** Number of times that the null check lists its press. */
const COPIES = 4;
/** Number of times that a press with a stated loss or death is tried. */
const LOSSES = 8;

/** Tries a board's listed presses in rollouts, and returns the judgement; `null` if the board lists none. */
export function judgeBoard(raws: Raws, board: SampledBoard, judging: Judging): Judgement | null {
  const listed = listedPresses(board.situation, board.game);
  const [first] = listed.presses;
  if (!first) return null;
  const { isNull } = judging;
  const presses = isNull ? Array.from({ length: COPIES }, () => first) : listed.presses;
  const judge = new Judge(raws, board, judging.rollouts);
  const worths = presses.map(({ action }, copy) => judge.worths(action, 'all', isNull ? `${copy}.` : ''));
  const decision = decide(worths);
  const best = presses[decision.best] ?? first;
  const hp = board.game.hero.pools.hp.current;
  return {
    ...{ depth: board.game.depth, row: listed.row, hp, decision },
    presses: presses.map(({ kind, action, loss, burns }, n) => ({
      ...{ kind, ...(burns && { burns }) },
      worth: mean(worths[n] ?? []),
      loss: isNull || !isLoss(loss) ? null : { stated: Math.min(1, loss / hp), played: judge.loss(action) },
      deaths: isNull || loss !== Number.POSITIVE_INFINITY ? null : judge.deaths(action),
    })),
    picks: picksOf(listed, board.situation),
    ...(!isNull && { shortfall: judge.shortfall(best.action) }),
    rollouts: judge.played,
  };
}

const isLoss = (loss: number | null): loss is number => loss !== null && loss !== Number.POSITIVE_INFINITY;

type Part = 'first half' | 'second half' | 'all';

/** Tries the presses of one board in rollouts, and remembers their worths. */
class Judge {
  played = 0;
  private readonly rollouts: Rollouts;
  private readonly known = new Map<string, number>();

  constructor(
    private readonly raws: Raws,
    private readonly board: SampledBoard,
    private readonly times: number,
  ) {
    this.rollouts = new Rollouts(raws, board.game);
  }

  /** Returns the worth of a press with each luck. `draw` names a set of lucks. */
  worths(action: Action, part: Part = 'all', draw = ''): number[] {
    const half = Math.floor(this.times / 2);
    const from = part === 'second half' ? half : 0;
    const to = part === 'first half' ? half : this.times;
    return Array.from({ length: to - from }, (_, n) => this.worth(action, `${draw}${from + n}`));
  }

  private worth(action: Action, luck: string): number {
    const key = `${luck} ${keyOf(action)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.played += 1;
    const worth = this.rollouts.worth(action, luck);
    this.known.set(key, worth);
    return worth;
  }

  /**
   * Returns the difference in worth between the best of all presses and the best listed one, in the second half of the
   * rollouts. The first half selects the best of all.
   */
  shortfall(listed: Action): number {
    const presses = [listed, ...allPresses(this.board.situation)];
    const best = presses[bestOf(presses.map((action) => mean(this.worths(action, 'first half'))))] ?? listed;
    return mean(this.worths(best, 'second half')) - mean(this.worths(listed, 'second half'));
  }

  /**
   * Returns the mean loss after a press by heroes who then play like `planner`, as a share of the present hit points.
   */
  loss(action: Action): number {
    return mean(this.dealt().map((game) => playedLoss(this.raws, game, action)));
  }

  /** Returns the share of heroes who die after a press if they fight to the end. */
  deaths(action: Action): number {
    return mean(this.dealt().map((game) => (diesFightingOn(this.raws, game, action) ? 1 : 0)));
  }

  private dealt(): Game[] {
    return Array.from({ length: LOSSES }, (_, n) => this.rollouts.deal(String(n)));
  }
}
