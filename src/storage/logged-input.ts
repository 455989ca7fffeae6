import type { Action } from '../engine';

/**
 * A step back: the run continues from its state at version `to` and is no longer ranked. The actions since then stay in
 * the log but no longer count.
 */
export interface Rollback {
  kind: 'back';
  to: number;
}

/** An entry of the input log. Each entry raises the version by one. */
export type LoggedInput = Action | Rollback;
