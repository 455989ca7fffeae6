import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { withRetention } from '../../../src/storage/dynamo/retaining-table';
import type { Item } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { imageOf } from '../../support/stream-image';
import { keysNaming } from '../../support/table-scan';
import { ask, expectKind, waitSubmission } from '../support/callers';

const DAYS = 365;
const BEGIN = Date.parse('2026-11-22');
const GUEST = '9000002';

/** Begins a party of Ann's in which a guest without a run of their own has acted or voted. */
async function guestIn(mode: 'vote' | 'hotseat') {
  const table = new RestorableTable();
  let now = BEGIN;
  const store = createStore(withRetention(table, { days: DAYS, now: () => now }));
  const play = createPlay({ store, raws: loadRaws(), hints: true });
  const { run } = expectKind((await play.party(ask({ channel: 'c', mode, now }))) as never, 'started').board;
  const items = (): Item[] => [...table.save().values()];
  const wait = (user: string) => play.submitAction(waitSubmission({ user, channel: 'c', now, run }));
  /** Removes the items that expire up to a day, as the table and the worker do. */
  const passTo = async (day: number): Promise<void> => {
    now = BEGIN + day * DAY_MS;
    for (const item of items().filter(({ expiresAt }) => typeof expiresAt === 'number' && expiresAt * 1000 <= now)) {
      await table.remove(item.PK, item.SK);
      if (item.SK === 'STATE' || item.SK === 'PROFILE') await play.removeExpired({ image: imageOf(item), now });
    }
  };
  await play.joinParty(ask({ user: GUEST, channel: 'c', now }));
  await wait(GUEST);
  return { store, table, wait, passTo, items };
}

describe.each(['vote', 'hotseat'] as const)('a guest without a run of their own, in a party of mode %s', (mode) => {
  test('is named by no item after the retention', async () => {
    const { items, passTo } = await guestIn(mode);
    expect(keysNaming(items(), GUEST)).toContain('CHANNEL#c PARTY');
    await passTo(DAYS + 30);
    expect(keysNaming(items(), GUEST)).toEqual([]);
  });

  test('is named by no item even if they joined before members got profiles', async () => {
    const { table, items, wait, passTo } = await guestIn(mode);
    await table.remove(`USER#${GUEST}`, 'PROFILE');
    await wait(GUEST);
    await passTo(DAYS + 30);
    expect(keysNaming(items(), GUEST)).toEqual([]);
  });

  test('stays a member as long as they play', async () => {
    const { store, wait, passTo } = await guestIn(mode);
    for (let day = 20; day < 2 * DAYS; day += 20) {
      await passTo(day);
      await wait(GUEST);
    }
    expect(await store.loadParty('c')).toMatchObject({ members: expect.arrayContaining([GUEST]) });
    expect(await store.loadProfile(GUEST)).toMatchObject({ revision: 1 });
  });
});
