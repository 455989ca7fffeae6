import type { ExportedItem, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { NoServer } from '../turns/server-rules';

/** The use cases about other players are for admins of the server, and leave an audit line. */
export interface PrivacyUseCases {
  /** Returns everything stored about the caller, in all servers. */
  exportMine(caller: Caller): Promise<{ kind: 'exported'; items: ExportedItem[] }>;
  /**
   * Removes everything stored about the caller, for good. A repeated delivery removes nothing that was stored after the
   * first delivery had finished. Returns `overtaken`, and removes nothing, if the caller has begun another run or
   * changed a setting by a later interaction.
   */
  eraseMine(caller: Caller): Promise<{ kind: 'erased' | 'overtaken' }>;
  /** Returns everything stored about a player's runs in this server. */
  exportPlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'exported'; items: ExportedItem[] } | NoServer>;
  /**
   * Removes everything stored about a player's runs in this server, for good, and computes the player's totals again. A
   * repeated delivery removes nothing that was stored after the first delivery had finished.
   */
  erasePlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'erased' } | NoServer>;
  /**
   * Removes the remaining data of an expired item. The table has already deleted the item itself, because nobody had
   * used it for a long time. `image` is the item in DynamoDB's notation. `now` is in milliseconds since 1970.
   *
   * Resolves with the kind of data removed. Resolves with `null` if nothing was removed, because the item was written
   * again or is of another kind.
   */
  removeExpired(expired: { image: Record<string, unknown>; now: number }): Promise<'run' | 'player' | null>;
}
