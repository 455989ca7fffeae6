import { intentFamily } from '../intent-family';

export type SharingIntent =
  /** Shares the run, or the state after `move`. The bot refuses `animated` together with a `move`. */
  | { kind: 'share'; move: number | null; animated: boolean }
  | { kind: 'unshare' }
  | { kind: 'watch' }
  /** Forks the player's own run: after `move` or, if `move` is `null`, at the present state. */
  | { kind: 'fork'; move: number | null };

export const sharingIntents = intentFamily<SharingIntent>({ share: true, unshare: true, watch: true, fork: true });
