import { intentFamily } from '../intent-family';

export type SharingIntent =
  /**
   * Shares the player's run with the channel; if `move` is set, only the state after this move. If `animated` is true,
   * posts an animation of the newest scene instead, and refuses a `move`.
   */
  | { kind: 'share'; move: number | null; animated: boolean }
  /** Ends the sharing of the run that the player played last. */
  | { kind: 'unshare' }
  | { kind: 'watch' }
  /** Forks the player's own run: after `move` or, if `move` is `null`, at the present state. */
  | { kind: 'fork'; move: number | null };

export const sharingIntents = intentFamily<SharingIntent>({ share: true, unshare: true, watch: true, fork: true });
