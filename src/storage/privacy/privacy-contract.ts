import type { Home, UserId } from '../ids';

/** An item of the table as JSON, packed games and logs unpacked; what is damaged as `{ unreadable: true, base64 }`. */
export type ExportedItem = Record<string, unknown>;

/** What players may ask about themselves, and a server about those who play there. */
export interface PrivacyStore {
  /**
   * Everything stored about a player, that is every item that their erasure would remove or change: the items of their
   * user id, the runs they own with levels, logs and results, and their part of runs, parties and audit lines of
   * others, who are not named. With a home, only what is of that server. What would give a daily dungeon away is left
   * out until its day is over at `now`, in milliseconds since 1970, and the item says so as `hiddenUntil`.
   */
  exportUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<ExportedItem[]>;
  /**
   * Removes all that: runs they own altogether; from items of others their user id, not what they did; audit lines get
   * a pseudonym. With a home, only what is of that server, and the profile stays. That a try at a daily dungeon was
   * used is kept under a hash until two days after its day. `now` is in milliseconds since 1970. Called again after it
   * was cut short, it goes on. What is written about them meanwhile goes too, or is found by the next call; of a server
   * only what was there at first. Rejects with `unavailable` when others kept changing an item, or writing about them.
   */
  eraseUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<void>;
  /**
   * Removes what goes with an item that the table has removed because its time had come; `image` is that item in
   * DynamoDB's notation, `now` milliseconds since 1970. With the state of a run goes all of the run but its results,
   * with a profile all about the player. Resolves with which; `null` where the item is there again, or of another kind.
   */
  removeExpired(image: Record<string, unknown>, now: number, signal?: AbortSignal): Promise<'run' | 'player' | null>;
}
