import { readRetention } from '../../src/handlers/environment';
import { createDynamoStore, type Store, StoreError } from '../../src/storage';
import { UsageError } from './command-line';
import { regionOf } from './region';

interface TableOptions {
  table: string | undefined;
  region: string | undefined;
}

/**
 * Opens a store and closes it after `use`. The store is on a table of AWS, or of the database at DYNAMODB_ENDPOINT.
 * RETENTION_DAYS must have the same value as for the deployed functions, so that written items expire at the same time.
 * Rejects with a `UsageError` if no table is named, or if the table does not answer.
 */
export async function withDeployedTable(
  { table, region: named }: TableOptions,
  use: (store: Store) => Promise<void>,
): Promise<void> {
  if (!table) throw new UsageError('--table takes the name of a table.');
  const region = regionOf(named);
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  const store = createDynamoStore({ table, region, ...(endpoint ? { endpoint } : {}) }, retention());
  try {
    await use(store);
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'unavailable')) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : 'it does not answer';
    throw new UsageError(`The table ${table} in ${region} cannot be used: ${reason}`);
  } finally {
    store.close();
  }
}

function retention(): ReturnType<typeof readRetention> {
  try {
    return readRetention(process.env);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replace('Cannot start', 'Nothing done') : '');
  }
}
