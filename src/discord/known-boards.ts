import type { Webhook } from './api';
import type { RunId } from './types';

/** The message that shows a run to everybody. */
export interface KnownBoard {
  /** Authorizes an edit of the message. */
  webhook: Webhook;
  /** Time at which Discord sent the interaction of `webhook`, in milliseconds since 1970. */
  sentAt: number;
  /** Version of the run that the message shows; `null` if unknown. */
  version: number | null;
}

export interface KnownBoards {
  note(run: RunId, board: KnownBoard): void;
  /**
   * Returns the run's board. Returns `null` if this process knows no board that the bot may still edit. `now` is in
   * milliseconds since 1970.
   */
  find(run: RunId, now: number): KnownBoard | null;
  forget(run: RunId): void;
}

/** Milliseconds during which Discord accepts edits of a reply: 15 minutes, less a margin, because clocks differ. */
export const TOKEN_LIFE_MS = 15 * 60_000 - 10_000;

/** Maximum number of boards. If there are more, `note` forgets the board that it noted longest ago. */
const MOST_BOARDS = 2_000;

/**
 * Creates an empty record of boards. The bot never stores the record, because anybody with a token could edit the
 * messages.
 */
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
