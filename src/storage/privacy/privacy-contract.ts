import type { Home, UserId } from '../ids';

/**
 * An item of the table as JSON, with packed games and logs unpacked. A damaged value is `{ unreadable: true, base64 }`.
 */
export type ExportedItem = Record<string, unknown>;

/** Store functions for a player's own data, for expired data, and for a server's data about its players. */
export interface PrivacyStore {
  /**
   * Returns all data stored about a player: every item that their erasure would remove or change. Among them are the
   * items under the player's id, and the player's own runs with levels, logs and results. Of other players' runs,
   * parties and audit lines, returns only the player's part, without the names of others. With a home, only data of
   * that server is returned. Data that gives away a daily dungeon is left out until its day is over, and the item has
   * `hiddenUntil`. `now` is in milliseconds since 1970.
   */
  exportUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<ExportedItem[]>;
  /**
   * Erases all data stored about a player. Runs that the player owns are erased whole. If a party plays such a run and
   * has another member, the run goes to that member instead. Items of others lose the player's id but keep the player's
   * actions, and audit lines get a pseudonym. A hero named after the player loses the name. With a home, only data of
   * that server goes, and the profile stays. A used try at a daily dungeon is kept as a hash until two days after its
   * day. `now` is in milliseconds since 1970. A repeated call continues an interrupted erasure. Data written meanwhile
   * goes too, or the next call finds it; with a home, only data present at the start goes. Rejects with `unavailable`
   * if other writers kept changing an item or writing about the player.
   */
  eraseUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<void>;
  /**
   * Removes the data that belongs to an item that the table has removed because it expired. `image` is that item in
   * DynamoDB's notation, `now` is in milliseconds since 1970. If a run state expired, all of the run except its results
   * is removed. If a profile expired, everything about the player is removed. Resolves with `run` or `player`; `null`
   * if the item is there again or of another kind.
   */
  removeExpired(image: Record<string, unknown>, now: number, signal?: AbortSignal): Promise<'run' | 'player' | null>;
}
