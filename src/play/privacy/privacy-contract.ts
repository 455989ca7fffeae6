import type { ExportedItem, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { NoServer } from '../turns/server-rules';

/**
 * Use cases about other players are for admins of the server, and leave an audit line. A repeated erasure removes
 * nothing that was stored after the first delivery had finished.
 */
export interface PrivacyUseCases {
  exportMine(caller: Caller): Promise<{ kind: 'exported'; items: ExportedItem[] }>;
  /**
   * Removes all data of the caller for good. `overtaken`: a later interaction of the caller began a run or changed a
   * setting.
   */
  eraseMine(caller: Caller): Promise<{ kind: 'erased' | 'overtaken' }>;
  exportPlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'exported'; items: ExportedItem[] } | NoServer>;
  /** Removes everything about a player's runs in this server for good, and computes the player's totals again. */
  erasePlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'erased' } | NoServer>;
  /**
   * Removes data that remain after the table deleted an expired item; `image` is the item in DynamoDB's notation.
   * Resolves with `null` if the item was written again or is of another kind.
   */
  removeExpired(expired: { image: Record<string, unknown>; now: number }): Promise<'run' | 'player' | null>;
}
