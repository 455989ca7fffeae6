import type { Action } from '../engine';

/** Returns to version `to`. Later inputs stay in the log but no longer count. */
export interface Rollback {
  kind: 'back';
  to: number;
}

/** Each input raises the run's version by 1. */
export type LoggedInput = Action | Rollback;
