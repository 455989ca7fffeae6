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
 * Creates the store on DynamoDB, or on another server at the endpoint that speaks its protocol. Without a retention, a
 * run that was played never expires. `close` closes the sockets.
 */
export function createDynamoStore(config: DynamoConfig, retention: Retention | null = null): Store & { close(): void } {
  const table = new DynamoTable(config);
  return { ...createStore(retention ? withRetention(table, retention) : table), close: () => table.close() };
}

/** Creates a store in memory with the same contract. Nothing survives the process. */
export function createMemoryStore(): Store {
  return createStore(new MemoryTable());
}
