import type { ResultList } from '../../../src/storage/contract';
import { sampleResult } from '../../support/run-result';
import { GAME, GUILD, runsIn } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

const DAY = '2026-11-20';
const MIDNIGHT = Date.parse('2026-11-21T00:00:00Z');
const SEED = '7Q4-KVX';

describe.each(TABLES)('the dungeon of a day, exported over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);

  /** Player's one try at the daily, with its result, and an ordinary run of the same player. */
  async function tried() {
    const owner = freshId();
    const origin = { kind: 'daily', scope: 'global', date: DAY } as const;
    const run = await commit(await begin({ owner, origin, game: { ...GAME, seed: SEED } }));
    const other = await begin({ owner });
    const result = sampleResult({ run: run.id, owner, origin, seed: SEED });
    const lists: ResultList[] = [
      { kind: 'history', of: { kind: 'user', id: owner } },
      { kind: 'history', of: GUILD },
      ...['all', DAY].map((season) => ({ kind: 'board', scope: { kind: 'global' }, season }) as const),
    ];
    await opened.store.recordResult(result, lists);
    return { owner, run: run.id, other: other.id };
  }

  test.each([null, GUILD])('is revealed to nobody before its day is over: home %j', async (home) => {
    const { owner, run, other } = await tried();
    const open = await opened.store.exportUser(owner, home, MIDNIGHT - 1);
    expect(JSON.stringify(open)).not.toContain(SEED);
    const items = open.filter(({ PK, SK, run: of }) => of === run || (PK === `RUN#${run}` && SK === 'STATE'));
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const item of items.filter(({ SK }) => !String(SK).startsWith('DAILY'))) {
      expect(item).not.toHaveProperty('state');
      expect(item.hiddenUntil).toBe('2026-11-21T00:00:00.000Z');
    }
    expect(items.find(({ SK }) => SK === 'STATE')).toMatchObject({ log: [{ input: { kind: 'wait' } }], owner });
    const chance = open.find(({ PK, SK }) => PK === `RUN#${other}` && SK === 'STATE');
    expect(chance).toMatchObject({ state: { seed: GAME.seed } });
    expect(chance).not.toHaveProperty('hiddenUntil');
  });

  test('is exported in full afterwards', async () => {
    const { owner, run } = await tried();
    const exported = await opened.store.exportUser(owner, null, MIDNIGHT);
    expect(exported.filter((item) => 'hiddenUntil' in item)).toEqual([]);
    expect(exported.find(({ PK, SK }) => PK === `RUN#${run}` && SK === 'STATE')).toMatchObject({
      state: { seed: SEED },
    });
    expect(exported.filter(({ seed }) => seed === SEED)).toHaveLength(4);
  });
});
