import type { GameSummary } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { RunId } from '../../storage/contract';

export interface Grave {
  depth: number;
  /** Cell of the gravestone; `null` if the grave is not on the hero's present level. */
  at: Point | null;
  /** `null` for an erased run, or for a player who does not want to be shown. */
  of: { run: RunId; heroName: string; summary: GameSummary } | null;
  isReplayable: boolean;
}
