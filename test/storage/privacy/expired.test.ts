import { DEFAULT_SETTINGS, EMPTY_TOTALS } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo/table';
import { sample } from '../../support/deep';
import { imageOf } from '../../support/stream-image';
import { runsIn } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

const NOW = 5_000;

describe.each(sample(TABLES, 1))('expired items, over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);

  /** Removes an item, as the table does after its expiry. */
  async function expire(pk: string, sk: string): Promise<Record<string, unknown>> {
    const item = (await opened.table.get(pk, sk)) as Item;
    await opened.table.remove(pk, sk);
    return imageOf(item);
  }

  /** Begins a run, plays a turn and shares the run. */
  async function played(owner: string): Promise<string> {
    const { id } = await commit(await begin({ owner }));
    const profile = { user: owner, revision: 1, activeRun: id, suspendedRuns: [], countedRuns: [] };
    await opened.store.putProfile({ ...profile, settings: DEFAULT_SETTINGS, totals: EMPTY_TOTALS });
    await opened.store.share({ channel: `c${id}`, run: id, version: null, at: 1 });
    return id;
  }

  test('the state of a run takes its items, shares and pointers with it, but not its player', async () => {
    const owner = freshId();
    const run = await played(owner);
    expect(await opened.store.removeExpired(await expire(`RUN#${run}`, 'STATE'), NOW)).toBe('run');
    expect(await opened.table.query(`RUN#${run}`, '')).toEqual([]);
    expect(await opened.store.loadShare({ channel: `c${run}`, run, version: null })).toBeNull();
    expect((await opened.table.query(`USER#${owner}`, '')).map(({ SK }) => SK)).toEqual(['PROFILE']);
    expect(await opened.store.loadProfile(owner)).toMatchObject({ activeRun: null });
  });

  test('a profile takes everything about its player with it, runs included', async () => {
    const owner = freshId();
    const run = await played(owner);
    expect(await opened.store.removeExpired(await expire(`USER#${owner}`, 'PROFILE'), NOW)).toBe('player');
    expect(await opened.table.query(`USER#${owner}`, '')).toEqual([]);
    expect(await opened.store.loadRun(run)).toBeNull();
  });

  test('a player who has come back since loses nothing', async () => {
    const owner = freshId();
    const run = await played(owner);
    const profile = (await opened.table.get(`USER#${owner}`, 'PROFILE')) as Item;
    expect(await opened.store.removeExpired(imageOf(profile), NOW)).toBeNull();
    expect(await opened.store.loadRun(run)).not.toBeNull();
  });

  test('an item of another kind takes nothing with it', async () => {
    const run = await played(freshId());
    const image = imageOf({ PK: `RUN#${run}`, SK: 'BALLOT#1#bob', user: 'bob' });
    expect(await opened.store.removeExpired(image, NOW)).toBeNull();
    expect(await opened.store.loadRun(run)).not.toBeNull();
  });

  test('a second removal changes nothing', async () => {
    const run = await played(freshId());
    const image = await expire(`RUN#${run}`, 'STATE');
    for (let times = 0; times < 2; times++) expect(await opened.store.removeExpired(image, NOW)).toBe('run');
    expect(await opened.table.query(`RUN#${run}`, '')).toEqual([]);
  });
});
