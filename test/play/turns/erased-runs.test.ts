import { createPlay } from '../../../src/play';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, waitSubmission } from '../support/callers';
import { raws, startParty } from '../support/party-scenario';

/**
 * Tests commands that are delivered again after the run that played them was erased. The player has asked for another
 * run before, so its beginning does not tell which came first.
 */

const END = { kind: 'abandon', sure: true } as const;
const PRESS = { run: null, seenVersion: null, action: { kind: 'wait' } } as const;

test('a command of a run that an admin erased is not played in another run of its player', async () => {
  const store = createStore(new MemoryTable());
  const play = createPlay({ store, raws });
  await play.play(ask());
  const late = ask();
  const command = waitSubmission();
  expectKind(await play.submitAction(command), 'applied');
  await play.erasePlayer(ask({ user: 'eve', player: 'ann' }));
  const { run } = expectKind(await play.play(late), 'started').board;
  expectKind(await play.submitAction(command), 'outdated');
  expect((await store.loadRun(run))?.version).toBe(0);
  expectKind(await play.submitAction(waitSubmission()), 'applied');
});

test('a command of a channel’s run that was erased with its owner is not played in a member’s own run', async () => {
  const { store, play, type, at } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
  const late = at('bob');
  const command = at('bob', PRESS);
  expectKind(await play.submitAction(command), 'applied');
  expectKind(await type('ann', END), 'applied');
  await play.eraseMine(at('ann'));
  const { run } = expectKind(await play.play(late), 'started').board;
  expectKind(await play.submitAction(command), 'outdated');
  expect((await store.loadRun(run))?.version).toBe(0);
  expectKind(await type('bob'), 'applied');
});

test.each(['eraseMine', 'erasePlayer'] as const)(
  'a command of a member who was erased from a channel’s run is not played in their own run: %s',
  async (erase) => {
    const { store, play, at } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
    const late = at('bob');
    const command = at('bob', PRESS);
    expectKind(await play.submitAction(command), 'applied');
    await (erase === 'eraseMine' ? play.eraseMine(at('bob')) : play.erasePlayer(at('eve', { player: 'bob' })));
    const { run } = expectKind(await play.play(late), 'started').board;
    await play.submitAction(command);
    expect((await store.loadRun(run))?.version).toBe(0);
  },
);

test.each(['eraseMine', 'erasePlayer'] as const)(
  'a command of an owner whose run was passed on by an erasure is not played in their own run: %s',
  async (erase) => {
    const { store, play, at } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
    const late = at('ann');
    const command = at('ann', PRESS);
    expectKind(await play.submitAction(command), 'applied');
    await (erase === 'eraseMine' ? play.eraseMine(at('ann')) : play.erasePlayer(at('eve', { player: 'ann' })));
    const { run } = expectKind(await play.play(late), 'started').board;
    await play.submitAction(command);
    expect((await store.loadRun(run))?.version).toBe(0);
  },
);
