import type { GameSummary } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { RunId } from '../../storage/contract';

/** A grave that a run came by. */
export interface Grave {
  depth: number;
  /** Where its stone stands; `null` on another level than the hero's. */
  at: Point | null;
  /** Whose it is; `null` where the name is gone, or its player prefers not to be shown. */
  of: { run: RunId; heroName: string; summary: GameSummary } | null;
  /** Its run can be replayed where the caller is: in its server or, if it is their own, everywhere. */
  isReplayable: boolean;
}
