import type { Store } from './contract';
import { type DynamoConfig, DynamoTable } from './dynamo/dynamo-table';
import { MemoryTable } from './dynamo/memory-table';
import { createStore } from './store';

export * from './contract';
export type { DynamoConfig } from './dynamo/dynamo-table';
export { EXPIRY_ATTRIBUTE, TABLE_DEFINITION } from './dynamo/table-definition';

/** The store on DynamoDB, or on whatever the endpoint names. `close` lets go of its sockets. */
export function createDynamoStore(config: DynamoConfig): Store & { close(): void } {
  const table = new DynamoTable(config);
  return { ...createStore(table), close: () => table.close() };
}

/** The store in memory: the same promises, kept until the process ends. */
export function createMemoryStore(): Store {
  return createStore(new MemoryTable());
}
