import type { Action, Raws } from '../../../src/engine';
import { Rollouts } from '../../bots/rollouts/rollouts';
import { mean } from '../../lib/statistics';
import { type Decision, decide } from './decide';
import { listedPresses, type Row } from './presses';
import type { SampledBoard } from './sample-boards';

/** Settings of the measure. */
export interface Judging {
  /** Number of rollouts of each press. One half chooses the best press, the other half confirms it. */
  rollouts: number;
  /**
   * True to compare one press with itself, listed `COPIES` times. Each copy then has lucks of its own, because equal
   * presses under equal lucks come to the same.
   */
  isNull: boolean;
}

/** Press of a board and what was measured of it. */
export interface JudgedPress {
  kind: Action['kind'];
  /** Mean loss that the board states, as a share of the present hit points; `null` if it states none. */
  stated: number | null;
  /** Mean worth over all rollouts, 0 to 1. */
  worth: number;
}

export interface Judgement {
  depth: number;
  row: Row;
  presses: JudgedPress[];
  decision: Decision;
  /** Number of rollouts played. */
  rollouts: number;
}

/** Number of times that the null check lists its press. */
const COPIES = 4;

/** Plays the listed presses of a board on, and returns which is the best. Returns `null` if the board lists none. */
export function judgeBoard(raws: Raws, { game, situation }: SampledBoard, judging: Judging): Judgement | null {
  const listed = listedPresses(situation, game);
  const [first] = listed.presses;
  if (!first) return null;
  const presses = judging.isNull ? Array.from({ length: COPIES }, () => first) : listed.presses;
  const play = new Rollouts(raws, game);
  const lucks = Array.from({ length: judging.rollouts }, (_, n) => String(n));
  const worths = presses.map(({ action }, copy) =>
    lucks.map((luck) => play.worth(action, judging.isNull ? `${copy}.${luck}` : luck)),
  );
  return {
    depth: game.depth,
    row: listed.row,
    presses: presses.map(({ action, loss }, n) => ({
      kind: action.kind,
      stated: loss,
      worth: mean(worths[n] ?? []),
    })),
    decision: decide(worths),
    rollouts: presses.length * judging.rollouts,
  };
}
