import { RestorableTable } from '../../../scripts/harness/restorable-table';
import type { Action } from '../../../src/engine';
import { hash } from '../../../src/engine/hash';
import { DAY_MS } from '../../../src/lib/calendar';
import { firstSnowflake } from '../../../src/lib/snowflake';
import { createPlay } from '../../../src/play';
import { gameAt } from '../../../src/play/replays/replay';
import type { PartyMode, Run } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { killAt, stepsOf } from '../support/crashing-table';
import { NOW, raws, startParty } from '../support/party-scenario';

const WAIT: Action = { kind: 'wait' };
const GIVE_UP: Action = { kind: 'abandon', sure: true };
const days = (count: number) => ({
  now: NOW + count * DAY_MS,
  interaction: String(firstSnowflake(NOW + count * DAY_MS)),
});

/** Begins a party of Ann's, with functions that load its run and party anew. */
async function partyOfAnn(mode: PartyMode, others: string[] = ['bob', 'cid']) {
  const table = new MemoryTable();
  const started = await startParty(table, mode, others);
  const { store, run, channel, play, at } = started;
  const stored = async () => (await store.loadRun(run)) as Run;
  const party = async () =>
    (await store.loadParty(channel)) as NonNullable<Awaited<ReturnType<typeof store.loadParty>>>;
  const leave = (user: string, more: object = {}) => play.leaveParty(at(user, more));
  return { ...started, table, stored, party, leave };
}

describe('the run of an owner who leaves goes to', () => {
  test('the holder of the torch', async () => {
    const { play, at, leave, press, stored } = await partyOfAnn('handover');
    await press('ann', 0);
    await play.changeHolder(at('ann', { to: 'cid' }));
    await leave('ann');
    expect(await stored()).toMatchObject({ owner: 'cid' });
  });

  test('the member who played last, if the owner holds the torch', async () => {
    const { play, at, leave, press, stored, party } = await partyOfAnn('handover');
    await play.changeHolder(at('ann', { to: 'cid' }));
    await press('cid', 0);
    await play.changeHolder(at('cid', { to: 'ann' }));
    await leave('ann');
    expect(await stored()).toMatchObject({ owner: 'cid' });
    expect(await party()).toMatchObject({ holder: 'cid', members: ['bob', 'cid'] });
  });

  test('the member who played last, whoever held the torch in another mode', async () => {
    const { play, at, leave, press, stored } = await partyOfAnn('handover');
    await play.changeHolder(at('ann', { to: 'bob' }));
    await play.partyMode(at('ann', { mode: 'hotseat' as const }));
    await press('cid', 0);
    await leave('ann');
    expect(await stored()).toMatchObject({ owner: 'cid' });
  });

  test('the member who voted last', async () => {
    const { leave, press, stored } = await partyOfAnn('vote');
    await press('cid', 0);
    await press('ann', 0);
    await leave('ann');
    expect(await stored()).toMatchObject({ owner: 'cid' });
  });

  test('the member who joined first, if nobody else has played', async () => {
    const { leave, press, stored } = await partyOfAnn('owner');
    await press('ann', 0);
    await leave('ann');
    expect(await stored()).toMatchObject({ owner: 'bob' });
  });
});

test('the heir of a run has the rights of an owner, and the former owner has lost them', async () => {
  const { leave, press, play, at } = await partyOfAnn('owner');
  await leave('ann');
  expect(await press('ann', 0)).toMatchObject({ kind: 'not-yours', owner: 'bob' });
  expect(await press('bob', 0)).toMatchObject({ kind: 'applied', board: { owner: 'bob', party: { passedOn: true } } });
  expect(await play.partyMode(at('bob', { mode: 'vote' as const }))).toMatchObject({ kind: 'board' });
  expect(await play.partyDisplay(at('bob', { display: { palette: 'safe' as const }, language: 'en' }))).toMatchObject({
    board: { party: { mode: 'vote' } },
  });
});

test('an owner who has no heir cannot leave, and learns why', async () => {
  const { leave, stored, party } = await partyOfAnn('owner', []);
  expect(await leave('ann')).toEqual({ kind: 'no-heir' });
  expect(await stored()).toMatchObject({ owner: 'ann' });
  expect(await party()).toMatchObject({ members: ['ann'] });
});

test('an owner who left under an older release passes the run on by leaving again', async () => {
  const { leave, stored, party, store } = await partyOfAnn('hotseat');
  const before = await party();
  await store.putParty({ ...before, revision: before.revision + 1, members: ['bob', 'cid'] });
  expect(await leave('ann')).toMatchObject({ kind: 'board', board: { owner: 'bob' } });
  expect(await stored()).toMatchObject({ owner: 'bob' });
});

test('a leave that is delivered twice passes the run on once', async () => {
  const { at, play, stored, party } = await partyOfAnn('hotseat');
  const leave = at('ann');
  await Promise.all([play.leaveParty(leave), play.leaveParty(leave)]);
  expect(await play.leaveParty(leave)).toEqual({ kind: 'not-member' });
  expect(await stored()).toMatchObject({ owner: 'bob' });
  expect(await party()).toMatchObject({ members: ['bob', 'cid'] });
});

test('a leave that is delivered again does nothing after its sender got the run back', async () => {
  const { at, play, stored, party } = await partyOfAnn('hotseat', ['bob']);
  const leave = at('ann', days(1));
  await play.leaveParty(leave);
  await play.joinParty(at('ann', days(1.1)));
  await play.leaveParty(at('bob', days(1.2)));
  expect(await play.leaveParty({ ...leave, now: days(1.3).now })).toMatchObject({ kind: 'outdated' });
  expect(await stored()).toMatchObject({ owner: 'ann' });
  expect(await party()).toMatchObject({ members: ['ann'] });
});

describe('actions before the change', () => {
  /** Plays a run of Ann's with Bob, lets Ann leave, and plays on. The first chunk of the log is closed. */
  async function passedOn(table: Table = new MemoryTable()) {
    const { play, at, press, run, store, channel } = await startParty(table, 'hotseat', ['bob']);
    // Ann's first action has no sender in the log, as older builds wrote it.
    await store.commit({
      from: (await store.loadRun(run)) as Run,
      ...(await waited(store, run)),
      interaction: '7',
      now: NOW,
    });
    await press('bob', 1);
    const state = (await table.get(`RUN#${run}`, 'STATE')) as Item;
    await table.put({ ...state, rules: Number(state.rules) - 1 }, null);
    await press('bob', 2);
    await play.leaveParty(at('ann'));
    await press('bob', 3);
    return { play, at, press, run, store, channel, table };
  }

  async function waited(store: ReturnType<typeof createStore>, id: string) {
    const { game } = (await store.loadRun(id)) as Run;
    return { game: { ...game, turn: game.turn }, action: WAIT };
  }

  test("stay the former owner's, in closed chunks as well", async () => {
    const { store, run } = await passedOn();
    const { partyLog, recent, owner } = (await store.loadRun(run)) as Run;
    expect(owner).toBe('bob');
    expect(partyLog.map(({ by }) => by)).toEqual(['ann', 'bob', 'bob', 'bob']);
    expect(recent.map(({ by }) => by)).toEqual(['ann', 'ann', 'bob', 'bob', 'bob']);
    const log = await store.loadLog(run);
    expect(log?.chunks.flatMap(({ by }) => by)).toEqual(['ann', 'bob', 'bob', 'bob']);
  });

  test("stay the former owner's when the run is passed on again", async () => {
    const { store, run, play, at } = await passedOn();
    await play.joinParty(at('cid'));
    await play.leaveParty(at('bob'));
    const { partyLog, owner } = (await store.loadRun(run)) as Run;
    expect([owner, ...partyLog.map(({ by }) => by)]).toEqual(['cid', 'ann', 'bob', 'bob', 'bob']);
  });
});

test('a run that was passed on replays to the same state', async () => {
  const { leave, press, run, store, stored } = await partyOfAnn('hotseat');
  await press('ann', 0, { kind: 'explore' });
  await leave('ann');
  await press('bob', 1, { kind: 'explore' });
  await press('cid', 2);
  const log = await store.loadLog(run);
  const { game, version } = await stored();
  const replayed = log && (await gameAt(log, raws, version));
  expect(replayed && hash(replayed)).toBe(hash(game));
});

test('the result of a run that was passed on is that of its last owner', async () => {
  const { leave, press, run, play, at } = await partyOfAnn('hotseat');
  await press('ann', 0);
  await leave('ann');
  await press('bob', 1, GIVE_UP);
  expect(await play.recordResult({ run })).toMatchObject({ kind: 'recorded', run: { owner: 'bob' } });
  const runsOf = async (player: string) =>
    (await play.history(at(player, { query: { player } }))).runs.map((each) => each.run);
  expect([await runsOf('bob'), await runsOf('ann')]).toEqual([[run], []]);
});

test('after a leave is killed anywhere, both owners find the run, and the next delivery finishes the leave', async () => {
  const begun = async () => {
    const table = new RestorableTable();
    const { press, at, run } = await startParty(table, 'hotseat', ['bob']);
    await press('bob', 0);
    const caller = at('ann', { now: NOW + 1 });
    const leave = (over: Table) => createPlay({ store: createStore(over), raws }).leaveParty(caller);
    return { table, leave, run };
  };
  const calm = await begun();
  const steps = await stepsOf(calm.table, calm.leave);
  expect(steps).toBeGreaterThan(20);
  for (let step = 0; step < steps; step++) {
    const { table, leave, run } = await begun();
    await killAt(table, step, leave);
    const { owner } = (await table.get(`RUN#${run}`, 'STATE')) as Item;
    expect({ step, leads: await table.get(`USER#${owner}`, `RUN#${run}`) }).not.toMatchObject({ leads: null });
    await leave(table);
    expect({ step, ...(await table.get(`RUN#${run}`, 'STATE')) }).toMatchObject({ step, owner: 'bob' });
    for (const user of ['ann', 'bob']) {
      const pointers = await Promise.all([
        table.get(`USER#${user}`, `PLAYED#${run}`),
        table.get(`RUN#${run}`, `PLAYER#${user}`),
      ]);
      expect({ step, user, pointers }).not.toMatchObject({ pointers: expect.arrayContaining([null]) });
    }
  }
});

describe('if the owner has been away for two weeks', () => {
  test('members change mode and colours although others play; strangers cannot', async () => {
    const { press, play, at } = await partyOfAnn('hotseat');
    await press('ann', 0, WAIT, days(0));
    await press('bob', 1, WAIT, days(13));
    const mode = (user: string, day: number) => play.partyMode(at(user, { mode: 'vote' as const, ...days(day) }));
    expect(await mode('bob', 13.9)).toEqual({ kind: 'not-yours', owner: 'ann' });
    expect(await mode('dan', 14)).toEqual({ kind: 'not-yours', owner: 'ann' });
    expect(await mode('bob', 14)).toMatchObject({ board: { party: { mode: 'vote' } } });
    const display = { display: { palette: 'safe' as const }, language: 'en', ...days(14) };
    expect(await play.partyDisplay(at('cid', display))).toMatchObject({ kind: 'board' });
    expect(await play.party(at('cid', { mode: 'hotseat' as const, ...days(14) }))).toMatchObject({ kind: 'board' });
  });

  test('no member can end a run that others play; the member learns what is possible', async () => {
    const { press } = await partyOfAnn('hotseat');
    await press('ann', 0, WAIT, days(0));
    await press('bob', 1, WAIT, days(13));
    expect(await press('cid', 2, GIVE_UP, days(14))).toEqual({ kind: 'not-yours', owner: 'ann', ownerAbsent: true });
  });
});

describe.each(['owner', 'handover', 'vote', 'hotseat'] as const)(
  'a run that nobody has played for two weeks: %s',
  (mode) => {
    test('is ended by any member, and not before', async () => {
      const { press, stored } = await partyOfAnn(mode);
      await press('cid', 0, GIVE_UP, days(13.9));
      expect((await stored()).game.over).toBeNull();
      expect(await press('cid', 0, GIVE_UP, days(14))).toMatchObject({ kind: 'applied' });
      expect((await stored()).game.over).toMatchObject({ result: 'abandoned' });
    });

    test('is not ended by a stranger, nor from elsewhere, nor without a confirmation', async () => {
      const { press, stored } = await partyOfAnn(mode, ['cid']);
      await press('dan', 0, GIVE_UP, days(14));
      await press('cid', 0, GIVE_UP, { ...days(14), channel: 'another' });
      expect(await press('cid', 0, { kind: 'abandon' }, days(14))).toMatchObject({ kind: 'refused' });
      expect((await stored()).game.over).toBeNull();
    });
  },
);
