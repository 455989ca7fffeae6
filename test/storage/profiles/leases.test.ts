import { createStore } from '../../../src/storage/store';
import { freshId, openForTests, TABLES } from '../support/tables';

const NOW = 1_700_000_000_000;
const LIMIT = { leases: 4, milliseconds: 30_000 };

describe.each(TABLES)('leases over %s', (_, open) => {
  const opened = openForTests(open);
  const take = (user: string, now = NOW) => opened.store.takeLease({ user, ...LIMIT, now });

  test('a user has a fixed number of leases, and gets the next when one ends', async () => {
    const user = freshId();
    for (const at of [3, 2, 1, 0]) expect(await take(user, NOW - at)).toBeNull();
    expect(await take(user)).toBe(NOW - 3 + 30_000);
    expect(await take(user, NOW - 3 + 30_000)).toBeNull();
    expect(await take(user, NOW - 3 + 30_000)).toBe(NOW - 2 + 30_000);
  });

  test('are counted by user', async () => {
    const user = freshId();
    for (let taken = 0; taken < 4; taken++) await take(user);
    expect(await take(freshId())).toBeNull();
  });

  test('are shared by concurrent processes', async () => {
    const user = freshId();
    const stores = Array.from({ length: 6 }, () => createStore(opened.table));
    const asked = stores.flatMap((store) =>
      Array.from({ length: 6 }, () => store.takeLease({ user, ...LIMIT, now: NOW })),
    );
    const taken = (await Promise.all(asked)).filter((until) => until === null);
    expect(taken).toHaveLength(4);
  });

  test('expire at their end', async () => {
    const user = freshId();
    await take(user);
    expect(await opened.table.query(`USER#${user}`, '')).toEqual([
      { PK: `USER#${user}`, SK: 'LEASE#0', until: NOW + 30_000, expiresAt: NOW / 1000 + 30 },
    ]);
  });
});
