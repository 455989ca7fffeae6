import { DAY_MS } from '../../../src/lib/calendar';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Profile, type Run, StoreError } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { withRetention } from '../../../src/storage/dynamo/retaining-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { imageOf } from '../../support/stream-image';
import { GAME, GUILD, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';
import { withPut } from '../support/with-put';

const DAYS = 365;
const BEGIN = Date.parse('2026-11-22');

describe.each(TABLES)('retention over %s', (_, open) => {
  const opened = openForTests(open);
  let now = BEGIN;
  const storeNow = () => createStore(withRetention(opened.table, { days: DAYS, now: () => now }));
  /** Days from the start of the test until the item expires, or `null` if it never expires. */
  async function expiryOf(pk: string, sk: string): Promise<number | null> {
    const item = await opened.table.get(pk, sk);
    return item?.expiresAt === undefined ? null : ((item.expiresAt as number) * 1000 - BEGIN) / DAY_MS;
  }
  const profileOf = (user: string): Profile => ({
    user,
    revision: 1,
    activeRun: null,
    suspendedRuns: [],
    countedRuns: [],
    settings: DEFAULT_SETTINGS,
    totals: EMPTY_TOTALS,
  });
  beforeEach(() => {
    now = BEGIN;
  });

  async function begin(): Promise<Run> {
    const id = freshId();
    await storeNow().createRun({ id, owner: 'ann', home: GUILD, game: GAME, interaction: '900', now });
    return (await storeNow().loadRun(id)) as Run;
  }

  async function wait(from: Run): Promise<void> {
    const game = { ...from.game, turn: from.game.turn + 1 };
    const result = await storeNow().commit({ from, game, action: WAIT, interaction: freshId(), now });
    if (!result.ok) throw new Error('lost a race without a rival');
  }

  test('a run without a turn expires after a month', async () => {
    const { id } = await begin();
    expect(await expiryOf(`RUN#${id}`, 'STATE')).toBe(30);
  });

  test('a run expires a retention after its last turn, however long it was played before', async () => {
    const { id } = await begin();
    for (const day of [1, 300, 600, 900]) {
      now = BEGIN + day * DAY_MS;
      await wait((await storeNow().loadRun(id)) as Run);
      expect(await expiryOf(`RUN#${id}`, 'STATE')).toBe(day + DAYS);
    }
  });

  test('a profile is kept for at least a retention and at most a month more, from its last read', async () => {
    const user = freshId();
    await storeNow().putProfile(profileOf(user));
    const expiries = new Set<number | null>();
    for (let day = 0; day <= 90; day++) {
      now = BEGIN + day * DAY_MS;
      expect(await storeNow().loadProfile(user)).toMatchObject({ revision: 1 });
      const expiry = await expiryOf(`USER#${user}`, 'PROFILE');
      // Boards read the profile at most once a day. The player's last turn may therefore be a day later than the last
      // read.
      expect(expiry).toBeGreaterThanOrEqual(day + 1 + DAYS);
      expect(expiry).toBeLessThanOrEqual(day + DAYS + 30);
      expiries.add(expiry);
    }
    // Ninety days need only four writes, about one a month.
    expect(expiries.size).toBe(4);
  });

  test('a profile is renewed when it is read with a party, because typed commands read it only so', async () => {
    const user = freshId();
    await storeNow().putProfile(profileOf(user));
    now = BEGIN + 30 * DAY_MS;
    await storeNow().loadPartyAndProfile(freshId(), user);
    expect(await expiryOf(`USER#${user}`, 'PROFILE')).toBe(30 + DAYS + 30);
  });

  test('a profile is not renewed when others look it up', async () => {
    const user = freshId();
    await storeNow().putProfile(profileOf(user));
    now = BEGIN + 183 * DAY_MS;
    await storeNow().lookUpSettings([user]);
    expect(await storeNow().lookUpProfile(user)).toMatchObject({ revision: 1 });
    expect(await expiryOf(`USER#${user}`, 'PROFILE')).toBe(DAYS + 30);
  });

  test('a profile is not renewed when a run of its owner expires that no list names', async () => {
    const { id } = await begin();
    await storeNow().putProfile({ ...profileOf('ann'), revision: 1 });
    const expiry = await expiryOf('USER#ann', 'PROFILE');
    const state = await opened.table.get(`RUN#${id}`, 'STATE');
    await opened.table.remove(`RUN#${id}`, 'STATE');
    now = BEGIN + DAYS * DAY_MS;
    expect(await storeNow().removeExpired(imageOf(state!), now)).toBe('run');
    expect(await expiryOf('USER#ann', 'PROFILE')).toBe(expiry);
  });

  test('a profile that is erased while it is read is not written again', async () => {
    const user = freshId();
    await storeNow().putProfile(profileOf(user));
    now = BEGIN + 200 * DAY_MS;
    const { table } = opened;
    const erasing = Object.assign(Object.create(table) as Table, {
      async getMany(...args: Parameters<Table['getMany']>) {
        const items = await table.getMany(...args);
        for (const { PK, SK } of args[0]) await table.remove(PK, SK);
        return items;
      },
    });
    await createStore(withRetention(erasing, { days: DAYS, now: () => now })).loadProfile(user);
    expect(await opened.table.get(`USER#${user}`, 'PROFILE')).toBeNull();
  });

  test('a profile is loaded even if its renewal fails, unless a bug is the cause', async () => {
    const user = freshId();
    await storeNow().putProfile(profileOf(user));
    now = BEGIN + 200 * DAY_MS;
    const failing = (error: Error) => {
      const table = withPut(opened.table, () => Promise.reject(error));
      return createStore(withRetention(table, { days: DAYS, now: () => now })).loadProfile(user);
    };
    expect(await failing(new StoreError('unavailable'))).toMatchObject({ user });
    await expect(failing(new TypeError('a bug'))).rejects.toThrow('a bug');
    expect(await expiryOf(`USER#${user}`, 'PROFILE')).toBe(DAYS + 30);
  });

  test('an audit line expires together with the pointers to it', async () => {
    const [guild, by, target] = [freshId(), freshId(), freshId()];
    const line = { guild, by, target, interaction: '5', at: 7, detail: '', done: false } as const;
    const begun = await storeNow().beginAudit({ ...line, action: 'export' });
    now = BEGIN + 5 * DAY_MS;
    await storeNow().finishAudit(begun);
    expect(await expiryOf(`GUILD#${guild}`, 'AUDIT#0000000000007#5')).toBe(DAYS);
    for (const user of [by, target]) expect(await expiryOf(`USER#${user}`, `AUDITED#5#${guild}#7`)).toBe(DAYS);
  });

  test('rewriting a run without playing it does not change its expiry', async () => {
    const { id } = await begin();
    await wait((await storeNow().loadRun(id)) as Run);
    now = BEGIN + 5 * DAY_MS;
    await storeNow().unrank(id);
    expect(await expiryOf(`RUN#${id}`, 'STATE')).toBe(DAYS);
  });

  test('settings of servers never expire', async () => {
    const guild = freshId();
    await storeNow().putConfig({ guild, revision: 1, channels: [], mode: 'owner', quiet: false });
    expect(await expiryOf(`GUILD#${guild}`, 'CONFIG')).toBeNull();
  });
});

test('without a retention, played runs never expire', async () => {
  const table = new MemoryTable();
  const store = createStore(table);
  await store.createRun({ id: 'r', owner: 'ann', home: GUILD, game: GAME, interaction: '900', now: BEGIN });
  const from = (await store.loadRun('r')) as Run;
  await store.commit({ from, game: from.game, action: WAIT, interaction: '901', now: BEGIN });
  expect((await table.get('RUN#r', 'STATE'))?.expiresAt).toBeUndefined();
});
