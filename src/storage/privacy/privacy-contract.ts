import type { Home, UserId } from '../ids';

/** Unreadable values become `{ unreadable: true }`, with `base64` if harmless to others. */
export type ExportedItem = Record<string, unknown>;

export interface ConfirmedErasure {
  user: UserId;
  /** Server with the data to erase; `null` erases all data. */
  home: Home | null;
  confirmedBy: string;
  now: number;
}

export interface PrivacyStore {
  /** Hides other users' ids and the content of open daily dungeons. */
  exportUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<ExportedItem[]>;
  /** Erases all data if `home` is `null`. A repeated call finishes an interrupted erasure. */
  eraseUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<void>;
  /** Does nothing if an earlier delivery has finished the erasure. */
  eraseConfirmed(erasure: ConfirmedErasure, signal?: AbortSignal): Promise<void>;
  /** The store forgets a finished erasure after about a day. */
  isErasureDone(erasure: ConfirmedErasure, signal?: AbortSignal): Promise<boolean>;
  /** Removes remaining data. Resolves with `null` if the item was written again. */
  removeExpired(image: Record<string, unknown>, now: number, signal?: AbortSignal): Promise<'run' | 'player' | null>;
}
