import * as fc from 'fast-check';
import { firstSnowflake } from '../../../src/lib/snowflake';
import { createPlay } from '../../../src/play';
import type { Store } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';
import { QUIET, raws, startParty } from '../support/party-scenario';

const COMMANDS = 60;

/** Commands in the order of delivery: each once in the order of sending, and some again after a number of others. */
const deliveries = fc
  .array(fc.record({ command: fc.nat(COMMANDS - 1), after: fc.nat(COMMANDS + 40) }), { maxLength: 60 })
  .map((late) => {
    const order = Array.from({ length: COMMANDS }, (_, command) => ({ command, at: command }));
    const repeats = late.map(({ command, after }) => ({ command, at: command + after + 0.5 }));
    return [...order, ...repeats].sort((a, b) => a.at - b.at).map(({ command }) => command);
  });

/** Ids of a burst of commands, which contain the times of sending, as Discord's do. */
const burstIds = (): string[] =>
  Array.from({ length: COMMANDS }, (_, i) => String(1_400_000_000_000_000_000n + (BigInt(i * 150) << 22n)));

/** Time at which late interactions were sent, in milliseconds since 1970. */
const SENT = 1_700_000_000_000;
const sentAt = (time: number): string => String(firstSnowflake(time));

const WAIT = { kind: 'wait' } as const;

let bursts = 0;

/** Begins a run of Ann's and counts how often it played each interaction. */
async function soloRun() {
  const store = createStore(new MemoryTable());
  const id = `burst${bursts++}`;
  await store.createRun({ id, owner: 'ann', home: HOME, game: QUIET, interaction: '900', now: 1 });
  const counts = new Map<string, number>();
  const counting: Store = {
    ...store,
    async commit(commit, signal) {
      const result = await store.commit(commit, signal);
      if (result.ok) counts.set(commit.interaction, (counts.get(commit.interaction) ?? 0) + 1);
      return result;
    },
  };
  const play = createPlay({ store: counting, raws });
  const press = (interaction: string, seenVersion: number | null) =>
    play.submitAction(waitSubmission({ interaction, run: id, seenVersion }));
  return { wait: (interaction: string) => press(interaction, null), press, store, id, counts };
}

test('no command of a burst of 60 counts twice, however late and often it is delivered again', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async (order) => {
      const { wait, store, id, counts } = await soloRun();
      const ids = burstIds();
      for (const command of order) await wait(ids[command] as string);
      expect([...counts.values()].filter((times) => times > 1)).toEqual([]);
      expect(counts.size).toBe(COMMANDS);
      expect((await store.loadRun(id))?.version).toBe(COMMANDS);
    }),
    { numRuns: 200 },
  );
});

test('no command of a party that votes counts twice', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async (order) => {
      const { type, store, run } = await startParty(new MemoryTable(), 'vote', ['bob']);
      const ids = burstIds();
      const users = ['ann', 'bob'] as const;
      let version = 0;
      const settled = new Set<string>();
      for (const command of order) {
        const interaction = ids[command] as string;
        await type(users[command % 2] as string, { kind: 'wait' }, { interaction });
        const now = await store.loadRun(run);
        if (!now || now.version === version) continue;
        // No vote of the newest version may have counted for an earlier one.
        const votes = [...now.recent, ...now.recentVotes].filter((entry) => entry.version === now.version);
        expect(votes.filter((vote) => settled.has(vote.id))).toEqual([]);
        for (const vote of votes) settled.add(vote.id);
        version = now.version;
      }
      expect(version).toBe(COMMANDS / 2);
    }),
    { numRuns: 60 },
  );
});

test('a command that the run may have forgotten is answered with the board, and not played', async () => {
  const { wait, id, store } = await soloRun();
  const ids = burstIds();
  for (const interaction of ids.slice(1, 35)) expectKind(await wait(interaction), 'applied');
  const late = expectKind(await wait(ids[0] as string), 'outdated');
  expect(late.board).toMatchObject({ run: id, version: 34 });
  expect((await store.loadRun(id))?.version).toBe(34);
});

test('a button that may have been played is not reported as without effect', async () => {
  const { wait, press, id } = await soloRun();
  const ids = burstIds();
  expectKind(await press(ids[0] as string, 0), 'applied');
  for (const interaction of ids.slice(1, 34)) expectKind(await wait(interaction), 'applied');
  expect(expectKind(await press(ids[0] as string, 0), 'outdated').board).toMatchObject({ run: id, version: 34 });
  expectKind(await press(ids[40] as string, 0), 'stale');
});

test('a button that may have started the run before is not reported as without effect', async () => {
  const play = createPlay({ store: createStore(new MemoryTable()), raws });
  const first = expectKind(await play.play(ask()), 'started');
  const restart = { run: first.board.run, seenVersion: 0 };
  const again = ask({ restart });
  const second = expectKind(await play.play(again), 'started');
  const third = expectKind(await play.play(ask({ restart: { run: second.board.run, seenVersion: 0 } })), 'started');
  expectKind(await play.submitAction(waitSubmission()), 'applied');
  expect(expectKind(await play.play(again), 'board').board).toMatchObject({ run: third.board.run, version: 1 });
  expectKind(await play.play(ask({ restart })), 'confirm-restart');
});

test('a command of the earlier run is not played in the next', async () => {
  const play = createPlay({ store: createStore(new MemoryTable()), raws });
  const { run } = expectKind(await play.play(ask()), 'started').board;
  const wait = waitSubmission();
  expectKind(await play.submitAction(wait), 'applied');
  expectKind(await play.play(ask({ restart: { run, seenVersion: 1 } })), 'started');
  expect(expectKind(await play.submitAction(wait), 'outdated').board.version).toBe(0);
  expectKind(await play.submitAction(waitSubmission()), 'applied');
});

test("a command of a party is not played in a player's own run after they left or the run ended", async () => {
  for (const end of ['leave', 'abandon'] as const) {
    const { play, type, press, at, run } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
    const own = expectKind(await play.play(at('bob')), 'started').board;
    expectKind(await press('bob', 0), 'applied');
    const interaction = sentAt(SENT);
    expectKind(await type('bob', { kind: 'wait' }, { interaction, now: SENT }), 'applied');
    if (end === 'leave') await play.leaveParty(at('bob'));
    else expectKind(await type('ann', { kind: 'abandon', sure: true }), 'applied');
    const again = await type('bob', { kind: 'wait' }, { interaction, now: SENT + 500 });
    if (end === 'abandon') expect(expectKind(again, 'applied')).toMatchObject({ repeated: true, board: { run } });
    else expectKind(again, 'applied');
    const { board } = expectKind(await play.look(at('bob', { run: own.run })), 'board');
    expect(board.version).toBe(0);
  }
});

test('a command delivered again while it is played counts in that run, even if its player has switched meanwhile', async () => {
  const { store, play, at, run } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
  const own = expectKind(await play.play(at('bob')), 'started').board.run;
  expectKind(await play.submitAction(at('bob', { run, seenVersion: 0, action: WAIT })), 'applied');
  const command = at('bob', { run: null, seenVersion: null, action: WAIT, interaction: sentAt(SENT) });
  const slow = createPlay({
    store: {
      ...store,
      async commit(commit, signal) {
        expectKind(await play.submitAction(at('bob', { run: own, seenVersion: 0, action: WAIT })), 'applied');
        expect(expectKind(await play.submitAction(command), 'applied').board.run).toBe(run);
        return store.commit(commit, signal);
      },
    },
    raws,
  });
  expect(expectKind(await slow.submitAction(command), 'applied')).toMatchObject({ repeated: true, board: { run } });
  expect((await store.loadRun(own))?.version).toBe(1);
});

test('a command is not played in the two runs that its player has by then, if it belongs to neither', async () => {
  const { store, play, at, type, run } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
  const own = expectKind(await play.play(at('bob')), 'started').board.run;
  const interaction = sentAt(SENT);
  await store.claimRun({ user: 'bob', interaction, now: SENT }, ['a third', own]);
  expectKind(await type('bob', WAIT, { interaction, now: SENT }), 'outdated');
  for (const id of [run, own]) expect((await store.loadRun(id))?.version).toBe(0);
});

test("a command that the channel’s run has played is not played in the player’s own after the channel's has moved", async () => {
  const { store, play, type, at, run } = await startParty(new MemoryTable(), 'hotseat', ['bob']);
  const own = expectKind(await play.play(at('bob')), 'started').board.run;
  expectKind(await play.submitAction(at('bob', { run, seenVersion: 0, action: WAIT })), 'applied');
  const command = at('bob', { run: null, seenVersion: null, action: WAIT });
  expect(expectKind(await play.submitAction(command), 'applied').board.run).toBe(run);
  await play.moveHere(ask({ user: 'ann', channel: 'c-moved', run }));
  expectKind(await play.submitAction(command), 'outdated');
  expect((await store.loadRun(own))?.version).toBe(0);
  expect(expectKind(await type('bob'), 'applied').board.run).toBe(own);
});

test('a command that the run remembers is answered with its result', async () => {
  const { wait } = await soloRun();
  const ids = burstIds();
  for (const interaction of ids.slice(0, 31)) await wait(interaction);
  expect(expectKind(await wait(ids[0] as string), 'applied').repeated).toBe(true);
});

test('a vote cast before a counted vote of the same player is not cast again', async () => {
  const { type, store, run } = await startParty(new MemoryTable(), 'vote', ['bob']);
  const [early, late, bobs] = burstIds() as [string, string, string];
  await type('ann', { kind: 'wait' }, { interaction: late });
  expectKind(await type('bob', { kind: 'wait' }, { interaction: bobs }), 'applied');
  expectKind(await type('ann', { kind: 'wait' }, { interaction: early }), 'outdated');
  expect(await store.loadBallots(run, 1)).toEqual([]);
});
