import type { Action } from '../engine';

/**
 * Rollback of a run to the game at version `to`. The run is then unranked. Inputs after `to` stay in the log but no
 * longer count.
 */
export interface Rollback {
  kind: 'back';
  to: number;
}

/** Each input raises the run's version by 1. */
export type LoggedInput = Action | Rollback;
