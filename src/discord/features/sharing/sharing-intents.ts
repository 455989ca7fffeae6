import { intentFamily } from '../intent-family';

export type SharingIntent =
  /** Shows the player's run to the channel: as it goes on, as it was after a move, or as an animation. */
  | { kind: 'share'; move: number | null; animated: boolean }
  /** Ends that, as far as the run played last is shared in the channel. */
  | { kind: 'unshare' }
  /** Lists what there is to watch in the channel. */
  | { kind: 'watch' }
  /** Branches off the player's own run, as it stands or as it was after a move. */
  | { kind: 'fork'; move: number | null };

export const sharingIntents = intentFamily<SharingIntent>({ share: true, unshare: true, watch: true, fork: true });
