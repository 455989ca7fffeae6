import type { ExportedItem, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { NoServer } from '../turns/server-rules';

/** What is stored about a player. The two about other players are for admins of the server, and are audited. */
export interface PrivacyUseCases {
  /** Everything stored about the caller, anywhere. */
  exportMine(caller: Caller): Promise<{ kind: 'exported'; items: ExportedItem[] }>;
  /** Removes it for good. */
  eraseMine(caller: Caller): Promise<{ kind: 'erased' }>;
  /** Everything stored about a player's runs in this server. */
  exportPlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'exported'; items: ExportedItem[] } | NoServer>;
  /** Removes it for good, and counts the player's totals again without it. */
  erasePlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'erased' } | NoServer>;
  /**
   * Removes what goes with an item that the table has removed because nobody used it any more. `image` is that item in
   * DynamoDB's notation, `now` milliseconds since 1970. Resolves with what was removed; `null` for nothing, because the
   * item has been written again or is of another kind.
   */
  removeExpired(expired: { image: Record<string, unknown>; now: number }): Promise<'run' | 'player' | null>;
}
