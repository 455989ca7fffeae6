import { intentFamily } from '../intent-family';

export type SharingIntent =
  /** Shares the run, or the state after `move`. Only whole runs are `animated`. */
  | { kind: 'share'; move: number | null; animated: boolean }
  | { kind: 'unshare' }
  | { kind: 'watch' }
  /** Forks the player's run after `move`; `null` means now. */
  | { kind: 'fork'; move: number | null };

export const sharingIntents = intentFamily<SharingIntent>({ share: true, unshare: true, watch: true, fork: true });
