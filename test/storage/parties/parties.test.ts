import { DAY_MS } from '../../../src/lib/calendar';
import { type Ballot, newProfile, type Party, StoreError } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import { partyOf, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';
import { withPut } from '../support/with-put';

describe.each(TABLES)('parties over %s', (_, open) => {
  const opened = openForTests(open);

  test('a party is put once for each revision', async () => {
    const channel = freshId();
    expect(await opened.store.loadParty(channel)).toBeNull();
    expect(await opened.store.putParty(partyOf(channel))).toBe('put');
    expect(await opened.store.putParty(partyOf(channel, { mode: 'owner' }))).toBe('conflict');
    const second = partyOf(channel, { revision: 2, run: null, members: [] });
    expect(await opened.store.putParty(second)).toBe('put');
    expect(await opened.store.loadParty(channel)).toEqual(second);
  });

  test('a party keeps the display of its board', async () => {
    const display = { language: 'de', palette: 'safe', layout: 'classic', directions: 'open', advice: 'off' } as const;
    const shown = partyOf(freshId(), { display });
    await opened.store.putParty(shown);
    expect(await opened.store.loadParty(shown.channel)).toEqual(shown);
  });

  test('a party keeps the crests of its members only', async () => {
    const crest = { emblem: 'star', colour: 'blue' } as const;
    const party = partyOf(freshId(), { members: ['ann', 'bob'], crests: { bob: crest, eve: crest } });
    await opened.store.putParty(party);
    expect((await opened.store.loadParty(party.channel))?.crests).toEqual({ bob: crest });
  });

  test('a party keeps the titles of its members only, with or without a crest', async () => {
    const crests = { bob: { emblem: 'star', colour: 'blue' } } as const;
    const titles = { ann: 'wyrmling', bob: 'untouched' } as const;
    const party = partyOf(freshId(), { members: ['ann', 'bob'], crests, titles: { ...titles, eve: 'tightwad' } });
    await opened.store.putParty(party);
    expect(await opened.store.loadParty(party.channel)).toMatchObject({ crests, titles });
    expect((await opened.store.loadParty(party.channel))?.titles).toEqual(titles);
  });

  test('a party is loaded together with the profile of a player', async () => {
    const [channel, user] = [freshId(), freshId()];
    expect(await opened.store.loadPartyAndProfile(channel, user)).toEqual({ party: null, profile: null });
    const [party, profile] = [partyOf(channel), { ...newProfile(user), revision: 1, activeRun: 'r' }];
    await opened.store.putParty(party);
    expect(await opened.store.loadPartyAndProfile(channel, user)).toEqual({ party, profile: null });
    await opened.store.putProfile(profile);
    expect(await opened.store.loadPartyAndProfile(channel, user)).toEqual({ party, profile });
  });

  test('a voter has one ballot a version, with the latest vote', async () => {
    const run = freshId();
    const ballot: Ballot = { run, version: 4, user: 'bob', action: WAIT, interactions: ['1'], now: 7 };
    const changed: Ballot = { ...ballot, action: { kind: 'rest' }, interactions: ['1', '2'] };
    const other: Ballot = { ...ballot, user: 'ann', interactions: ['3'] };
    await opened.store.putBallot(ballot);
    await opened.store.putBallot(other);
    await opened.store.putBallot({ ...ballot, version: 40 });
    await opened.store.putBallot(changed);
    expect(await opened.store.loadBallots(run, 4)).toEqual([other, changed]);
    expect(await opened.store.loadBallots(run, 5)).toEqual([]);
  });

  test('a ballot lives longer than any vote', async () => {
    const run = freshId();
    await opened.store.putBallot({ run, version: 4, user: 'bob', action: WAIT, interactions: ['1'], now: DAY_MS });
    const ballot = await opened.table.get(`RUN#${run}`, 'BALLOT#4#bob');
    expect(ballot?.expiresAt).toBe((91 * DAY_MS) / 1000);
  });

  test.each(['PLAYED#', 'PLAYER#'])('a ballot is cast only if %s leads to its voter', async (pointer) => {
    const run = freshId();
    const table = withPut(opened.table, async (item, ...rest) => {
      if (item.SK.startsWith(pointer)) throw new StoreError('unavailable');
      return opened.table.put(item, ...rest);
    });
    const ballot: Ballot = { run, version: 4, user: 'bob', action: WAIT, interactions: ['1'], now: 7 };
    await expect(createStore(table).putBallot(ballot)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await opened.store.loadBallots(run, 4)).toEqual([]);
  });

  test('a member erased since the party was loaded is not listed again by a late change', async () => {
    const [channel, erased, other] = [freshId(), freshId(), freshId()];
    await opened.store.putParty(partyOf(channel, { members: [erased, other] }));
    const loaded = (await opened.store.loadParty(channel)) as Party;
    await opened.store.eraseUser(erased, null, 1);
    expect(await opened.store.putParty({ ...loaded, revision: 2, holder: other })).toBe('conflict');
    expect(await opened.table.query(`USER#${erased}`, '')).toEqual([]);
  });

  test('a player who joins gets a profile, whose expiry removes their items; an existing profile stays', async () => {
    const [channel, known, unknown] = [freshId(), freshId(), freshId()];
    const profile = { ...newProfile(known), revision: 1, suspendedRuns: ['r'] };
    await opened.store.putProfile(profile);
    await opened.store.putParty(partyOf(channel, { members: [known, unknown] }));
    expect(await opened.store.loadProfile(known)).toEqual(profile);
    expect(await opened.store.loadProfile(unknown)).toEqual({ ...newProfile(unknown), revision: 1 });
  });

  test('a new member is listed before the party names the member', async () => {
    const [channel, member] = [freshId(), freshId()];
    await opened.store.putParty(partyOf(channel, { members: [] }));
    const written: string[] = [];
    const table = withPut(opened.table, (item, ...rest) => {
      written.push(item.SK);
      return opened.table.put(item, ...rest);
    });
    await createStore(table).putParty(partyOf(channel, { revision: 2, members: [member] }));
    expect(written).toEqual([`PARTY#${channel}`, 'PROFILE', 'PARTY']);
  });
});
