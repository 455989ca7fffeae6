import type { Action } from '../../../src/engine';
import { firstSnowflake } from '../../../src/lib/snowflake';
import { createPlay } from '../../../src/play';
import type { Party, PartyMode, Run, Store } from '../../../src/storage';
import { newProfile, StoreError } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { tamper } from '../../support/damage';
import { scenario } from '../../support/scenario';
import { ask, HOME } from '../support/callers';
import { HOUR, NOW, raws } from '../support/party-scenario';

const WAIT: Action = { kind: 'wait' };
const EAST: Action = { kind: 'move', direction: 'e' };
const GIVE_UP: Action = { kind: 'abandon', sure: true };

/** Id of an interaction sent so many milliseconds after the run began. */
const sentAt = (ms: number): string => String(firstSnowflake(NOW + ms));

let channels = 0;

/** Begins a party of Ann's in a small hall. */
async function setUp(mode: PartyMode, others: string[] = []) {
  const table = new MemoryTable();
  const store = createStore(table);
  const play = createPlay({ store, raws, newSeed: () => 'company' });
  const [run, channel] = ['first', `hall${channels++}`];
  const game = scenario('.@.');
  await store.createRun({
    id: run,
    owner: 'ann',
    home: HOME,
    channel,
    ranked: false,
    game,
    interaction: '2',
    now: NOW,
  });
  const members = ['ann', ...others];
  await store.putParty({ channel, revision: 1, run, mode, holder: 'ann', holderSince: NOW, members });
  const at = <T extends object>(user: string, more?: T) =>
    ask({ user, channel, ...more } as T & { user: string; channel: string });
  const press = (user: string, seenVersion: number, action: Action = WAIT, more: object = {}) =>
    play.submitAction(at(user, { run, seenVersion, action, ...more }));
  const type = (user: string, action: Action = WAIT, more: object = {}) =>
    play.submitAction(at(user, { run: null, seenVersion: null, action, ...more }));
  const stored = async () => (await store.loadParty(channel)) as Party;
  /** The use cases over the party's store with some of its functions replaced. */
  const over = (change: Partial<Store>) => createPlay({ store: { ...store, ...change }, raws });
  return { table, store, play, run, channel, at, press, type, stored, over };
}

describe('the torch', () => {
  test('does not move again by a repeated delivery', async () => {
    const { play, at, stored } = await setUp('handover', ['bob']);
    const pass = at('ann', { to: 'bob' });
    const first = await play.changeHolder(pass);
    const { revision } = await stored();
    expect(await play.changeHolder(pass)).toEqual(first);
    expect(await stored()).toMatchObject({ holder: 'bob', revision });
  });

  test('is not passed to a player who never took part, and makes nobody a member', async () => {
    const { play, at, stored } = await setUp('handover', ['bob']);
    const before = await stored();
    expect(await play.changeHolder(at('ann', { to: 'dan' }))).toEqual({ kind: 'not-joined', user: 'dan' });
    expect(await stored()).toEqual(before);
  });

  test('is not passed to a member who has left', async () => {
    const { play, at } = await setUp('handover', ['bob']);
    await play.leaveParty(at('bob'));
    expect(await play.changeHolder(at('ann', { to: 'bob' }))).toEqual({ kind: 'not-joined', user: 'bob' });
  });

  test('makes a holder who has left a member again', async () => {
    const { play, at, store, stored } = await setUp('handover', ['bob']);
    const party = await stored();
    // Older builds left a party in this state when its owner left.
    await store.putParty({ ...party, revision: party.revision + 1, members: ['bob'] });
    expect(await play.changeHolder(at('ann', { to: 'ann' }))).toMatchObject({
      board: { party: { members: ['bob', 'ann'] } },
    });
  });

  test('is not given to somebody else by a player who may only take it', async () => {
    const { play, at } = await setUp('handover', ['bob', 'cid']);
    const later = NOW + 6 * HOUR;
    expect(await play.changeHolder(at('bob', { to: 'cid', now: later }))).toMatchObject({
      kind: 'not-your-turn',
      holder: 'ann',
    });
    expect(await play.changeHolder(at('bob', { to: 'bob', now: later }))).toMatchObject({ kind: 'board' });
  });

  test('goes to the owner if its holder leaves, and counts as just passed', async () => {
    const { play, at, stored } = await setUp('handover', ['bob']);
    await play.changeHolder(at('ann', { to: 'bob' }));
    await play.leaveParty(at('bob', { now: NOW + HOUR }));
    expect(await stored()).toMatchObject({ holder: 'ann', holderSince: NOW + HOUR });
  });

  test('goes to a member if its holder leaves and the owner has left before', async () => {
    const { play, at, store, stored, press } = await setUp('handover', ['bob', 'cid', 'dan']);
    await play.changeHolder(at('ann', { to: 'cid' }));
    await press('cid', 0);
    await play.changeHolder(at('cid', { to: 'bob' }));
    const party = await stored();
    await store.putParty({ ...party, revision: party.revision + 1, members: ['bob', 'dan', 'cid'] });
    await play.leaveParty(at('bob'));
    expect(await stored()).toMatchObject({ holder: 'cid', members: ['dan', 'cid'] });
  });

  test('stays, with its age, when another member leaves', async () => {
    const { play, at, stored } = await setUp('handover', ['bob']);
    await play.leaveParty(at('bob', { now: NOW + HOUR }));
    expect(await stored()).toMatchObject({ holder: 'ann', holderSince: NOW });
  });
});

test('a change without effect writes nothing', async () => {
  const { play, at, stored } = await setUp('owner', ['bob']);
  const before = await stored();
  expect(await play.joinParty(at('bob'))).toMatchObject({ kind: 'board' });
  expect(await play.partyMode(at('ann', { mode: 'owner' as const }))).toMatchObject({ kind: 'board' });
  expect(await play.leaveParty(at('dan'))).toEqual({ kind: 'not-member' });
  expect(await stored()).toEqual(before);
});

test('a player who changes a party sees the board with their own settings', async () => {
  const { play, at } = await setUp('handover', ['bob']);
  await play.settings(at('bob', { settings: { language: 'de' } }));
  expect(await play.changeHolder(at('ann', { to: 'bob' }))).toMatchObject({
    board: { settings: { language: 'auto' } },
  });
  expect(await play.changeHolder(at('bob', { to: 'ann' }))).toMatchObject({ board: { settings: { language: 'de' } } });
});

test('a party cannot be changed any more once its run is over', async () => {
  const { play, at, press, stored } = await setUp('owner', ['bob']);
  await press('ann', 0, GIVE_UP);
  const before = await stored();
  expect(await play.partyMode(at('ann', { mode: 'vote' as const }))).toEqual({ kind: 'no-party' });
  expect(await play.joinParty(at('cid'))).toEqual({ kind: 'no-party' });
  expect(await stored()).toEqual(before);
});

test('a change for a run that was replaced meanwhile does nothing', async () => {
  const { play, at, stored, table, press } = await setUp('owner', ['bob']);
  const calm = cutInAt(table, -1, async () => {});
  const change = (over: typeof calm) =>
    createPlay({ store: createStore(over), raws }).partyMode(at('ann', { mode: 'vote' as const }));
  await press('ann', 0);
  const replaced = cutInAt(table, 3, async () => {
    await press('ann', 1, GIVE_UP);
    await play.party(at('ann'));
  });
  expect(await change(replaced)).toEqual({ kind: 'no-party' });
  expect(await stored()).toMatchObject({ mode: 'owner' });
});

test('a change is busy if others always come first, and succeeds if they come first once', async () => {
  const { at, store, over, stored } = await setUp('owner');
  const never = over({ putParty: async () => 'conflict' });
  expect(await never.joinParty(at('bob'))).toEqual({ kind: 'busy' });
  let puts = 0;
  const once = over({
    putParty: async (party, signal) => (puts++ === 0 ? 'conflict' : store.putParty(party, signal)),
  });
  expect(await once.joinParty(at('bob'))).toMatchObject({ board: { party: { members: ['ann', 'bob'] } } });
  expect(await stored()).toMatchObject({ members: ['ann', 'bob'] });
});

describe('while others keep changing the party first', () => {
  const conflict: Partial<Store> = { putParty: async () => 'conflict' };

  test('a player who tries to join learns that they have not', async () => {
    const { at, over, stored } = await setUp('vote');
    expect(await over(conflict).joinParty(at('bob'))).toEqual({ kind: 'busy' });
    expect((await stored()).members).toEqual(['ann']);
  });

  test('a stranger does not act', async () => {
    const { at, run, over, store } = await setUp('hotseat');
    const turn = at('bob', { run, seenVersion: 0, action: WAIT });
    expect(await over(conflict).submitAction(turn)).toEqual({ kind: 'busy' });
    expect(await store.loadRun(run)).toMatchObject({ version: 0 });
  });

  test('no player sees a board as if they had joined', async () => {
    const { at, over } = await setUp('hotseat');
    expect(await over(conflict).party(at('bob'))).toEqual({ kind: 'busy' });
  });
});

test('a player who joins by a press while the channel begins another run acts in neither', async () => {
  const { play, at, run, table, press, stored, store } = await setUp('hotseat');
  const replaced = cutInAt(table, 4, async () => {
    await press('ann', 0, GIVE_UP);
    await play.party(at('ann', { mode: 'owner' as const }));
  });
  const turn = at('bob', { run, seenVersion: 0, action: WAIT });
  const outcome = await createPlay({ store: createStore(replaced), raws }).submitAction(turn);
  expect(outcome.kind).toBe('not-yours');
  expect(await stored()).toMatchObject({ members: ['ann'] });
  expect(await store.loadBallots(run, 0)).toEqual([]);
});

test('the vote of a stranger is not cast, and the stranger is invited', async () => {
  const { press, stored, store, run } = await setUp('vote');
  expect(await press('bob', 0)).toMatchObject({ kind: 'invited', board: { party: { members: ['ann'] } } });
  expect(await store.loadBallots(run, 0)).toEqual([]);
  expect((await stored()).revision).toBe(1);
});

test('a player who joins to act while the owner takes the run back does not act', async () => {
  const { play, at, run, table, store, stored } = await setUp('hotseat');
  const taken = cutInAt(table, 4, async () => {
    await play.partyMode(at('ann', { mode: 'owner' as const }));
  });
  const turn = at('bob', { run, seenVersion: 0, action: WAIT });
  const outcome = await createPlay({ store: createStore(taken), raws }).submitAction(turn);
  expect((await stored()).mode).toBe('owner');
  expect([outcome.kind, (await store.loadRun(run))?.version]).toEqual(['not-yours', 0]);
});

test('players who join at once all become members, and none of their votes is lost', async () => {
  const { play, at: by, press, stored, store, run } = await setUp('vote');
  const voters = ['bob', 'cid', 'dan', 'eve', 'fay', 'gus'];
  const joined = await Promise.all(voters.map((voter) => play.joinParty(by(voter))));
  expect(joined.map(({ kind }) => kind)).toEqual(voters.map(() => 'board'));
  const outcomes = await Promise.all(voters.map((voter, at) => press(voter, 0, at % 2 === 0 ? WAIT : EAST)));
  expect(outcomes.map(({ kind }) => kind)).toEqual(voters.map(() => 'voted'));
  expect((await stored()).members).toEqual(expect.arrayContaining(voters));
  expect((await store.loadBallots(run, 0)).map(({ user }) => user)).toEqual(voters);
});

describe('a party begins', () => {
  test('unranked, even in a dungeon with a chosen seed', async () => {
    const { play, at, press } = await setUp('owner');
    await press('ann', 0, GIVE_UP);
    const chosen = await play.party(at('bob', { seed: 'chosen' }));
    expect(chosen).toMatchObject({
      kind: 'started',
      board: { owner: 'bob', ranked: false, origin: { kind: 'seed' }, view: { seed: 'chosen' } },
    });
  });

  test('with only its first player, who has the torch', async () => {
    const { play, at, press, stored } = await setUp('handover', ['bob']);
    await press('ann', 0, GIVE_UP);
    await play.party(at('bob', { now: NOW + HOUR }));
    expect(await stored()).toMatchObject({
      holder: 'bob',
      holderSince: NOW + HOUR,
      members: ['bob'],
      mode: 'handover',
    });
  });

  test('in the mode that the command names, else in the mode before', async () => {
    const { play, at, press, type } = await setUp('hotseat');
    await press('ann', 0, GIVE_UP);
    expect(await play.party(at('ann'))).toMatchObject({ board: { party: { mode: 'hotseat' } } });
    await type('ann', GIVE_UP);
    expect(await play.party(at('ann', { mode: 'vote' as const }))).toMatchObject({
      board: { party: { mode: 'vote' } },
    });
  });

  test('once, however often and late the command is delivered', async () => {
    const { play, at, type, stored } = await setUp('owner');
    await type('ann', GIVE_UP);
    const command = at('ann');
    const first = await play.party(command);
    expect(await play.party(command)).toEqual(first);
    await type('ann', WAIT);
    expect(await play.party(command)).toMatchObject({ kind: 'board', board: { version: 1 } });
    await type('ann', GIVE_UP);
    expect(await play.party(command)).toMatchObject({
      kind: 'board',
      board: { view: { over: { result: 'abandoned' } } },
    });
    await play.party(at('bob'));
    const { run } = await stored();
    expect(await play.party(command)).toMatchObject({
      kind: 'board',
      board: { run, party: { members: ['bob'] } },
    });
    await type('bob', GIVE_UP);
    expect(await play.party(command)).toMatchObject({ kind: 'board', board: { run } });
    expect(await stored()).toMatchObject({ run });
  });
});

test('a party whose start was cut short before its run was listed is listed by the next delivery', async () => {
  const store = createStore(new MemoryTable());
  const caller = ask({ channel: 'cut' });
  const listRun: Store['listRun'] = () => Promise.reject(new StoreError('unavailable'));
  await expect(createPlay({ store: { ...store, listRun }, raws }).party(caller)).rejects.toThrow();
  const play = createPlay({ store, raws });
  const listed = () => play.activeRuns(ask({ user: 'eve' }));
  expect(await listed()).toMatchObject({ runs: [] });
  expect(await play.party(caller)).toMatchObject({ kind: 'started' });
  expect(await listed()).toMatchObject({ runs: [{ owner: 'ann', channel: 'cut' }] });
});

describe('a typed vote', () => {
  test('that loses to another vote does not count for the next turn', async () => {
    const { at, run, store, press, over } = await setUp('vote', ['bob', 'cid']);
    await press('ann', 0);
    let commits = 0;
    const overtaken = over({
      async commit(commit, signal) {
        if (commits++ === 0) await press('cid', 0);
        return store.commit(commit, signal);
      },
    });
    const typed = at('bob', { run: null, seenVersion: null, action: WAIT });
    expect(await overtaken.submitAction(typed)).toMatchObject({
      kind: 'applied',
      repeated: true,
      board: { version: 1 },
    });
    expect(await store.loadBallots(run, 1)).toEqual([]);
  });

  test('is for the present version, whatever its player voted for before', async () => {
    const { type, press, run, store } = await setUp('vote', ['bob', 'cid']);
    await type('ann', EAST);
    await press('bob', 0);
    await press('cid', 0);
    expect(await type('ann', WAIT)).toMatchObject({
      kind: 'voted',
      board: { version: 1, party: { votes: [{ user: 'ann' }] } },
    });
    expect(await store.loadBallots(run, 1)).toMatchObject([{ user: 'ann', action: WAIT }]);
  });
});

test('the action settles all other votes, by their last interactions', async () => {
  const { press, store, run, play, at } = await setUp('vote', ['bob', 'cid', 'dan']);
  await press('bob', 0, EAST, { interaction: '501' });
  await press('bob', 0, WAIT, { interaction: '502' });
  await press('dan', 0, EAST, { interaction: '503' });
  await play.leaveParty(at('dan'));
  expect(await press('cid', 0, WAIT, { interaction: '504' })).toMatchObject({ kind: 'applied', repeated: false });
  const settled = await store.loadRun(run);
  expect(settled?.recentVotes).toMatchObject([
    { id: '502', by: 'bob' },
    { id: '503', by: 'dan' },
  ]);
  expect(settled?.recent.at(-1)).toMatchObject({ id: '504', by: 'cid' });
});

test('a ballot keeps the last four interactions of its voter', async () => {
  const { press, store, run } = await setUp('vote', ['bob', 'cid']);
  for (const interaction of ['501', '502', '503', '504', '505']) await press('bob', 0, WAIT, { interaction });
  expect(await store.loadBallots(run, 0)).toMatchObject([{ interactions: ['502', '503', '504', '505'] }]);
});

test('a vote for an action that the engine refuses is not cast, and earlier votes stay', async () => {
  const { press } = await setUp('vote', ['bob', 'cid']);
  await press('bob', 0);
  const refused = await press('ann', 0, { kind: 'equip', item: 999_999 });
  expect(refused).toMatchObject({ kind: 'refused', board: { party: { votes: [{ user: 'bob', action: WAIT }] } } });
});

test('a member who may not act learns whose turn it is, even by a very old command', async () => {
  const { type } = await setUp('handover', ['bob']);
  const sentBefore = { interaction: '1', now: NOW + 60_000 };
  expect(await type('bob', WAIT, sentBefore)).toMatchObject({ kind: 'not-your-turn', holder: 'ann' });
  expect(await type('ann', WAIT, sentBefore)).toMatchObject({ kind: 'outdated' });
});

test('a command that the channel’s run may have played and forgotten is not played in the player’s own run', async () => {
  const { at, store, run, over } = await setUp('hotseat', ['bob']);
  const own = { id: 'own', owner: 'bob', home: HOME, game: scenario('.@.'), interaction: '2', now: NOW - HOUR };
  await store.createRun(own);
  await store.putProfile({ ...newProfile('bob'), revision: 2, activeRun: 'own' });
  const stored = (await store.loadRun(run)) as Run;
  const death = { result: 'died', turn: 9, depth: 1, by: null, cause: null } as const;
  const ended = { ...stored, forgotten: sentAt(0), game: { ...stored.game, over: death } };
  const loadRun = async (id: string) => (id === run ? ended : store.loadRun(id));
  const later = over({ loadRun, loadRuns: async (ids) => Promise.all(ids.map(loadRun)) });
  const wait = (ms: number) =>
    later.submitAction(at('bob', { run: null, seenVersion: null, action: WAIT, interaction: sentAt(ms) }));
  expect(await wait(0)).toMatchObject({ kind: 'outdated', board: { run } });
  expect(await wait(1)).toMatchObject({ kind: 'applied', board: { run: 'own' } });
});

test('the next run of a party keeps fields that a later build has added', async () => {
  const { table, play, press, at, channel, stored } = await setUp('owner');
  await press('ann', 0, GIVE_UP);
  await tamper(table, [`CHANNEL#${channel}`, 'PARTY'], (item) => ({ ...item, banner: 'wyrm' }));
  expect(await play.party(at('ann'))).toMatchObject({ kind: 'started' });
  expect(await table.get(`CHANNEL#${channel}`, 'PARTY')).toMatchObject({ banner: 'wyrm', rev: 2 });
  expect(await stored()).toMatchObject({ revision: 2, members: ['ann'] });
});

test('a party whose revision is damaged can begin its next run', async () => {
  const { table, play, press, at, channel } = await setUp('owner');
  await press('ann', 0, GIVE_UP);
  await tamper(table, [`CHANNEL#${channel}`, 'PARTY'], (item) => ({ ...item, rev: 'x' }));
  expect(await play.party(at('ann'))).toMatchObject({ kind: 'started' });
});
