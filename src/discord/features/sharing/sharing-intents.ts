import { intentFamily } from '../intent-family';

export type SharingIntent =
  /**
   * Shares the player's run with the channel. `move` limits it to the state after this move. `animated` adds an
   * animation of the last fight.
   */
  | { kind: 'share'; move: number | null; animated: boolean }
  /** Stops sharing the run that the player played last with the channel. */
  | { kind: 'unshare' }
  /** Lists the runs that players share with the channel. */
  | { kind: 'watch' }
  /** Starts a new run as a copy of the player's own. The copy begins at the present state, or after `move`. */
  | { kind: 'fork'; move: number | null };

export const sharingIntents = intentFamily<SharingIntent>({ share: true, unshare: true, watch: true, fork: true });
