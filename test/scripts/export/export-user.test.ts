import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportUser } from '../../../scripts/export/export-user';
import { UsageError } from '../../../scripts/lib/command-line';
import { type Database, startDatabase } from '../../../scripts/lib/database';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createDynamoStore, type Store } from '../../../src/storage';
import { ask } from '../../play/support/callers';
import { patient } from '../../support/databases';

const ANN = '9000001';

let database: Database;
let store: Store & { close(): void };
let folder: string;
beforeAll(async () => {
  database = await startDatabase();
  store = createDynamoStore(patient(database));
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  store.close();
  await database.stop();
});

test('the operator gets the same data as the player would, in a file', async () => {
  const play = createPlay({ store, raws: loadRaws() });
  await play.play(ask({ user: ANN }));
  const file = join(folder, 'ann.json');
  const { items } = await play.exportMine(ask({ user: ANN }));
  expect(await exportUser(store, ANN, file)).toBe(items.length);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(items)));
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(exportUser(store, ANN, file)).rejects.toThrow(UsageError);
});

test('the script says if nothing is stored about a user', async () => {
  await expect(exportUser(store, '7', null)).rejects.toThrow(
    new UsageError('Nothing is stored about 7 in this table.'),
  );
});
