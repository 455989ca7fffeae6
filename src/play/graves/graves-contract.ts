import type { GameSummary } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { RunId } from '../../storage/contract';

export interface Grave {
  depth: number;
  /** Cell of the gravestone; `null` if the grave is not on the hero's present level. */
  at: Point | null;
  /** Run of the buried hero; `null` if the run was erased, or if the hero's player does not want to be shown. */
  of: { run: RunId; heroName: string; summary: GameSummary } | null;
  /**
   * True if the caller may watch a replay of the buried hero's run. Players may watch their own runs anywhere, and
   * other players' runs in the server in which the run began.
   */
  isReplayable: boolean;
}
