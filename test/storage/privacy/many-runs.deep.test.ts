import { waitPatiently } from '../../../scripts/lib/wait-patiently';
import type { RequestHandler } from '../../../src/storage/dynamo/client';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { createStore } from '../../../src/storage/store';
import { openDatabase } from '../../support/databases';
import { GAME, GUILD } from '../support/party-runs';

/** Erases a player with this many runs. Returns the number of requests that it took, and what is left. */
async function erasureOf(runs: number): Promise<{ requests: number; left: number }> {
  const database = await openDatabase();
  let requests = 0;
  const wrapHandler = (handler: RequestHandler): RequestHandler => {
    const patient = waitPatiently(handler);
    return {
      ...patient,
      handle(...args) {
        requests++;
        return patient.handle(...args);
      },
    };
  };
  const table = new DynamoTable({ ...database, wrapHandler });
  const store = createStore(table);
  for (let at = 0; at < runs; at++) {
    const run = { id: `r${at}`, owner: 'ann', home: GUILD, game: GAME, interaction: '1', now: at };
    const created = await store.createRun(run);
    if (created) await store.listRun(created);
  }
  requests = 0;
  await store.eraseUser('ann', null, 1);
  const taken = requests;
  const keys = ['USER#ann', `GUILD#${GUILD.id}`, ...Array.from({ length: runs }, (_, at) => `RUN#r${at}`)];
  const left = (await Promise.all(keys.map((key) => table.query(key, '')))).flat().length;
  table.close();
  await database.stop();
  return { requests: taken, left };
}

test('an erasure takes four requests for each further run', async () => {
  const [few, many] = [await erasureOf(5), await erasureOf(20)];
  expect([few.left, many.left]).toEqual([0, 0]);
  expect((many.requests - few.requests) / 15).toBeLessThanOrEqual(4);
});
