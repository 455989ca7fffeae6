import { startDatabase } from '../../scripts/lib/database';
import { createWorkerHandler } from '../../src/handlers/compose';
import { readEnvironment } from '../../src/handlers/environment';
import { localContext } from '../../src/handlers/server/local-context';
import { DynamoTable } from '../../src/storage/dynamo/dynamo-table';
import { createStore } from '../../src/storage/store';
import { GAME, GUILD } from '../storage/support/party-runs';
import { patient } from '../support/databases';

test('the worker erases the user whom the operator names, and logs the erasure like any other', async () => {
  const database = await startDatabase();
  const table = new DynamoTable(patient(database));
  const store = createStore(table);
  for (const owner of ['11', '22'])
    await store.createRun({ id: `of-${owner}`, owner, home: GUILD, game: GAME, interaction: '900', now: 1 });
  const environment = readEnvironment({
    DISCORD_PUBLIC_KEY: 'ab'.repeat(32),
    TABLE_NAME: database.table,
    DYNAMODB_ENDPOINT: database.endpoint,
  });
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createWorkerHandler(environment)({ eraseUser: '11' }, localContext());
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  expect(lines).toMatchObject([{ event: 'erasure', user: '11', guild: null }]);
  expect(await store.exportUser('11', null, 1)).toEqual([]);
  expect(await store.exportUser('22', null, 1)).not.toEqual([]);
  table.close();
  await database.stop();
});
