import type { ExportedItem, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { NoServer } from '../turns/server-rules';

/** `exportPlayer` and `erasePlayer` are for admins. A repeated erasure spares newer data. */
export interface PrivacyUseCases {
  exportMine(caller: Caller): Promise<{ kind: 'exported'; items: ExportedItem[] }>;
  /** `overtaken`: the caller has since begun a run or changed a setting. */
  eraseMine(caller: Caller): Promise<{ kind: 'erased' | 'overtaken' }>;
  exportPlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'exported'; items: ExportedItem[] } | NoServer>;
  /** Erases the player's runs in this server for good, and recounts the totals. */
  erasePlayer(caller: Caller & { player: UserId }): Promise<{ kind: 'erased' } | NoServer>;
  /** Removes what an expired item left behind. `image` is the item in DynamoDB's notation. */
  removeExpired(expired: { image: Record<string, unknown>; now: number }): Promise<'run' | 'player' | null>;
}
