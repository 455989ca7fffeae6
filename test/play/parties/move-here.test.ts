import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay, type Play } from '../../../src/play';
import type { Party, PartyMode, Store } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { ask, HOME } from '../support/callers';
import { NOW, raws, startParty } from '../support/party-scenario';

const NEW = 'c-new';
const LATER = NOW + 14 * DAY_MS;
const WAIT = { kind: 'wait' } as const;

/** Begins a party of Ann and Bob in a channel that no longer exists. */
async function stranded(mode: PartyMode = 'hotseat') {
  const table = new MemoryTable();
  const party = await startParty(table, mode, ['bob']);
  const from = <T extends object>(user: string, more?: T) => ask({ user, channel: NEW, ...more } as T & Where);
  const move = (user: string, more: object = {}) => party.play.moveHere(from(user, { run: party.run, ...more }));
  const partyIn = (channel: string) => party.store.loadParty(channel);
  return { ...party, table, from, move, partyIn };
}

type Where = { user: string; channel: string };

const inDm = { home: { kind: 'dm', id: 'd' } as const };

describe('a run whose channel is gone', () => {
  test('is listed to its owner and to every member, and to nobody else', async () => {
    const { play, run, from, channel } = await stranded();
    const listed = async (user: string) => (await play.channelRuns(from(user))).runs;
    expect(await listed('ann')).toMatchObject([{ run, channel }]);
    expect(await listed('bob')).toMatchObject([{ run }]);
    expect(await listed('eve')).toEqual([]);
  });

  test('is not listed to a member who has left, nor after its end', async () => {
    const { play, from, at, press } = await stranded();
    await play.leaveParty(at('bob'));
    expect((await play.channelRuns(from('bob'))).runs).toEqual([]);
    await press('ann', 0, { kind: 'abandon', sure: true });
    expect((await play.channelRuns(from('ann'))).runs).toEqual([]);
  });

  test('is moved by its owner, with members, mode and torch', async () => {
    const { move, run, channel, partyIn, store } = await stranded('handover');
    expect(await move('ann')).toMatchObject({ kind: 'board', board: { run, channel: NEW, party: { channel: NEW } } });
    expect(await partyIn(NEW)).toMatchObject({ run, mode: 'handover', holder: 'ann', members: ['ann', 'bob'] });
    expect((await partyIn(channel))?.run).toBeNull();
    expect((await store.loadRun(run))?.channel).toBe(NEW);
  });

  test('is played by its members in the new channel, and no longer in the old', async () => {
    const { move, play, from, run, press } = await stranded();
    await move('ann');
    expect(await press('bob', 0)).toEqual({ kind: 'not-yours', owner: 'ann', playedIn: NEW });
    const typed = from('bob', { run: null, seenVersion: null, action: WAIT });
    expect(await play.submitAction(typed)).toMatchObject({ kind: 'applied', board: { run } });
  });

  test('leaves its channel free for another run', async () => {
    const { move, play, at, run } = await stranded();
    await move('ann');
    const begun = await play.party(at('bob'));
    expect(begun).toMatchObject({ kind: 'started' });
    expect(begun).not.toMatchObject({ board: { run } });
  });

  test('may be moved by a member only if nobody has played for two weeks', async () => {
    const { move, store, run } = await stranded();
    expect(await move('bob')).toEqual({ kind: 'not-yours', owner: 'ann' });
    expect((await store.loadRun(run))?.channel).not.toBe(NEW);
    expect(await move('bob', { now: LATER })).toMatchObject({ kind: 'board' });
  });

  test('is never visible to a stranger', async () => {
    const { move } = await stranded();
    expect(await move('eve', { now: LATER })).toEqual({ kind: 'no-run' });
  });

  test('is not moved into a direct message, nor to another server', async () => {
    const { move, store, run } = await stranded();
    expect(await move('ann', inDm)).toEqual({ kind: 'alone' });
    expect(await move('ann', { home: { kind: 'guild', id: '78' } })).toEqual({ kind: 'other-server' });
    expect((await store.loadRun(run))?.moved).toBeUndefined();
  });

  test('is not moved to a channel that the server does not allow', async () => {
    const { move, store } = await stranded();
    await store.putConfig({ guild: HOME.id, revision: 1, channels: ['c-only'], mode: 'owner', quiet: false });
    expect(await move('ann')).toEqual({ kind: 'not-here', channels: ['c-only'] });
  });

  test('is not moved to a channel where another party plays, until that run is over', async () => {
    const { move, play, from, partyIn } = await stranded();
    const other = await play.party(from('eve'));
    expect(await move('ann')).toEqual({ kind: 'channel-taken' });
    const run = 'board' in other ? other.board.run : '';
    await play.submitAction(from('eve', { run, seenVersion: 0, action: { kind: 'abandon', sure: true } as const }));
    expect(await move('ann')).toMatchObject({ kind: 'board' });
    expect((await partyIn(NEW))?.members).toEqual(['ann', 'bob']);
  });
});

test('a repeated delivery moves nothing again, even after the run has moved on', async () => {
  const { play, move, run, store } = await stranded();
  const first = await move('ann', { interaction: '2000' });
  expect(await move('ann', { interaction: '2000' })).toEqual(first);
  await play.moveHere(ask({ user: 'ann', channel: 'c-third', run, interaction: '3000' }));
  expect(await move('ann', { interaction: '2000' })).toEqual({ kind: 'moved-on', channel: 'c-third' });
  expect((await store.loadRun(run))?.channel).toBe('c-third');
});

/** The use cases over the party's store with some of its functions replaced. */
const over = (store: Store, change: Partial<Store>): Play =>
  createPlay({ store: Object.assign({}, store, change), raws });

test('if a run begins in the new channel meanwhile, that run stays and the other is not moved', async () => {
  const { store, play, from, run, channel, partyIn } = await stranded();
  const other = await play.party(from('eve'));
  const stale = over(store, {
    loadParty: async (id, signal) => (id === NEW ? null : store.loadParty(id, signal)),
  });
  expect(await stale.moveHere(from('ann', { run }))).toEqual({ kind: 'busy' });
  expect((await store.loadRun(run))?.channel).toBe(channel);
  expect((await partyIn(NEW))?.run).toBe('board' in other ? other.board.run : '');
  expect((await partyIn(channel))?.run).toBe(run);
});

test('a turn under way during the move is tried again, and counts once', async () => {
  const { store, run, press, move } = await stranded();
  const loaded = await store.loadRun(run);
  await move('ann');
  if (!loaded) throw new Error('no run');
  const stale = { from: loaded, game: loaded.game, action: WAIT, interaction: '9000', now: NOW };
  expect(await store.commit(stale)).toEqual({ ok: false, reason: 'conflict' });
  expect(await press('ann', 0, WAIT, { channel: NEW })).toMatchObject({ kind: 'applied', board: { version: 1 } });
  expect((await store.loadRun(run))?.channel).toBe(NEW);
});

test('nobody can join a party whose run has moved on', async () => {
  const { store, play, at, run, channel, move } = await stranded();
  const before = (await store.loadParty(channel)) as Party;
  await move('ann');
  // The former channel names the run again, as after a crash in the middle of the move.
  await store.putParty({ ...before, revision: before.revision + 2 });
  expect(await play.joinParty(at('eve'))).toEqual({ kind: 'no-party' });
  expect(await play.look(at('bob'))).toEqual({ kind: 'no-run' });
  expect(run).toBe(before.run);
});

test('a repeated delivery of the command that began the run begins nothing in the former channel', async () => {
  const { play, from, store } = await stranded();
  const begin = ask({ user: 'cid', channel: 'c-begun' });
  const begun = await play.party(begin);
  const run = 'board' in begun ? begun.board.run : '';
  await play.moveHere(from('cid', { run }));
  expect(await play.party(begin)).toEqual({ kind: 'no-party' });
  expect((await store.loadParty('c-begun'))?.run).toBeNull();
});
