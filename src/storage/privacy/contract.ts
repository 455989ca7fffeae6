import type { Home, RunId, UserId } from '../contract';

/** An item of the table as JSON, packed games and logs unpacked. */
export type ExportedItem = Record<string, unknown>;

/** What somebody may ask about themselves, or a server about those who play there. */
export interface PrivacyStore {
  /**
   * Everything stored about a player: what stands under their name, the runs they own with levels, logs and scores,
   * and what they did in runs of others. With a home, only of the runs that began there.
   */
  exportUser(user: UserId, home: Home | null, signal?: AbortSignal): Promise<ExportedItem[]>;
  /**
   * Takes all that away: runs they own altogether; from runs of others their name, not what was done. With a home,
   * only in runs that began there, and the profile stays. Begun again after it was cut short, it goes on.
   */
  eraseUser(user: UserId, home: Home | null, signal?: AbortSignal): Promise<void>;
  /** Takes a run away with levels, log, ballots, scores and every list it stands in. */
  eraseRun(run: RunId, signal?: AbortSignal): Promise<void>;
}
