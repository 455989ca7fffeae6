import type { Webhook } from './api';
import type { RunId } from './types';

export interface KnownBoard {
  webhook: Webhook;
  /** Milliseconds since 1970 at which Discord sent the webhook's interaction. */
  sentAt: number;
  version: number | null;
}

export interface KnownBoards {
  /** Replaces the run's board. Beyond 2000 runs, drops the oldest board. */
  note(run: RunId, board: KnownBoard): void;
  /** Returns `null` without an editable board. `now` is milliseconds since 1970. */
  find(run: RunId, now: number): KnownBoard | null;
  forget(run: RunId): void;
}

/** Discord accepts edits for 15 minutes. The margin covers differing clocks. */
export const TOKEN_LIFE_MS = 15 * 60_000 - 10_000;

const MOST_BOARDS = 2_000;

/** Tokens authorize edits, so the bot never stores known boards. */
export function createKnownBoards(): KnownBoards {
  const known = new Map<RunId, KnownBoard>();
  return {
    note(run, board) {
      known.delete(run);
      known.set(run, board);
      const [oldest] = known.keys();
      if (known.size > MOST_BOARDS && oldest !== undefined) known.delete(oldest);
    },
    find(run, now) {
      const found = known.get(run);
      return found && now - found.sentAt < TOKEN_LIFE_MS ? found : null;
    },
    forget: (run) => void known.delete(run),
  };
}
