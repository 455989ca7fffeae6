import { firstSnowflake } from '../../../src/lib/snowflake';
import { createPlay } from '../../../src/play';
import type { Context } from '../../../src/play/context';
import { unloadableOutcome } from '../../../src/play/turns/unloadable';
import { createMemoryStore, type Party, type Profile, type Store } from '../../../src/storage';
import { NewerPartyError, newProfile, StoreError, type UnloadableRun } from '../../../src/storage/contract';
import { scenario } from '../../support/scenario';
import { ask, HOME, waitSubmission } from '../support/callers';
import { raws } from '../support/party-scenario';

const OF_ANN = { owner: 'ann', home: HOME, channel: null, version: 3, updatedAt: 0 };
const DAMAGED: UnloadableRun = { id: 'r', reason: 'unreadable', ...OF_ANN };
const NEWER: UnloadableRun = { ...DAMAGED, reason: 'newer' };
const OF_CHANNEL = { channel: 'c' };
const NOBODYS = { owner: null };

const PARTY: Party = {
  channel: 'c',
  revision: 1,
  run: 'r',
  mode: 'owner',
  holder: 'ann',
  holderSince: 0,
  members: ['ann', 'bob'],
};

interface Scene {
  profile?: Partial<Profile>;
  party?: Partial<Party>;
  /** Functions of the store to replace, besides loading run `r`. */
  change?: Partial<Store>;
}

/** Store that cannot load this run, with Ann's profile and perhaps a party. */
async function storeWith(run: UnloadableRun, { profile = {}, party, change = {} }: Scene) {
  const store = createMemoryStore();
  await store.putProfile({ ...newProfile('ann'), ...profile, revision: 1 });
  if (party) await store.putParty({ ...PARTY, ...party, revision: 1 });
  const loadRuns: Store['loadRuns'] = async (ids, signal) =>
    Promise.all(ids.map((id) => (id === run.id ? run : store.loadRun(id, signal))));
  return { store, over: { ...store, loadRuns, ...change } as Store };
}

describe('of a run that cannot be loaded', () => {
  const active = { profile: { activeRun: 'r' } };
  const suspended = { profile: { suspendedRuns: ['r'] } };
  const inParty = { party: {} };

  test.each<[string, UnloadableRun, Scene, string, string | null]>([
    ['its player may let the active one go', DAMAGED, active, 'ann', 'set-aside'],
    ['its player may let a suspended one go', DAMAGED, suspended, 'ann', 'set-aside'],
    ['its player may do nothing after the profile has let go of it', DAMAGED, {}, 'ann', null],
    ['its player may begin another beside an active one that waits for an update', NEWER, active, 'ann', 'new-run'],
    ['its player needs no other beside a suspended one that waits for an update', NEWER, suspended, 'ann', null],
    ['other players learn only whose run it is', DAMAGED, active, 'bob', 'not-yours'],
    ['other players learn only whose run it is while it waits, too', NEWER, active, 'bob', 'not-yours'],
    ['nobody may do anything if its player is unknown', { ...DAMAGED, ...NOBODYS }, {}, 'bob', null],
    [
      'a player whose profile names it may let it go even if its owner is unknown',
      { ...DAMAGED, ...NOBODYS },
      active,
      'ann',
      'set-aside',
    ],
    ['the owner of a party may let it go', { ...DAMAGED, ...OF_CHANNEL }, inParty, 'ann', 'set-aside'],
    ['a member of a party waits for its owner', { ...DAMAGED, ...OF_CHANNEL }, inParty, 'bob', null],
    [
      'a member of a party does not wait for an owner who has left',
      { ...DAMAGED, ...OF_CHANNEL },
      { party: { members: ['bob'] } },
      'bob',
      'set-aside',
    ],
    [
      'no stranger lets it go after the owner has left',
      { ...DAMAGED, ...OF_CHANNEL },
      { party: { members: ['bob'] } },
      'cid',
      null,
    ],
    [
      'anybody in the channel may let it go after all have left',
      { ...DAMAGED, ...OF_CHANNEL },
      { party: { members: [] } },
      'cid',
      'set-aside',
    ],
    ['a party waits for an update', { ...NEWER, ...OF_CHANNEL }, inParty, 'ann', null],
    [
      'any member decides if the owner is unknown',
      { ...DAMAGED, ...OF_CHANNEL, ...NOBODYS },
      inParty,
      'bob',
      'set-aside',
    ],
    ['no stranger decides if the owner is unknown', { ...DAMAGED, ...OF_CHANNEL, ...NOBODYS }, inParty, 'cid', null],
    ['the party of the caller’s channel counts if the run’s own is unknown', DAMAGED, inParty, 'bob', null],
    [
      'a party that plays another run counts for nothing',
      { ...DAMAGED, ...OF_CHANNEL },
      { party: { run: 'x' } },
      'bob',
      'not-yours',
    ],
    ['a missing party counts for nothing', { ...DAMAGED, ...OF_CHANNEL }, {}, 'bob', 'not-yours'],
  ])('%s', async (_, run, scene, user, offer) => {
    const { over } = await storeWith(run, scene);
    const outcome = await unloadableOutcome({ store: over, raws } as Context, ask({ user, channel: 'c' }), run);
    const expected = offer === 'not-yours' ? { kind: 'not-yours', owner: 'ann' } : { kind: 'unloadable', run, offer };
    expect(outcome).toEqual(expected);
  });

  test('a party of a later build is ignored, and a party that is unavailable now is an error', async () => {
    const outcomeWith = async (error: Error) => {
      const { over } = await storeWith(DAMAGED, { change: { loadParty: () => Promise.reject(error) } });
      return unloadableOutcome({ store: over, raws } as Context, ask({ user: 'bob', channel: 'c' }), DAMAGED);
    };
    const newer = new NewerPartyError({ channel: 'c', run: 'r', members: ['bob'] });
    expect(await outcomeWith(newer)).toEqual({ kind: 'not-yours', owner: 'ann' });
    await expect(outcomeWith(new StoreError('unavailable'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('members of a party of a later build type for its run, and others for their own', async () => {
  const { store, over } = await storeWith(NEWER, {});
  for (const user of ['bob', 'eve']) {
    const own = { id: `of-${user}`, owner: user, home: HOME, game: scenario('.@.'), interaction: '2', now: 0 };
    await store.createRun(own);
    await store.putProfile({ ...newProfile(user), revision: 1, activeRun: own.id });
  }
  const newer = () => Promise.reject(new NewerPartyError({ channel: 'c', run: 'r', members: ['ann', 'bob'] }));
  const play = createPlay({ store: { ...over, loadPartyAndProfile: newer, loadParty: newer }, raws });
  const typed = (user: string) => play.submitAction(waitSubmission({ user, channel: 'c' }));
  expect(await typed('bob')).toMatchObject({ kind: 'unloadable', run: { id: 'r', reason: 'newer' } });
  expect((await store.loadRun('of-bob'))?.version).toBe(0);
  expect(await typed('eve')).toMatchObject({ kind: 'applied', board: { run: 'of-eve' } });
});

describe('a damaged run that its player lets go', () => {
  const profile = { activeRun: 'r', suspendedRuns: ['a', 'b'] };
  const setAside = (store: Store, user = 'ann') =>
    createPlay({ store, raws }).setAside(ask({ user, run: 'r', channel: 'c' }));

  test('leaves its player’s profile, and nothing else changes', async () => {
    const { store, over } = await storeWith(DAMAGED, { profile });
    expect(await setAside(over)).toEqual({ kind: 'set-aside' });
    expect(await store.loadProfile('ann')).toMatchObject({ activeRun: null, suspendedRuns: ['a', 'b'], revision: 2 });
    expect(await setAside(over)).toEqual({ kind: 'set-aside' });
    expect((await store.loadProfile('ann'))?.revision).toBe(2);
  });

  test('leaves the suspended runs, and the active run stays', async () => {
    const { store, over } = await storeWith(DAMAGED, { profile: { activeRun: 'x', suspendedRuns: ['a', 'r', 'b'] } });
    expect(await setAside(over)).toEqual({ kind: 'set-aside' });
    expect(await store.loadProfile('ann')).toMatchObject({ activeRun: 'x', suspendedRuns: ['a', 'b'] });
  });

  test('leaves its party, whose members stay', async () => {
    const { store, over } = await storeWith({ ...DAMAGED, ...OF_CHANNEL }, { profile, party: {} });
    expect(await setAside(over)).toEqual({ kind: 'set-aside' });
    expect(await store.loadParty('c')).toMatchObject({ run: null, members: ['ann', 'bob'], revision: 2 });
    expect((await store.loadProfile('ann'))?.activeRun).toBeNull();
  });

  test('leaves behind, in profile and party, which commands it may have played', async () => {
    const updatedAt = 1_690_000_000_000;
    const { store, over } = await storeWith({ ...DAMAGED, ...OF_CHANNEL, updatedAt }, { profile, party: {} });
    await setAside(over);
    const lastWrites = { commands: String(firstSnowflake(updatedAt + 1) - 1n) };
    expect(await store.loadProfile('ann')).toMatchObject({ lastWrites });
    expect(await store.loadParty('c')).toMatchObject({ lastWrites });
  });

  test.each<[string, Partial<Store>]>([
    ['profile', { putProfile: async () => 'conflict' }],
    ['party', { putParty: async () => 'conflict' }],
  ])('is busy while others always change the %s first', async (_, change) => {
    const { over } = await storeWith({ ...DAMAGED, ...OF_CHANNEL }, { profile, party: {}, change });
    expect(await setAside(over)).toEqual({ kind: 'busy' });
  });

  test('is not let go by others, nor while it waits for an update', async () => {
    const party = { profile, party: {} };
    const { over } = await storeWith({ ...DAMAGED, ...OF_CHANNEL }, party);
    expect(await setAside(over, 'bob')).toMatchObject({ kind: 'unloadable', offer: null });
    const { store, over: later } = await storeWith({ ...NEWER, ...OF_CHANNEL }, party);
    expect(await setAside(later)).toMatchObject({ kind: 'unloadable', offer: 'new-run' });
    expect(await store.loadParty('c')).toMatchObject({ run: 'r', revision: 1 });
  });
});

describe('beside a run that cannot be loaded', () => {
  const begin = (store: Store, restart?: true | { run: string; seenVersion: number }) =>
    createPlay({ store, raws }).play(ask(restart ? { restart } : {}));

  test('another run begins only when the player asks for it, and the first is suspended', async () => {
    const { store, over } = await storeWith(NEWER, { profile: { activeRun: 'r' } });
    expect(await begin(over)).toMatchObject({ kind: 'unloadable', offer: 'new-run' });
    expect(await begin(over, { run: 'another', seenVersion: 0 })).toMatchObject({ kind: 'unloadable' });
    expect(await begin(over, { run: 'r', seenVersion: 0 })).toMatchObject({ kind: 'started' });
    expect((await store.loadProfile('ann'))?.suspendedRuns).toEqual(['r']);
  });

  test('no run begins where the server forbids the game', async () => {
    const { store, over } = await storeWith(NEWER, { profile: { activeRun: 'r' } });
    await store.putConfig({ guild: HOME.id, revision: 1, channels: ['here'], mode: 'owner', quiet: false });
    const there = ask({ channel: 'there', restart: true as const });
    expect(await createPlay({ store: over, raws }).play(there)).toEqual({ kind: 'not-here', channels: ['here'] });
  });
});

describe('an admin', () => {
  const eve = <T extends object>(more: T) => ask({ user: 'eve', run: 'r', ...more });
  const profile = { activeRun: 'r' };

  test.each(['end', 'reset'] as const)(
    'lets a damaged run go by the action %s, for its player and its party',
    async (name) => {
      const { store, over } = await storeWith({ ...DAMAGED, ...OF_CHANNEL }, { profile, party: {} });
      await store.createRun({ id: 'r', owner: 'ann', home: HOME, game: scenario('@'), interaction: '1', now: 0 });
      await store.listRun((await store.loadRun('r'))!);
      const play = createPlay({ store: over, raws });
      const act = () => (name === 'end' ? play.endRun(eve({})) : play.resetPlayer(eve({})));
      expect(await act()).toEqual({ kind: 'set-aside' });
      expect((await store.loadProfile('ann'))?.activeRun).toBeNull();
      expect((await store.loadParty('c'))?.run).toBeNull();
      expect(await store.isListedIn(HOME.id, 'r')).toBe(false);
      expect(await store.loadAudit(HOME.id, 9)).toMatchObject([{ action: name, target: 'r', done: true }]);
    },
  );

  test('cannot do anything else to a run that cannot be loaded, and nothing to a run that waits for an update', async () => {
    for (const run of [DAMAGED, NEWER]) {
      const { store, over } = await storeWith(run, { profile });
      const play = createPlay({ store: over, raws });
      const refused = [await play.rollBack(eve({ to: 0 })), await play.debug(eve({ cheat: 'god' as const }))];
      if (run === NEWER) refused.push(await play.endRun(eve({})), await play.resetPlayer(eve({})));
      for (const outcome of refused) expect(outcome).toEqual({ kind: run.reason });
      expect((await store.loadProfile('ann'))?.activeRun).toBe('r');
      expect(await store.loadAudit(HOME.id, 9)).toEqual([]);
    }
  });

  test('of another server finds no such run, and finds a run of unknown home only if it is listed', async () => {
    const end = async (run: UnloadableRun, change: Partial<Store> = {}) => {
      const { over } = await storeWith(run, { profile, change });
      return (await createPlay({ store: over, raws }).endRun(eve({}))).kind;
    };
    expect(await end({ ...DAMAGED, home: { kind: 'guild', id: 'other' } })).toBe('no-run');
    expect(await end({ ...DAMAGED, home: null })).toBe('no-run');
    expect(await end({ ...DAMAGED, home: null }, { isListedIn: async () => true })).toBe('set-aside');
    expect(await end({ ...DAMAGED, owner: null })).toBe('set-aside');
  });

  describe('who ends a run whose home cannot be read', () => {
    /** Stores a damaged run without a home, which only the list of the server names. */
    async function listed() {
      const { store, over } = await storeWith({ ...DAMAGED, home: null }, { profile });
      await store.createRun({ id: 'r', owner: 'ann', home: HOME, game: scenario('@'), interaction: '1', now: 0 });
      await store.listRun((await store.loadRun('r'))!);
      return { store, over };
    }

    test('gets the same answer to a repeated delivery, and then hears that there is no run', async () => {
      const { store, over } = await listed();
      const play = createPlay({ store: over, raws });
      const request = eve({});
      expect(await play.endRun(request)).toEqual({ kind: 'set-aside' });
      expect(await play.endRun(request)).toEqual({ kind: 'set-aside' });
      expect(await play.endRun(eve({}))).toEqual({ kind: 'no-run' });
      expect(await store.loadAudit(HOME.id, 9)).toMatchObject([{ target: 'r', done: true }]);
    });

    test('gets the same answer even if the first delivery was cut short', async () => {
      const { store, over } = await listed();
      const request = eve({});
      const finishAudit = () => Promise.reject(new StoreError('unavailable'));
      const cut = createPlay({ store: { ...over, finishAudit }, raws }).endRun(request);
      await expect(cut).rejects.toMatchObject({ code: 'unavailable' });
      expect(await store.isListedIn(HOME.id, 'r')).toBe(false);
      expect(await createPlay({ store: over, raws }).endRun(request)).toEqual({ kind: 'set-aside' });
      expect(await store.loadAudit(HOME.id, 9)).toMatchObject([{ target: 'r', done: true }]);
    });

    test('of another server learns nothing', async () => {
      const { over } = await listed();
      const play = createPlay({ store: over, raws });
      const elsewhere = eve({ home: { kind: 'guild', id: 'other' } as const });
      expect(await play.endRun(elsewhere)).toEqual({ kind: 'no-run' });
      expect(await play.endRun(elsewhere)).toEqual({ kind: 'no-run' });
    });
  });

  test.each<[string, Partial<Store>]>([
    ['profile', { putProfile: async () => 'conflict' }],
    ['party', { putParty: async () => 'conflict' }],
  ])('is busy while others always change the %s first', async (_, change) => {
    const { over } = await storeWith({ ...DAMAGED, ...OF_CHANNEL }, { profile, party: {}, change });
    expect(await createPlay({ store: over, raws }).endRun(eve({}))).toEqual({ kind: 'busy' });
    expect(await over.loadAudit(HOME.id, 9)).toMatchObject([{ done: false }]);
  });
});
