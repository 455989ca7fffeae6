import * as fc from 'fast-check';
import { RestorableTable } from '../../../scripts/harness/restorable-table';
import type { Action } from '../../../src/engine';
import { createPlay, type Play } from '../../../src/play';
import type { ChannelCaller } from '../../../src/play/contract';
import { newProfile, type Party, type Store, StoreError } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import { ask, HOME } from '../support/callers';
import { QUIET, raws } from '../support/party-scenario';

/** Ann's parties, both joined by Bob, by the channel in which each party begins. */
const PARTIES = { here: 'ann-here', there: 'ann-there' } as const;
/** Bob's own runs, all suspended at first. */
const OWN = ['bob-a', 'bob-b'] as const;

type Sent = (user: string, channel: string) => ChannelCaller;

const WAIT = { kind: 'wait' } as const;
const YES = { kind: 'abandon', sure: true } as const;

/**
 * Requests: a command of Bob's in the channel `here`, and requests that change which run his next command there plays.
 */
const REQUESTS = {
  wait: (play, sent) => play.submitAction({ ...sent('bob', 'here'), run: null, seenVersion: null, action: WAIT }),
  'resume a': (play, sent) => play.resume({ ...sent('bob', 'here'), run: OWN[0] }),
  'resume b': (play, sent) => play.resume({ ...sent('bob', 'here'), run: OWN[1] }),
  play: (play, sent) => play.play(sent('bob', 'here')),
  join: (play, sent) => play.joinParty(sent('bob', 'here')),
  leave: (play, sent) => play.leaveParty(sent('bob', 'here')),
  party: (play, sent) => play.party(sent('ann', 'here')),
  end: (play, sent) => press(play, sent('ann', 'here'), { run: PARTIES.here, action: YES }),
  'press there': (play, sent) => press(play, sent('bob', 'there'), { run: PARTIES.there, action: WAIT }),
  'move away': (play, sent) => play.moveHere({ ...sent('ann', 'away'), run: PARTIES.here }),
  'move here': (play, sent) => play.moveHere({ ...sent('ann', 'here'), run: PARTIES.there }),
} satisfies Record<string, (play: Play, sent: Sent) => Promise<unknown>>;

/** Presses a button of a run's newest board. */
async function press(play: Play, caller: ChannelCaller, pressed: { run: string; action: Action }): Promise<unknown> {
  const shown = await play.look({ ...caller, run: pressed.run });
  return shown.kind === 'board'
    ? play.submitAction({ ...caller, ...pressed, seenVersion: shown.board.version })
    : undefined;
}

type Request = keyof typeof REQUESTS;

/** Requests in the order of sending, and the order of their deliveries as indexes into that list. */
type Deliveries = [sent: Request[], order: number[]];

/** Deliveries in any order, each request twice. */
const deliveries: fc.Arbitrary<Deliveries> = fc
  .array(fc.constantFrom(...(Object.keys(REQUESTS) as Request[])), { minLength: 2, maxLength: 6 })
  .chain((list) => {
    const twice = [...list.keys(), ...list.keys()];
    return fc.tuple(fc.constant(list), fc.shuffledSubarray(twice, { minLength: twice.length }));
  });

const delivered = (sent: Request[], ...order: number[]): [Deliveries] => [[sent, order]];

/** Orders in which a command was once played twice. */
const MENDED: [Deliveries][] = [
  // The channel’s run plays the command, then moves away. A switch that was sent before the command arrives last.
  delivered(['resume a', 'wait', 'move away'], 1, 2, 0, 1),
  // The channel’s run ends, another run takes its place, and a switch arrives last.
  delivered(['resume a', 'wait', 'end', 'party'], 1, 2, 3, 0, 1),
  // Bob’s own run plays the command. Then he switches, and a run that he has played moves into the channel.
  delivered(
    ['leave', 'move away', 'resume a', 'wait', 'resume b', 'press there', 'move here'],
    ...[0, 1, 2, 3, 4, 5, 6, 3],
  ),
];

async function begin(store: Store): Promise<void> {
  const run = { home: HOME, game: QUIET, interaction: '100', now: 1 };
  for (const [channel, id] of Object.entries(PARTIES)) {
    await store.createRun({ ...run, id, owner: 'ann', channel });
    const players = { holder: 'ann', holderSince: 1, members: ['ann', 'bob'] };
    const lastWrites = { run: '100', 'member#bob': '101' };
    await store.putParty({ channel, revision: 1, run: id, mode: 'hotseat', ...players, lastWrites } as Party);
  }
  for (const id of OWN) await store.createRun({ ...run, id, owner: 'bob' });
  const { revision } = (await store.loadProfile('bob')) ?? newProfile('bob');
  await store.putProfile({ ...newProfile('bob'), revision: revision + 1, suspendedRuns: [...OWN] });
}

test('no command of a member that is delivered twice counts twice, while runs come and go', async () => {
  const table = new RestorableTable();
  const store = createStore(table);
  await begin(store);
  const saved = table.save();
  await fc.assert(
    fc.asyncProperty(deliveries, async ([list, order]) => {
      table.restore(saved);
      const played: string[] = [];
      const commit: Store['commit'] = async (change, signal) => {
        const result = await store.commit(change, signal);
        if (result.ok) played.push(change.interaction);
        return result;
      };
      const play = createPlay({ store: { ...store, commit }, raws, newSeed: () => 'switches' });
      for (const at of order) {
        const sent: Sent = (user, channel) => ask({ user, channel, interaction: String(1000 + at) });
        await REQUESTS[list[at] as Request](play, sent);
      }
      const commands = [...list.keys()].filter((at) => list[at] === 'wait').map((at) => String(1000 + at));
      expect(commands.filter((id) => played.indexOf(id) !== played.lastIndexOf(id))).toEqual([]);
    }),
    { numRuns: 500, examples: MENDED },
  );
});

test('a command under way while the run moves away counts once, in the run that is its sender’s then', async () => {
  const store = createStore(new RestorableTable());
  await begin(store);
  await store.createRun({ id: 'ann-own', owner: 'ann', home: HOME, game: QUIET, interaction: '100', now: 1 });
  const play = createPlay({ store, raws });
  const command = { ...ask({ channel: 'here', interaction: '1000' }), run: null, seenVersion: null, action: WAIT };
  const commit: Store['commit'] = async (change, signal) => {
    if (change.from.id === PARTIES.here) {
      await play.moveHere(ask({ channel: 'away', interaction: '1001', run: PARTIES.here }));
      await play.resume(ask({ channel: 'here', interaction: '999', run: 'ann-own' }));
      await play.submitAction(command);
    }
    return store.commit(change, signal);
  };
  const outcome = await createPlay({ store: { ...store, commit }, raws }).submitAction(command);
  expect(outcome).toMatchObject({ kind: 'applied', repeated: true, board: { run: 'ann-own' } });
  expect((await store.loadRun(PARTIES.here))?.version).toBe(0);
});

/** Command of Bob's in the channel `here`, and an earlier request of his to resume another run. */
const COMMAND = {
  ...ask({ user: 'bob', channel: 'here', interaction: '1000' }),
  run: null,
  seenVersion: null,
} as const;
const RESUME = ask({ user: 'bob', channel: 'here', interaction: '999', run: OWN[0] });

/** Delivers the command. Bob resumes his own run just before the first call of `step` for the channel's run. */
async function resumedBefore(step: 'loadRun' | 'commit') {
  const store = createStore(new RestorableTable());
  await begin(store);
  const play = createPlay({ store, raws });
  const command = { ...COMMAND, action: WAIT };
  let isFirst = true;
  const resume = async (run: string): Promise<void> => {
    if (run !== PARTIES.here || !isFirst) return;
    isFirst = false;
    await play.resume(RESUME);
    await play.submitAction(command);
  };
  const between: Pick<Store, 'loadRun' | 'commit'> = {
    async loadRun(id, signal) {
      if (step === 'loadRun') await resume(id);
      return store.loadRun(id, signal);
    },
    async commit(change, signal) {
      if (step === 'commit') await resume(change.from.id);
      return store.commit(change, signal);
    },
  };
  const outcome = await createPlay({ store: { ...store, ...between }, raws }).submitAction(command);
  const versions = [PARTIES.here, OWN[0]].map(async (id) => (await store.loadRun(id))?.version);
  return { outcome, versions: await Promise.all(versions) };
}

test.each(['loadRun', 'commit'] as const)(
  'a command counts once if its sender, who had only the channel’s run, resumes another just before %s',
  async (step) => {
    const { outcome, versions } = await resumedBefore(step);
    expect(outcome).toMatchObject({ kind: 'applied', repeated: true, board: { run: OWN[0] } });
    expect(versions).toEqual([0, 1]);
  },
);

test('a switch that fails halfway does not keep its player from typing', async () => {
  const store = createStore(new RestorableTable());
  await begin(store);
  const putProfile: Store['putProfile'] = () => Promise.reject(new StoreError('unavailable'));
  await expect(createPlay({ store: { ...store, putProfile }, raws }).resume(RESUME)).rejects.toThrow(StoreError);
  const play = createPlay({ store, raws });
  for (const interaction of ['1000', '1001']) {
    expect(await play.submitAction({ ...COMMAND, action: WAIT, interaction })).toMatchObject({ kind: 'applied' });
  }
  expect((await store.loadRun(PARTIES.here))?.version).toBe(2);
});
