import type { GameSummary } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { RunId } from '../../storage/contract';

/** A grave on a level that the hero of a run visited. */
export interface Grave {
  depth: number;
  /** Cell of the gravestone; `null` if the grave is on another level than the hero. */
  at: Point | null;
  /** Run of the buried hero; `null` if that run was erased, or if its player does not want to be shown. */
  of: { run: RunId; heroName: string; summary: GameSummary } | null;
  /**
   * True if the caller can replay the buried hero's run here: in the server of that run, or anywhere if it is their
   * own.
   */
  isReplayable: boolean;
}
