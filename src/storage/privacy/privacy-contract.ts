import type { Home, UserId } from '../ids';

/**
 * JSON with games and logs unpacked. An unreadable value becomes `{ unreadable: true, base64 }`. The field `base64` is
 * missing if the bytes may name other users.
 */
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
   * Returns all data stored about a player: every item that an erasure of the player would remove or change. The
   * player's own runs come with levels, logs and results. From other players' runs, parties and audit lines, returns
   * only the player's part, without other users' ids. If `home` is not `null`, returns only data of that server. Until
   * a daily dungeon ends, leaves out data that would reveal the dungeon. An item without this data has the field
   * `hiddenUntil`. `now` is in milliseconds since 1970.
   */
  exportUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<ExportedItem[]>;
  /**
   * Erases all data stored about a player. Erases the player's own runs whole, except that a party's run goes to
   * another member. In other users' items, replaces the player's id and keeps the actions. In audit lines, a pseudonym
   * replaces the id. A hero named after the player loses the name. A used try at a daily dungeon stays as a hash until
   * two days after the dungeon's end.
   *
   * If `home` is not `null`, erases only data of that server and keeps the profile. A repeated call finishes an
   * interrupted erasure. Without `home`, also erases data that is written during the erasure. Rejects with the
   * `StoreError` `unavailable` if other writers kept changing an item or writing about the player. `now` is in
   * milliseconds since 1970.
   */
  eraseUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<void>;
  /**
   * Erases like `eraseUser`, but only once for each interaction. Erases nothing if an earlier delivery has finished the
   * erasure. A hash of player, home and interaction stays for a day.
   */
  eraseConfirmed(erasure: ConfirmedErasure, signal?: AbortSignal): Promise<void>;
  isErasureDone(erasure: ConfirmedErasure, signal?: AbortSignal): Promise<boolean>;
  /**
   * Removes the remaining data of an item that has expired and was removed. `image` is the removed item in DynamoDB's
   * notation. For a run's state, erases the run except its results. For a profile, erases all data about the player.
   * Resolves with `null` if the item is of another kind or was written again. `now` is in milliseconds since 1970.
   */
  removeExpired(image: Record<string, unknown>, now: number, signal?: AbortSignal): Promise<'run' | 'player' | null>;
}
