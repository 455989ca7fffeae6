import type { Action } from '../engine';

/**
 * The run goes on from where it stood at version `to`, no longer ranked. The actions since then no longer count,
 * though they stay in the log.
 */
export interface Rollback {
  kind: 'back';
  to: number;
}

/** An entry of the input log: each raises the version by one. */
export type LoggedInput = Action | Rollback;
