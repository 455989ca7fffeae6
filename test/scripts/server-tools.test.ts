import { readFileSync } from 'node:fs';
import { dataFiles } from '../../src/handlers/server/data-files';
import { readErasures } from '../../src/handlers/server/erasure-files';
import { createSqliteStore, newProfile, type ServerStore } from '../../src/storage';
import { runScript } from '../support/run-script';
import { openSqlite, temporaryFolder } from '../support/sqlite';

const ADA = '300000000000000001';

let folder: ReturnType<typeof temporaryFolder>;
let files: ReturnType<typeof dataFiles>;
/** Store of a server that runs meanwhile. */
let store: ServerStore;

beforeEach(async () => {
  folder = temporaryFolder();
  files = dataFiles(folder.path);
  store = createSqliteStore(files.database, openSqlite, { retention: null, onFullLog: () => {} });
  await store.putProfile({ ...newProfile(ADA), revision: 1 });
});
afterEach(() => {
  store.close();
  folder.remove();
});

const run = (script: string, ...args: string[]) => runScript(script, args, { DATA_DIR: folder.path });

test('a backup can be made while the server runs, and a restore is refused then', async () => {
  const { code, printed } = await run('backup.ts');
  expect([code, printed]).toEqual([0, expect.stringMatching(/backups\/wyrmdeep-.*\.sqlite: \d+ bytes; 0 older/)]);
  const [file] = printed.split(': ');
  expect(await run('restore.ts', '--from', file!)).toMatchObject({
    code: 2,
    errors: expect.stringContaining('Stop the server first.'),
  });
});

test('an operator erases a player while the server runs', async () => {
  expect(await run('erase.ts', '--user', ADA)).toMatchObject({ code: 0 });
  expect(await store.loadProfile(ADA)).toBeNull();
  expect(readErasures(files.erasures).map((line) => JSON.parse(line).user)).toEqual([ADA]);
  expect(readFileSync(files.database).includes(ADA)).toBe(false);
});

test('an operator exports a player, and hides a name, while the server runs', async () => {
  expect((await run('nameless.ts', '--user', ADA)).printed).toBe(
    `${files.database}: ${ADA} is shown as Wanderer, within a minute everywhere`,
  );
  const { printed, errors } = await run('export.ts', '--user', ADA);
  expect([printed, errors]).toEqual([expect.any(String), expect.stringContaining(`items about ${ADA} exported`)]);
});

test('a folder without a database is named', async () => {
  const { code, errors } = await runScript('backup.ts', [], { DATA_DIR: '/nowhere' });
  expect([code, errors]).toEqual([2, expect.stringContaining('no /nowhere/wyrmdeep.sqlite')]);
});
