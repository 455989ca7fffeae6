import type { Database } from '../../../scripts/lib/database';
import { waitPatiently } from '../../../scripts/lib/wait-patiently';
import type { RequestHandler } from '../../../src/storage/dynamo/client';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { openDatabase } from '../../support/databases';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.stop());

/** Reads that a change of the table causes: the operation of each, and true if the read is strongly consistent. */
async function readsOf(
  change: (table: Table) => Promise<unknown>,
): Promise<[operation: string, consistent: boolean][]> {
  const reads: [string, boolean][] = [];
  const wrapHandler = (handler: RequestHandler): RequestHandler => ({
    handle(request, options) {
      const operation = request.headers['x-amz-target']?.split('.')[1] as string;
      const body = JSON.parse(new TextDecoder().decode(request.body)) as Record<string, unknown>;
      const batch = (body.RequestItems as Record<string, Record<string, unknown>> | undefined)?.[database.table];
      if (/Get|Query/.test(operation)) reads.push([operation, (batch ?? body).ConsistentRead === true]);
      return handler.handle(request, options);
    },
    destroy: () => handler.destroy?.(),
  });
  const table = new DynamoTable({ ...database, wrapHandler: (handler) => wrapHandler(waitPatiently(handler)) });
  await change(table);
  table.close();
  return reads;
}

const KEYS = [{ PK: 'A', SK: 'B' }];

test.each<[string, boolean, (table: Table) => Promise<unknown>]>([
  ['an item', true, (table) => table.get('A', 'B')],
  ['a partition', true, (table) => table.query('A', '')],
  ['a page', false, (table) => table.page('A', '', { limit: 1 })],
  ['a page when asked for', true, (table) => table.page('A', '', { limit: 1, consistent: true })],
  ['many items', false, (table) => table.getMany(KEYS)],
  ['many items when asked for', true, (table) => table.getMany(KEYS, undefined, { consistent: true })],
  ['a party and a profile', true, (table) => createStore(table).loadPartyAndProfile('c', 'ann')],
  ['a list of runs', true, (table) => createStore(table).loadRuns(['r'])],
  ['a list that may lag', false, (table) => createStore(table).loadRuns(['r'], undefined, { consistent: false })],
])('%s is read with strong consistency: %p', async (_, consistent, read) => {
  expect(await readsOf(read)).toEqual([[expect.any(String), consistent]]);
});

test('an audit line reads with strong consistency whether its player was erased meanwhile', async () => {
  const line = { guild: '77', interaction: '5', at: 5, by: 'eve', target: 'ann', detail: '', done: false } as const;
  const reads = await readsOf((table) => createStore(table).beginAudit({ ...line, action: 'export' }));
  expect(reads).toContainEqual(['BatchGetItem', true]);
});
