import {
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  type GuildConfig,
  type Party,
  type Profile,
} from '../../../src/storage/contract';
import { type Item, UnknownAttribute } from '../../../src/storage/dynamo/table';
import { damaged, damagesOver, tamper } from '../../support/damage';
import { sample } from '../../support/deep';
import { partyOf } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

const profileOf = (user: string): Profile => ({
  user,
  revision: 1,
  activeRun: 'r1',
  suspendedRuns: ['r2', 'r3'],
  settings: { ...DEFAULT_SETTINGS, palette: 'safe', language: 'de', quiet: true, waivedConfirmations: ['trap'] },
  givenHints: ['welcome'],
  lastHint: { name: 'welcome', run: 'r1', version: 0 },
  totals: { ...EMPTY_TOTALS, runs: 3, bestScore: 99 },
  countedRuns: ['r0'],
});
const configOf = (guild: string): GuildConfig => ({ guild, revision: 1, channels: ['c1'], mode: 'vote', quiet: true });

/** Attributes of a later build, of known and unknown kinds. */
const LATER = { streak: 7, badges: new UnknownAttribute({ L: [{ S: 'wyrm' }] }) };

describe.each(sample(TABLES, 1))('items with a revision over %s', (table, open) => {
  const opened = openForTests(open);

  const KINDS = {
    PROFILE: (id: string) =>
      kindOf<Profile>(`USER#${id}`, 'PROFILE', profileOf(id), {
        load: () => opened.store.loadProfile(id),
        put: (profile) => opened.store.putProfile(profile),
      }),
    PARTY: (id: string) =>
      kindOf<Party>(`CHANNEL#${id}`, 'PARTY', partyOf(id), {
        load: () => opened.store.loadParty(id),
        put: (party) => opened.store.putParty(party),
      }),
    CONFIG: (id: string) =>
      kindOf<GuildConfig>(`GUILD#${id}`, 'CONFIG', configOf(id), {
        load: () => opened.store.loadConfig(id),
        put: (config) => opened.store.putConfig(config),
      }),
  };
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[];

  /** Kind of revised item: how tests begin it, load it and put it again. */
  function kindOf<T extends { revision: number }>(
    pk: string,
    sk: string,
    first: T,
    { load, put }: { load(): Promise<T | null>; put(value: T): Promise<'put' | 'conflict'> },
  ) {
    const key = [pk, sk] as const;
    return {
      key,
      begin: () => put(first as T),
      load: load as () => Promise<unknown>,
      /** Loads the value and puts it with these changes and the next revision. */
      async rewrite(changes: object = {}) {
        const loaded = (await load()) as T;
        return put({ ...loaded, ...changes, revision: loaded.revision + 1 });
      },
      stored: async () => (await opened.table.get(pk, sk)) as Item,
      copies: () => opened.table.query(pk, `DAMAGED#${sk}`),
    };
  }

  test.each(names)('%s: fields of a later build survive a rewrite by this build', async (name) => {
    const { key, begin, rewrite, stored, copies } = KINDS[name](freshId());
    await begin();
    const later = await tamper(opened.table, key, (item) => ({ ...item, ...LATER }));
    expect(await rewrite()).toBe('put');
    expect(await stored()).toEqual({ ...later, rev: 2 });
    expect(await rewrite()).toBe('put');
    expect(await stored()).toEqual({ ...later, rev: 3 });
    expect(await copies()).toEqual([]);
  });

  test.each(names.flatMap((name) => damagesOver(table).map(([what, damage]) => [name, what, damage] as const)))(
    '%s: with any attribute %s, the item is loaded, and can be rewritten',
    async (name, _what, damage) => {
      const { key, begin, load, rewrite, stored } = KINDS[name](freshId());
      await begin();
      const whole = await stored();
      const wholeLoaded = (await load()) as Record<string, unknown>;
      for (const attribute of Object.keys(whole).filter((each) => each !== 'PK' && each !== 'SK')) {
        const spoiled = await tamper(opened.table, key, () => damaged(whole, attribute, damage));
        const loaded = (await load()) as Record<string, unknown>;
        // Damage to one attribute loses at most its own field. `lastHint` and `givenHints` depend on each other, so
        // both may be lost.
        const lost = Object.keys(wholeLoaded).filter(
          (field) => JSON.stringify(loaded[field]) !== JSON.stringify(wholeLoaded[field]),
        );
        expect(lost.filter((field) => field !== 'lastHint' && field !== 'givenHints').length).toBeLessThanOrEqual(1);
        expect(await rewrite()).toBe('put');
        const after = await stored();
        expect(after).toMatchObject({ rev: (loaded.revision as number) + 1 });
        // An unchanged attribute stays as it is stored.
        if (attribute !== 'rev' && spoiled[attribute] !== undefined)
          expect(after[attribute]).toEqual(spoiled[attribute]);
      }
    },
  );

  test('when a damaged field is changed, its stored form is kept beside the new item', async () => {
    const { key, begin, rewrite, stored, copies } = KINDS.PROFILE(freshId());
    await begin();
    const spoiled = await tamper(opened.table, key, (item) => ({ ...item, aside: 7 }));
    await rewrite({ suspendedRuns: ['r9'] });
    expect(await stored()).toMatchObject({ aside: 'r9' });
    expect(await copies()).toEqual([{ ...spoiled, SK: expect.stringMatching(/^DAMAGED#PROFILE#/) }]);
  });

  test('copies of a damaged item that name an erased player or run are erased, and others stay', async () => {
    const [channel, user] = [freshId(), freshId()];
    const { begin, copies } = KINDS.PARTY(channel);
    await begin();
    const party = (await opened.store.loadParty(channel)) as Party;
    await opened.store.putParty({ ...party, revision: 2, members: ['ann', user] });
    for (const [hash, members] of [
      ['naming', `ann ${user}`],
      ['another', 'ann'],
    ] as const) {
      await opened.table.put({ PK: `CHANNEL#${channel}`, SK: `DAMAGED#PARTY#${hash}`, members, rev: 'x' }, null);
    }
    await opened.store.eraseUser(user, null, 1);
    expect((await copies()).map(({ SK }) => SK)).toEqual(['DAMAGED#PARTY#another']);
  });

  test('if two clients rewrite an item without a readable revision, only one succeeds', async () => {
    const user = freshId();
    const { key, begin } = KINDS.PROFILE(user);
    await begin();
    await tamper(opened.table, key, (item) => ({ ...item, rev: 'x' }));
    const loaded = (await opened.store.loadProfile(user)) as Profile;
    const next = { ...loaded, revision: loaded.revision + 1 };
    const results = [await opened.store.putProfile(next), await opened.store.putProfile(next)];
    expect(results).toEqual(['put', 'conflict']);
  });

  test('a palette and a switch of a later build are kept', async () => {
    const { key, begin, rewrite, stored } = KINDS.PROFILE(freshId());
    await begin();
    await tamper(opened.table, key, (item) => ({ ...item, palette: 'sepia', settings: 'quiet haptics' }));
    await rewrite({ activeRun: 'r7' });
    expect(await stored()).toMatchObject({ palette: 'sepia', settings: 'quiet haptics', activeRun: 'r7' });
  });

  test('a mode of a later build stays configured until another is chosen', async () => {
    const guild = freshId();
    const { key, begin, rewrite, stored } = KINDS.CONFIG(guild);
    await begin();
    await tamper(opened.table, key, (item) => ({ ...item, mode: 'council' }));
    expect(await opened.store.loadConfig(guild)).toMatchObject({ mode: 'owner', channels: ['c1'] });
    await rewrite({ quiet: false });
    expect(await stored()).toMatchObject({ mode: 'council', quiet: 0 });
    await rewrite({ mode: 'hotseat' });
    expect(await stored()).toMatchObject({ mode: 'hotseat' });
  });

  test('in a party whose mode is damaged only the owner may act', async () => {
    const channel = freshId();
    const { key, begin } = KINDS.PARTY(channel);
    await begin();
    await tamper(opened.table, key, (item) => ({ ...item, mode: 7 }));
    expect(await opened.store.loadParty(channel)).toMatchObject({ mode: 'owner', members: ['ann', 'bob'] });
  });

  test('a party in a mode of a later build is newer', async () => {
    const channel = freshId();
    const { key, begin } = KINDS.PARTY(channel);
    await begin();
    await tamper(opened.table, key, (item) => ({ ...item, mode: 'council' }));
    const party = { channel, run: 'r1', members: ['ann', 'bob'] };
    await expect(opened.store.loadParty(channel)).rejects.toMatchObject({ code: 'newer', party });
  });
});
