import { newProfile } from '../../../src/play/profiles/profile';
import type { Ballot } from '../../../src/storage/contract';
import { partyOf, WAIT } from '../support/party-runs';
import { freshId, openForTests, TABLES } from '../support/tables';

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

  test('a party keeps how its board is shown', async () => {
    const display = { language: 'de', palette: 'safe', layout: 'classic', directions: 'open', advice: 'off' } as const;
    const shown = partyOf(freshId(), { display });
    await opened.store.putParty(shown);
    expect(await opened.store.loadParty(shown.channel)).toEqual(shown);
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

  test('a voter has one ballot a version, the latest', async () => {
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
});
