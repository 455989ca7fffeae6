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
 * Creates the store on DynamoDB, or on a server with the same protocol at `config.endpoint`. If `retention` is `null`,
 * played runs never expire. `close` closes the network connections.
 */
export function createDynamoStore(config: DynamoConfig, retention: Retention | null = null): Store & { close(): void } {
  const table = new DynamoTable(config);
  return { ...createStore(retention ? withRetention(table, retention) : table), close: () => table.close() };
}

/** Creates a store that keeps all data in memory. The data is lost when the process ends. */
export function createMemoryStore(): Store {
  return createStore(new MemoryTable());
}
