import { join } from 'node:path';
import { sweep } from '../../../src/handlers/server/sweep';
import { SqliteTable } from '../../../src/storage/sqlite/sqlite-table';
import { openSqlite, temporaryFolder } from '../../support/sqlite';

const folder = temporaryFolder();
let table: SqliteTable;
beforeEach(async () => {
  table = new SqliteTable(openSqlite(join(folder.path, 'table.sqlite')));
});
afterEach(() => table.close());
afterAll(() => folder.remove());

test('every expired item goes to the worker once, and again if the worker has failed', async () => {
  for (let at = 0; at < 150; at++) await table.put({ PK: `P${at}`, SK: 'X', expiresAt: 1 }, null);
  const seen: string[] = [];
  let failing = 'P7';
  const work = async (event: unknown) => {
    const { Records } = event as { Records: { dynamodb: { OldImage: { PK: { S: string } } } }[] };
    const pk = Records[0]!.dynamodb.OldImage.PK.S;
    seen.push(pk);
    if (pk === failing) throw new Error('busy');
  };
  const lines: Record<string, unknown>[] = [];
  const parts = { store: table, work, write: (line: Record<string, unknown>) => void lines.push(line) };
  await sweep(parts, 5_000);
  expect(new Set(seen).size).toBe(150);
  expect(lines.at(-1)).toMatchObject({ event: 'swept', removed: 150, failed: 1 });
  seen.length = 0;
  failing = '';
  await sweep(parts, 5_000);
  expect(seen).toEqual(['P7']);
  expect(lines.at(-1)).toMatchObject({ removed: 0, failed: 0 });
});
