import type { Home, RunId, UserId } from '../ids';

/** An item of the table as JSON, packed games and logs unpacked; what is damaged as `{ unreadable: true, base64 }`. */
export type ExportedItem = Record<string, unknown>;

/** What players may ask about themselves, and a server about those who play there. */
export interface PrivacyStore {
  /**
   * Everything stored about a player: the items of their user id, the runs they own with levels, logs and results,
   * and what they did in runs of others. With a home, only of the runs that began there.
   */
  exportUser(user: UserId, home: Home | null, signal?: AbortSignal): Promise<ExportedItem[]>;
  /**
   * Removes all that: runs they own altogether; from runs of others their user id, not what they did. With a home, only
   * in runs that began there, and the profile stays. That a try at a daily dungeon was used is kept until its day is
   * over, under a hash. `now` is in milliseconds since 1970. Called again after it was cut short, it goes on. Rejects
   * with `unavailable` when others kept changing an item.
   */
  eraseUser(user: UserId, home: Home | null, now: number, signal?: AbortSignal): Promise<void>;
  /** Removes a run with its levels, log, ballots, results and every list that has it. */
  eraseRun(run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Removes what goes with an item that the table has removed because its time had come; `image` is that item in
   * DynamoDB's notation, `now` milliseconds since 1970. With the state of a run goes all of the run but its results, with
   * a profile all about the player. Resolves with which; `null` where the item is there again, or of another kind.
   */
  removeExpired(image: Record<string, unknown>, now: number, signal?: AbortSignal): Promise<'run' | 'player' | null>;
}
