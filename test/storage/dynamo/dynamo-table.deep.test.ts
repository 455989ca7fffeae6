import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { startDatabase } from '../../../scripts/lib/database';
import { StoreError } from '../../../src/storage/contract';
import { createClient, type RequestHandler } from '../../../src/storage/dynamo/client';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { UnknownAttribute } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { openDatabase } from '../../support/databases';

// Pauses between attempts have random lengths. The shortest ones are enough.
beforeAll(() => jest.spyOn(Math, 'random').mockReturnValue(0));
afterAll(() => jest.restoreAllMocks());

/** Opens a port that accepts connections and never answers. */
async function silentPort(): Promise<{ endpoint: string; connections(): number; close(): void }> {
  let connections = 0;
  const server = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, connections: () => connections, close: () => server.close() };
}

test('a port where nobody listens is unavailable', async () => {
  const { endpoint, close } = await silentPort();
  close();
  const table = new DynamoTable({ endpoint, table: 'none' });
  await expect(createStore(table).loadRun('r')).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' });
  table.close();
});

test('every operation on a table that does not exist is unavailable', async () => {
  const database = await openDatabase();
  const table = new DynamoTable({ ...database, table: 'another' });
  const store = createStore(table);
  await expect(store.loadProfile('ann')).rejects.toBeInstanceOf(StoreError);
  await expect(store.loadRun('r')).rejects.toMatchObject({ code: 'unavailable' });
  table.close();
  await database.stop();
});

test('a database that accepts requests and never answers is given up after three of them', async () => {
  const silent = await silentPort();
  const table = new DynamoTable({ endpoint: silent.endpoint, table: 'none' });
  await expect(createStore(table).loadRun('r')).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' });
  expect(silent.connections()).toBe(3);
  table.close();
  silent.close();
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

describe('a batch of which the database leaves some keys unprocessed', () => {
  const KEYS = ['A', 'B', 'C', 'D', 'E'].map((sort) => ({ PK: 'P', SK: sort }));

  interface Batch {
    Keys: Record<string, unknown>[];
  }

  /** Gets all keys from a database that processes only `processed` keys of each request. Counts the requests. */
  async function getThrottled(processed: number, signal?: AbortSignal) {
    const database = await openDatabase();
    let requests = 0;
    const wrapHandler = (handler: RequestHandler): RequestHandler => ({
      ...handler,
      async handle(request) {
        requests++;
        const asked = JSON.parse(new TextDecoder().decode(request.body)) as { RequestItems: Record<string, Batch> };
        const { Keys, ...rest } = asked.RequestItems[database.table] as Batch;
        const items = Keys.slice(0, processed).map((key) => ({ ...key, v: { N: '1' } }));
        const left = { [database.table]: { ...rest, Keys: Keys.slice(processed) } };
        const answer = {
          Responses: { [database.table]: items },
          UnprocessedKeys: Keys.length > processed ? left : {},
        };
        const body = Readable.from([Buffer.from(JSON.stringify(answer))]);
        return { response: { statusCode: 200, headers: {}, body } };
      },
    });
    const table = new DynamoTable({ ...database, wrapHandler });
    const found = await table.getMany(KEYS, signal).catch((error: unknown) => error);
    table.close();
    await database.stop();
    return { found, requests };
  }

  test('asks for the unprocessed keys again, and gives all items in order', async () => {
    expect(await getThrottled(2)).toEqual({ found: KEYS.map((key) => ({ ...key, v: 1 })), requests: 3 });
  });

  test('is given up after five requests', async () => {
    expect(await getThrottled(0)).toMatchObject({ found: { code: 'unavailable' }, requests: 5 });
  });

  test('is given up when the signal aborts', async () => {
    const reason = new Error('too late');
    expect(await getThrottled(2, AbortSignal.abort(reason))).toEqual({ found: reason, requests: 0 });
  });
});

describe('a batch of removals of which the database leaves some unprocessed', () => {
  const KEYS = Array.from({ length: 60 }, (_, at) => ({ PK: 'P', SK: String(at) }));

  /** Removes all keys from a database that carries out only `processed` removals of each request. */
  async function removeThrottled(processed: number, signal?: AbortSignal) {
    let requests = 0;
    const removed = new Set<string>();
    const wrapHandler = (handler: RequestHandler): RequestHandler => ({
      ...handler,
      async handle(request) {
        requests++;
        const asked = JSON.parse(new TextDecoder().decode(request.body));
        const removals: { DeleteRequest: { Key: { SK: { S: string } } } }[] = asked.RequestItems.t;
        for (const { DeleteRequest } of removals.slice(0, processed)) removed.add(DeleteRequest.Key.SK.S);
        const left = removals.slice(processed);
        const body = Readable.from([
          Buffer.from(JSON.stringify({ UnprocessedItems: left.length > 0 ? { t: left } : {} })),
        ]);
        return { response: { statusCode: 200, headers: {}, body } };
      },
    });
    const table = new DynamoTable({ table: 't', endpoint: 'http://127.0.0.1:1', wrapHandler });
    const outcome = await table.removeMany(KEYS, signal).catch((error: unknown) => error);
    table.close();
    return { outcome, requests, removed: removed.size };
  }

  test('takes 25 removals a request', async () => {
    expect(await removeThrottled(25)).toEqual({ outcome: undefined, requests: 3, removed: 60 });
  });

  test('repeats the unprocessed removals until all items are gone', async () => {
    expect(await removeThrottled(20)).toEqual({ outcome: undefined, requests: 5, removed: 60 });
  });

  test('is given up after six requests', async () => {
    const { outcome, removed } = await removeThrottled(0);
    expect(outcome).toMatchObject({ code: 'unavailable' });
    expect(removed).toBe(0);
  });

  test('is given up when the signal aborts', async () => {
    const reason = new Error('too late');
    expect(await removeThrottled(2, AbortSignal.abort(reason))).toEqual({ outcome: reason, requests: 0, removed: 0 });
  });
});

test('an attribute of an unknown kind is read and written back unchanged', async () => {
  const database = await openDatabase();
  const client = createClient(database);
  const unknown = { odd: { BOOL: true }, huge: { N: '1'.repeat(30) } };
  const stored = { PK: { S: 'A' }, SK: { S: 'B' }, v: { N: '1' }, ...unknown };
  await client.send(new PutItemCommand({ TableName: database.table, Item: stored }));
  const table = new DynamoTable(database);
  const item = {
    PK: 'A',
    SK: 'B',
    v: 1,
    odd: new UnknownAttribute(unknown.odd),
    huge: new UnknownAttribute(unknown.huge),
  };
  expect(await table.get('A', 'B')).toEqual(item);
  expect(await table.query('A', '')).toEqual([item]);
  expect(await table.getMany([item])).toEqual([item]);
  expect(await table.page('A', '', { limit: 1 })).toEqual({ items: [item], next: null });
  await table.put({ ...item, SK: 'C' }, null);
  const Key = { PK: { S: 'A' }, SK: { S: 'C' } };
  const { Item: copy } = await client.send(new GetItemCommand({ TableName: database.table, Key }));
  expect(copy).toEqual({ ...stored, SK: { S: 'C' } });
  client.destroy();
  table.close();
  await database.stop();
});

test('an empty key is never requested, because DynamoDB refuses it', async () => {
  const asked: string[] = [];
  const wrapHandler = (handler: RequestHandler): RequestHandler => ({
    ...handler,
    async handle(request) {
      asked.push(new TextDecoder().decode(request.body));
      return { response: { statusCode: 200, headers: {}, body: Readable.from([Buffer.from('{}')]) } };
    },
  });
  const table = new DynamoTable({ table: 't', endpoint: 'http://127.0.0.1:1', wrapHandler });
  await table.query('A', '');
  await table.page('A', '', { limit: 1 });
  await table.index('A', { limit: 1 });
  await table.index('A', { limit: 1, from: '' });
  expect(asked).toHaveLength(4);
  for (const body of asked) expect(body).not.toContain('"S":""');
  table.close();
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
