import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Profile } from '../../../src/storage/contract';
import { freshId, openForTests, TABLES } from '../support/tables';

describe.each(TABLES)('profiles over %s', (_, open) => {
  const opened = openForTests(open);
  let fresh: string;
  beforeEach(() => {
    fresh = freshId();
  });

  test('a profile is put once for each revision', async () => {
    const user = freshId();
    expect(await opened.store.loadProfile(user)).toBeNull();
    const first = {
      user,
      revision: 1,
      activeRun: 'r1',
      suspendedRuns: ['r0', 'r2'],
      settings: {
        ...DEFAULT_SETTINGS,
        palette: 'safe' as const,
        language: 'de',
        large: true,
        advice: false,
        pickup: 'all' as const,
        restShare: '100' as const,
        emblem: 'key' as const,
        emblemColour: 'teal' as const,
        title: 'untouched' as const,
        pet: 'owl' as const,
        frame: 'bones' as const,
        kit: 'scout',
      },
      totals: { runs: 3, wins: 1, bestDepth: 6, bestScore: 1_940 },
      feats: ['first-blood', 'taxi'],
      newFeats: ['taxi'],
      countedRuns: ['r3', 'r4'],
    };
    expect(await opened.store.putProfile(first)).toBe('put');
    expect(await opened.store.putProfile({ ...first, activeRun: 'r2' })).toBe('conflict');
    expect(await opened.store.loadProfile(user)).toEqual(first);
    const second = { ...first, revision: 2, activeRun: null };
    expect(await opened.store.putProfile(second)).toBe('put');
    expect(await opened.store.putProfile({ ...first, revision: 2 })).toBe('conflict');
    expect(await opened.store.loadProfile(user)).toEqual(second);
  });

  test('every switch keeps its value', async () => {
    const switches = Object.entries(DEFAULT_SETTINGS).filter(([, value]) => typeof value === 'boolean');
    const flipped = Object.fromEntries(switches.map(([name, value]) => [name, !value]));
    const settings = { ...DEFAULT_SETTINGS, ...flipped };
    const rest = { activeRun: null, suspendedRuns: [], totals: EMPTY_TOTALS, countedRuns: [] };
    await opened.store.putProfile({ user: fresh, revision: 1, settings, ...rest });
    expect((await opened.store.loadProfile(fresh))?.settings).toEqual(settings);
  });

  test('a confirmation that nobody may waive is not waived, whatever an item says', async () => {
    const item = { PK: `USER#${fresh}`, SK: 'PROFILE', rev: 1, activeRun: '', unasked: 'abandon hazard x' };
    await opened.table.put(item, null);
    expect((await opened.store.loadProfile(fresh))?.settings.waivedConfirmations).toEqual([]);
  });

  test('a profile from before there were statistics has none', async () => {
    await opened.table.put({ PK: `USER#${fresh}`, SK: 'PROFILE', rev: 1, activeRun: '', settings: 'text' }, null);
    expect(await opened.store.loadProfile(fresh)).toEqual({
      user: fresh,
      revision: 1,
      activeRun: null,
      suspendedRuns: [],
      settings: { ...DEFAULT_SETTINGS, text: true },
      totals: EMPTY_TOTALS,
      countedRuns: [],
    });
  });

  test('a profile with unknown colours, pickups and rest has the standard ones', async () => {
    const item = {
      PK: `USER#${fresh}`,
      SK: 'PROFILE',
      rev: 1,
      activeRun: '',
      settings: '',
      palette: 'sepia',
      pickup: 'gold',
      rest: '50',
    };
    await opened.table.put(item, null);
    expect((await opened.store.loadProfile(fresh))?.settings).toEqual(DEFAULT_SETTINGS);
  });

  test('settings of other players are looked up, even if a player is repeated', async () => {
    const [hidden, shown, unknown] = [freshId(), freshId(), freshId()];
    for (const user of [hidden, shown]) {
      const settings = { ...DEFAULT_SETTINGS, shown: user === shown };
      const rest = { activeRun: null, suspendedRuns: [], totals: EMPTY_TOTALS, countedRuns: [] };
      await opened.store.putProfile({ user, revision: 1, settings, ...rest });
    }
    const settings = await opened.store.lookUpSettings([hidden, shown, unknown, hidden]);
    expect([...settings].map(([user, { shown: isShown }]) => [user, isShown])).toEqual([
      [hidden, false],
      [shown, true],
      [unknown, true],
    ]);
    expect(await opened.store.lookUpSettings([])).toEqual(new Map());
  });

  test('nameless players are listed until they are shown by name again, or erased', async () => {
    const [first, second, third] = [freshId(), freshId(), freshId()];
    for (const user of [first, second, third]) await opened.store.setNameless(user, true);
    expect(await opened.store.listNamelessPlayers()).toEqual(new Set([first, second, third]));
    await opened.store.setNameless(second, false);
    await opened.store.eraseUser(third, null, 0);
    expect(await opened.store.listNamelessPlayers()).toEqual(new Set([first]));
  });

  test('a profile remembers the last sixteen runs that it counted', async () => {
    const countedRuns = Array.from({ length: 20 }, (_, i) => `r${i}`);
    const profile = {
      activeRun: null,
      suspendedRuns: [],
      settings: DEFAULT_SETTINGS,
      totals: EMPTY_TOTALS,
      countedRuns,
    };
    await opened.store.putProfile({ user: fresh, revision: 1, ...profile });
    expect((await opened.store.loadProfile(fresh))?.countedRuns).toEqual(countedRuns.slice(4));
  });

  test.each([0, -1, 1.5])(
    'a profile of revision %p, which the store never writes, is loaded and can be put anew',
    async (rev) => {
      const key = { PK: `USER#${fresh}`, SK: 'PROFILE' };
      await opened.table.put({ ...key, rev, activeRun: 'r1', settings: '' }, null);
      const profile = (await opened.store.loadProfile(fresh)) as Profile;
      expect(profile).toMatchObject({ revision: 1, activeRun: 'r1' });
      expect(await opened.store.putProfile({ ...profile, revision: 2 })).toBe('put');
      expect(await opened.table.get(key.PK, key.SK)).toMatchObject({ rev: 2 });
    },
  );
});
