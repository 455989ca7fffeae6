import type { Store } from './contract';
import type { DynamoConfig } from './dynamo/client';
import { DynamoTable } from './dynamo/dynamo-table';
import { MemoryTable } from './dynamo/memory-table';
import { type Retention, withRetention } from './dynamo/retaining-table';
import { createStore } from './store';

export * from './contract';
export type { DynamoConfig } from './dynamo/client';
export type { Retention } from './dynamo/retaining-table';

/**
 * The store on DynamoDB, or on whatever speaks its protocol at the endpoint. Without a retention nothing that was ever
 * played expires. `close` closes its sockets.
 */
export function createDynamoStore(config: DynamoConfig, retention: Retention | null = null): Store & { close(): void } {
  const table = new DynamoTable(config);
  return { ...createStore(retention ? withRetention(table, retention) : table), close: () => table.close() };
}

/** The store in memory, with the same contract. Nothing outlives the process. */
export function createMemoryStore(): Store {
  return createStore(new MemoryTable());
}
