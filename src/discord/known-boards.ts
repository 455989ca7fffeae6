import type { Webhook } from './api';
import type { RunId } from './types';

/** The message that shows a run to everybody. */
export interface KnownBoard {
  /** Authorizes an edit of the message. */
  webhook: Webhook;
  /** Time at which the interaction with this webhook was sent, in milliseconds since 1970. */
  sentAt: number;
  /** Version that the message shows; `null` if the reply named none. */
  version: number | null;
}

export interface KnownBoards {
  note(run: RunId, board: KnownBoard): void;
  /** Returns the run's board; `null` if this process knows none, or if the bot may no longer edit it. */
  find(run: RunId, now: number): KnownBoard | null;
  forget(run: RunId): void;
}

/** Milliseconds during which Discord accepts edits of a reply: 15 minutes, less a margin, because clocks differ. */
export const TOKEN_LIFE_MS = 15 * 60_000 - 10_000;

/** Maximum number of boards. Beyond this number, forgets the board that was noted longest ago. */
const MOST_BOARDS = 2_000;

/** Creates an empty record of boards. The record lives in memory only, because a token would be worth stealing. */
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
