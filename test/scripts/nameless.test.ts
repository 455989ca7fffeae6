import { type Database, startDatabase } from '../../scripts/lib/database';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { createDynamoStore, type Store } from '../../src/storage';
import { ask } from '../play/support/callers';
import { patient } from '../support/databases';
import { runScript } from '../support/run-script';

const ANN = '9000001';

let database: Database;
let store: Store & { close(): void };
beforeAll(async () => {
  database = await startDatabase();
  store = createDynamoStore(patient(database));
  await createPlay({ store, raws: loadRaws() }).play(ask({ user: ANN, userName: 'Offensive' }));
});
afterAll(async () => {
  store.close();
  await database.stop();
});

const run = (...args: string[]) =>
  runScript('nameless.ts', ['--table', database.table, ...args], { DYNAMODB_ENDPOINT: database.endpoint });

/** Name of Ann's hero on the board that Ann sees. */
async function nameShown(): Promise<string> {
  const outcome = await createPlay({ store, raws: loadRaws() }).play(ask({ user: ANN }));
  return 'board' in outcome ? outcome.board.view.hero.name : '';
}

test('the operator hides the name of a player, and shows it again', async () => {
  expect(await nameShown()).toBe('Offensive');
  expect(await run('--user', ANN)).toMatchObject({ code: 0 });
  expect(await nameShown()).toBe('');
  expect(await run('--user', ANN, '--undo')).toMatchObject({ code: 0 });
  expect(await nameShown()).toBe('Offensive');
});

test('a user unknown to the table is not marked', async () => {
  const { code, errors } = await run('--user', '7');
  expect([code, errors.split('\n')[0]]).toEqual([2, 'This table has no profile of 7, so no name is shown.']);
  expect(await store.listNamelessPlayers()).toEqual(new Set());
});

test('an id that Discord could not have made is refused', async () => {
  expect(await run('--user', 'Ann')).toMatchObject({ code: 2 });
});
