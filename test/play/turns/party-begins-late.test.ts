import { createPlay, type Play } from '../../../src/play';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind } from '../support/callers';
import { raws, startParty } from '../support/party-scenario';

/**
 * Tests a command that is delivered twice at the same time. The first delivery finds no run in the channel and plays in
 * the player's own run. Meanwhile a request that was sent before the command brings a run to the channel.
 */

const PRESS = { run: null, seenVersion: null, action: { kind: 'wait' } } as const;
const CHANNEL = 'c-late';

type Scene = { play: Play; own: string; bring: () => Promise<unknown>; store: ReturnType<typeof createStore> };

/** Begins a run of a player who is about to begin a party. */
async function founder(): Promise<Scene> {
  const store = createStore(new MemoryTable());
  const play = createPlay({ store, raws, newSeed: () => 'late' });
  const own = expectKind(await play.play(ask({ channel: CHANNEL })), 'started').board.run;
  const late = ask({ channel: CHANNEL, mode: 'hotseat' as const });
  return { store, play, own, bring: async () => play.party(late) };
}

/** Begins a run of a player whose party is about to move to the channel. */
async function mover(): Promise<Scene> {
  const { store, play, run, at } = await startParty(new MemoryTable(), 'hotseat');
  const own = expectKind(await play.play(at('ann')), 'started').board.run;
  expectKind(await play.submitAction(at('ann', { ...PRESS, run, seenVersion: 0 })), 'applied');
  const late = ask({ channel: CHANNEL, run });
  return { store, play, own, bring: async () => play.moveHere(late) };
}

describe.each([
  ['is begun', founder],
  ['moves in', mover],
])("a command on its way to the player's own run while a party %s", (_, sceneOf) => {
  test('is played once, in the channel’s run, whichever delivery comes first', async () => {
    const { store, play, own, bring } = await sceneOf();
    const before = (await store.loadRun(own))?.version;
    const command = ask({ channel: CHANNEL, ...PRESS });
    let run = '';
    const commit: typeof store.commit = async (change, signal) => {
      if (run === '') {
        await bring();
        run = expectKind(await play.submitAction(command), 'applied').board.run;
      }
      return store.commit(change, signal);
    };
    const slow = createPlay({ store: { ...store, commit }, raws });
    expect(expectKind(await slow.submitAction(command), 'applied')).toMatchObject({ repeated: true, board: { run } });
    expect(run).not.toBe(own);
    expect((await store.loadRun(own))?.version).toBe(before);
  });

  test("is not played in the channel’s run if the player's own run has played it", async () => {
    const { store, play, own, bring } = await sceneOf();
    const before = (await store.loadRun(own))?.version ?? 0;
    const command = ask({ channel: CHANNEL, ...PRESS });
    expectKind(await play.submitAction(command), 'applied');
    await bring();
    expect(expectKind(await play.submitAction(command), 'applied')).toMatchObject({ repeated: true });
    expect((await store.loadRun(own))?.version).toBe(before + 1);
  });

  test('lets its player go on in both runs', async () => {
    const { store, play, own, bring } = await sceneOf();
    await bring();
    const shared = expectKind(await play.submitAction(ask({ channel: CHANNEL, ...PRESS })), 'applied').board.run;
    expect(shared).not.toBe(own);
    for (let turn = 0; turn < 2; turn++) {
      expect(expectKind(await play.submitAction(ask(PRESS)), 'applied').board.run).toBe(own);
    }
    expect((await store.loadProfile('ann'))?.activeRun).toBe(own);
  });
});
