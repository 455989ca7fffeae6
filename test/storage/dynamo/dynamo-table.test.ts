import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../../../scripts/lib/database';
import { StoreError } from '../../../src/storage/contract';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { createStore } from '../../../src/storage/store';

/** A port that takes connections and never says a word. */
async function silentPort(): Promise<{ endpoint: string; close(): void }> {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, close: () => server.close() };
}

test('a port where nobody listens is unavailable', async () => {
  const { endpoint, close } = await silentPort();
  close();
  const table = new DynamoTable({ endpoint, table: 'none' });
  await expect(createStore(table).loadRun('r')).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' });
  table.close();
});

test('a table that does not exist is unavailable, whatever is asked of it', async () => {
  const database = await startDatabase();
  const table = new DynamoTable({ ...database, table: 'another' });
  const store = createStore(table);
  await expect(store.loadProfile('ann')).rejects.toBeInstanceOf(StoreError);
  await expect(store.loadRun('r')).rejects.toMatchObject({ code: 'unavailable' });
  table.close();
  await database.stop();
});

test('a request under way is given up when its signal aborts', async () => {
  const silent = await silentPort();
  const table = new DynamoTable({ endpoint: silent.endpoint, table: 'none' });
  const abort = new AbortController();
  const reason = new Error('too late');
  const asked = createStore(table).loadRun('r', abort.signal);
  setTimeout(() => abort.abort(reason), 20);
  await expect(asked).rejects.toBe(reason);
  table.close();
  silent.close();
});

test('data on a path outlives the database', async () => {
  const path = mkdtempSync(join(tmpdir(), 'wyrmdeep-'));
  const found: unknown[] = [];
  for (let start = 0; start < 2; start++) {
    const database = await startDatabase({ path });
    const table = new DynamoTable(database);
    found.push(await table.get('A', 'B'));
    await table.put({ PK: 'A', SK: 'B', v: 1 }, null);
    table.close();
    await database.stop();
  }
  expect(found).toEqual([null, { PK: 'A', SK: 'B', v: 1 }]);
  rmSync(path, { recursive: true });
});
