import type { Webhook } from './api';
import type { RunId } from './types';

export interface KnownBoard {
  webhook: Webhook;
  /** Milliseconds since 1970 at which Discord sent the interaction of `webhook`. */
  sentAt: number;
  version: number | null;
}

export interface KnownBoards {
  /** Replaces the run's earlier board. Beyond 2000 runs, forgets the board noted longest ago. */
  note(run: RunId, board: KnownBoard): void;
  /** Returns `null` if this process knows no editable board of the run. `now` is in milliseconds since 1970. */
  find(run: RunId, now: number): KnownBoard | null;
  forget(run: RunId): void;
}

/** Milliseconds. Discord accepts edits of a reply for 15 minutes; the margin allows for differing clocks. */
export const TOKEN_LIFE_MS = 15 * 60_000 - 10_000;

const MOST_BOARDS = 2_000;

/** The bot never stores known boards, because their tokens authorize edits of messages. */
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
