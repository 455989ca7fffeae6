import { intentFamily } from '../intent-family';

export type SharingIntent =
  /** Shows the player's run to the channel: live, as it was after a move, or as an animation. */
  | { kind: 'share'; move: number | null; animated: boolean }
  /** Stops sharing with the channel the run that the player played last. */
  | { kind: 'unshare' }
  /** Lists the runs that the channel can watch. */
  | { kind: 'watch' }
  /** Branches off the player's own run, at present or after a move. */
  | { kind: 'fork'; move: number | null };

export const sharingIntents = intentFamily<SharingIntent>({ share: true, unshare: true, watch: true, fork: true });
