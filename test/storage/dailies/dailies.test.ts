import type { Daily } from '../../../src/storage/contract';
import { freshId, openForTests, TABLES } from '../support/tables';

const EVERYWHERE = { kind: 'global' } as const;

describe.each(TABLES)('dailies over %s', (_, open) => {
  const opened = openForTests(open);
  let fresh: string;
  beforeEach(() => {
    fresh = freshId();
  });

  const DAILY = (): Daily => ({ date: fresh, scope: EVERYWHERE });

  test('the first of many players who ask for a dungeon of the day makes its seed', async () => {
    const seeds = ['a', 'b', 'c', 'd'].map((seed) => opened.store.dailySeed(DAILY(), seed));
    const found = new Set(await Promise.all(seeds));
    expect(found.size).toBe(1);
    expect(found).toContain(await opened.store.dailySeed(DAILY(), 'late'));
  });

  test.each([{}, { seed: 7 }, { seed: '' }])(
    'if the seed of a dungeon is damaged (%j), the first of many players who ask makes a new one',
    async (damaged) => {
      const stored = { PK: `DAILY#${fresh}`, SK: 'META', ...damaged, other: 'kept' };
      await opened.table.put(stored, null);
      const seeds = ['a', 'b', 'c', 'd'].map((seed) => opened.store.dailySeed(DAILY(), seed));
      const found = new Set(await Promise.all(seeds));
      expect(found.size).toBe(1);
      expect(found).toContain(await opened.store.dailySeed(DAILY(), 'late'));
      expect(await opened.table.query(stored.PK, 'META')).toEqual([{ ...stored, seed: [...found][0] }]);
      const [copy] = await opened.table.query(stored.PK, 'DAMAGED#META#');
      expect(copy).toMatchObject({ ...damaged, other: 'kept' });
    },
  );

  test('every server has its own dungeon of the day', async () => {
    await opened.store.dailySeed(DAILY(), 'all');
    for (const id of ['1', '2']) await opened.store.dailySeed({ ...DAILY(), scope: { kind: 'guild', id } }, `g${id}`);
    expect(await opened.store.dailySeed(DAILY(), 'x')).toBe('all');
    expect(await opened.store.dailySeed({ ...DAILY(), scope: { kind: 'guild', id: '2' } }, 'x')).toBe('g2');
  });

  test('a player has one try at a dungeon and day, whichever of many runs claims it first', async () => {
    const claims = ['a', 'b', 'c'].map((run) => opened.store.claim('ann', DAILY(), run));
    const [winner] = await Promise.all(claims);
    expect(await Promise.all(claims)).toEqual([winner, winner, winner]);
    expect(await opened.store.loadClaim('ann', DAILY())).toEqual(winner);
    expect(await opened.store.loadClaim('bob', DAILY())).toBeNull();
    expect(await opened.store.loadClaim('ann', { ...DAILY(), scope: { kind: 'guild', id: '1' } })).toBeNull();
  });

  test.each([EVERYWHERE, { kind: 'guild', id: '77' } as const])(
    'a try stays used after its player is erased: %j',
    async (scope) => {
      const [used, next] = ['2026-11-20', '2026-11-21'].map((date): Daily => ({ date, scope }));
      const dailies = [next!, used!];
      await opened.store.claim(fresh, used!, 'r1');
      expect(await opened.store.loadClaims(fresh, dailies)).toEqual([null, { run: 'r1' }]);
      await opened.store.eraseUser(fresh, scope.kind === 'guild' ? scope : null, Date.parse('2026-11-20T12:00:00Z'));
      expect(await opened.table.query(`USER#${fresh}`, '')).toEqual([]);
      expect(await opened.store.loadClaims(fresh, dailies)).toEqual([null, { run: null }]);
      expect(await opened.store.loadClaim(fresh, used!)).toEqual({ run: null });
      expect(await opened.store.loadClaim(`${fresh}other`, used!)).toBeNull();
      expect(await opened.store.claim(fresh, used!, 'r2')).toEqual({ run: null });
      expect(await opened.table.query(`USER#${fresh}`, '')).toEqual([]);
    },
  );

  test('a claim that cannot be read is used, and names no run', async () => {
    await opened.table.put({ PK: `USER#${fresh}`, SK: `DAILY#${fresh}#global`, run: 7 }, null);
    expect(await opened.store.loadClaim(fresh, DAILY())).toEqual({ run: null });
    expect(await opened.store.claim(fresh, DAILY(), 'r2')).toEqual({ run: null });
  });

  test('a damaged key of one day keeps no player from the dungeon of that day or others', async () => {
    const [other, spoiled] = ['2026-11-22', '2026-11-23'].map((date): Daily => ({ date, scope: EVERYWHERE }));
    for (const daily of [other!, spoiled!]) {
      await opened.store.claim(fresh, daily, 'r1');
      await opened.store.eraseUser(fresh, null, Date.parse(daily.date));
    }
    await opened.table.put({ PK: 'DAILY#2026-11-23', SK: 'KEY', key: 'x' }, null);
    expect(await opened.store.loadClaims(fresh, [spoiled!, other!])).toEqual([null, { run: null }]);
    expect(await opened.store.loadClaim(fresh, spoiled!)).toBeNull();
    await opened.store.claim(fresh, spoiled!, 'r2');
    await opened.store.eraseUser(fresh, null, Date.parse(spoiled!.date));
    expect((await opened.table.query('DAILY#2026-11-23', 'USED')).length).toBeLessThanOrEqual(1);
  });
});
