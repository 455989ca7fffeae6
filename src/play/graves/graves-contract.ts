import type { GameSummary } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { RunId } from '../../storage/contract';

export interface Grave {
  depth: number;
  /** `null` if the grave is not on the present level. */
  at: Point | null;
  /** `null` for an erased run or a hidden player. */
  of: { run: RunId; heroName: string; summary: GameSummary } | null;
  isReplayable: boolean;
}
