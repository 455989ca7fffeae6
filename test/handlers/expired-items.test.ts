import { startDatabase } from '../../scripts/lib/database';
import { createWorkerHandler } from '../../src/handlers/compose';
import { readEnvironment } from '../../src/handlers/environment';
import { localContext } from '../../src/handlers/server/local-context';
import { toAttributes } from '../../src/storage/dynamo/attributes';
import { DynamoTable } from '../../src/storage/dynamo/dynamo-table';
import type { Item } from '../../src/storage/dynamo/table';
import { createStore } from '../../src/storage/store';
import { GAME, GUILD } from '../storage/support/party-runs';
import { patient } from '../support/databases';

test('the worker removes the items that belong to items which the stream reports as expired', async () => {
  const database = await startDatabase();
  const table = new DynamoTable(patient(database));
  const store = createStore(table);
  const images: unknown[] = [];
  for (const id of ['first', 'second', 'third']) {
    await store.createRun({ id, owner: 'ann', home: GUILD, game: GAME, interaction: '900', now: 1 });
    await store.share({ channel: 'c1', run: id, version: null, at: 1 });
    if (id === 'third') continue;
    images.push(toAttributes((await table.get(`RUN#${id}`, 'STATE')) as Item));
    await table.remove(`RUN#${id}`, 'STATE');
  }
  const environment = readEnvironment({
    DISCORD_PUBLIC_KEY: 'ab'.repeat(32),
    TABLE_NAME: database.table,
    DYNAMODB_ENDPOINT: database.endpoint,
  });
  const Records = images.map((OldImage) => ({ eventName: 'REMOVE', dynamodb: { OldImage } }));
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createWorkerHandler(environment)(JSON.parse(JSON.stringify({ Records })), localContext());
  expect(write.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
    { event: 'expired', removed: 'run' },
    { event: 'expired', removed: 'run' },
  ]);
  write.mockRestore();
  expect((await store.loadShares('c1')).map(({ run }) => run)).toEqual(['third']);
  table.close();
  await database.stop();
});
