import type { Home, UserId } from '../ids';

/** An unreadable value becomes `{ unreadable: true, base64 }`, without `base64` if the bytes may name other users. */
export type ExportedItem = Record<string, unknown>;

export interface ConfirmedErasure {
  user: UserId;
  /** Server in which the player's data is erased; `null` for all data. */
  home: Home | null;
  confirmedBy: string;
  now: number;
}

export interface PrivacyStore {
  /**
   * Returns what `eraseUser` would remove or change, without other users' ids and the content of open daily dungeons.
   */
  exportUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<ExportedItem[]>;
  /** Erases all data if `home` is `null`. A repeated call finishes an erasure that was interrupted or rejected. */
  eraseUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<void>;
  /** Erases nothing if an earlier delivery of the interaction has finished the erasure. */
  eraseConfirmed(erasure: ConfirmedErasure, signal?: AbortSignal): Promise<void>;
  /** True if the erasure was finished; the store forgets a finished erasure after about a day. */
  isErasureDone(erasure: ConfirmedErasure, signal?: AbortSignal): Promise<boolean>;
  /** Removes the remaining data of the expired item `image`. Resolves with `null` if the item was written again. */
  removeExpired(image: Record<string, unknown>, now: number, signal?: AbortSignal): Promise<'run' | 'player' | null>;
}
