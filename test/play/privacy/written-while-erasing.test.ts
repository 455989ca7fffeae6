import { RestorableTable, type Saved } from '../../../scripts/harness/restorable-table';
import { createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import type { PartyMode } from '../../../src/storage/contract';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { wrapCalls } from '../../storage/support/wrap-calls';
import { latch } from '../../support/latch';
import { keysNaming } from '../../support/table-scan';
import { ask, waitSubmission } from '../support/callers';
import { pointsOf } from '../support/points';

const raws = loadRaws();
const playOver = (table: Table): Play => createPlay({ store: createStore(table), raws });

/** Ids as long as Discord's. */
const ANN = '910000000000000001';
const BOB = '920000000000000002';
const EVE = '930000000000000003';
const NOW = 1_700_000_000_000;
const inChannel = <T extends object>(user: string, more?: T) =>
  ask({ user, channel: 'c', now: NOW, ...more } as { user: string; channel: string; now: number } & T);

const erase = (table: Table): Promise<void> => createStore(table).eraseUser(ANN, null, NOW);
const namingAnn = (table: RestorableTable): string[] => keysNaming([...table.save().values()], ANN);

/** Begins Bob's party, which Ann and Eve join, and a run of Ann's own. */
async function setUp(mode: PartyMode): Promise<RestorableTable> {
  const table = new RestorableTable();
  const before = beginnings.get(mode) ?? (await begin(table, mode));
  beginnings.set(mode, before);
  table.restore(before);
  return table;
}

const beginnings = new Map<PartyMode, Saved>();

async function begin(table: RestorableTable, mode: PartyMode): Promise<Saved> {
  const play = playOver(table);
  await play.party(inChannel(BOB, { mode }));
  await play.joinParty(inChannel(EVE));
  await play.joinParty(inChannel(ANN));
  await play.play(inChannel(ANN));
  return table.save();
}

interface Writing {
  mode: PartyMode;
  write: (play: Play, run: string) => Promise<{ kind: string }>;
}

const wait = (play: Play, run: string) => play.submitAction(waitSubmission(inChannel(ANN, { run, seenVersion: 0 })));
const TURN: Writing = { mode: 'hotseat', write: wait };
const VOTE: Writing = { mode: 'vote', write: wait };
const HOLDER_CHANGE: Writing = { mode: 'handover', write: (play) => play.changeHolder(inChannel(BOB, { to: ANN })) };
const RUN: Writing = { mode: 'owner', write: (play) => play.play(inChannel(ANN)) };
const AUDIT: Writing = { mode: 'owner', write: (play) => play.exportPlayer(inChannel(EVE, { player: ANN })) };

const writeOver = async (table: Table, { write }: Writing, run: string) => write(playOver(table), run);
const runOfParty = async (table: Table) => (await createStore(table).loadParty('c'))?.run ?? '';

test.each([
  ['a run of their own', RUN, 'started'],
  ['a turn in a party', TURN, 'applied'],
  ['a vote', VOTE, 'voted'],
  ['the torch that another passes them', HOLDER_CHANGE, 'board'],
  ['the audit line of an admin who exports them', AUDIT, 'exported'],
])('nothing is left of %s that was written during an erasure', async (_, writing, kind) => {
  const calm = cutInAt(await setUp(writing.mode), -1, async () => {});
  await erase(calm);
  const kinds = new Set<string>();
  // At the first point Ann is still a member.
  for (const at of new Set([0, ...pointsOf(calm.requests)])) {
    const table = await setUp(writing.mode);
    const run = await runOfParty(table);
    const meanwhile = async () => void kinds.add((await writeOver(table, writing, run)).kind);
    await erase(cutInAt(table, at, meanwhile));
    expect({ at, naming: namingAnn(table) }).toEqual({ at, naming: [] });
  }
  expect(kinds).toContain(kind);
});

/** Table that holds back request number `at`, counted from 0, until `goOn` is called. */
function pausedAt(table: Table, at: number) {
  let requests = 0;
  const [going, pause] = [latch(), latch()];
  const slow = wrapCalls(table, (call) => async (...args) => {
    if (requests++ === at) {
      pause.open();
      await going.opened;
    }
    return call(...args);
  });
  return { slow, paused: pause.opened, goOn: going.open };
}

/** Runs part of a write, part or all of an erasure, then the rest of the write and of the erasure. */
async function interleaved(writing: Writing, { writes, erases }: { writes: number; erases: number }) {
  const table = await setUp(writing.mode);
  const run = await runOfParty(table);
  const { slow, paused, goOn } = pausedAt(table, erases);
  let erasing = Promise.resolve();
  const cut = cutInAt(table, writes, async () => {
    erasing = erase(slow);
    await Promise.race([paused, erasing]);
  });
  await writeOver(cut, writing, run);
  goOn();
  await erasing;
  return table;
}

test.each([
  ['a turn in a party', TURN],
  ['a vote', VOTE],
  ['the torch', HOLDER_CHANGE],
  ['an audit line', AUDIT],
])('whatever %s leaves behind by overlapping with an erasure, the next erasure finds', async (_, writing) => {
  const calm = await setUp(writing.mode);
  const written = cutInAt(calm, -1, async () => {});
  await writeOver(written, writing, await runOfParty(calm));
  const erased = cutInAt(calm, -1, async () => {});
  await erase(erased);
  for (const writes of pointsOf(written.requests)) {
    for (const erases of [...pointsOf(erased.requests), Number.POSITIVE_INFINITY]) {
      const table = await interleaved(writing, { writes, erases });
      await erase(table);
      expect({ writes, erases, naming: namingAnn(table) }).toEqual({ writes, erases, naming: [] });
    }
  }
});

test('an erasure that is overtaken again and again does not count as done', async () => {
  const table = await setUp('owner');
  const isLook = (pk: string, prefix: string) => pk === `USER#${ANN}` && prefix === '';
  let looks = 0;
  const busy: Table = {
    ...wrapCalls(table, (call) => call),
    query: async (pk, prefix) => {
      if (isLook(pk, prefix)) await playOver(table).exportPlayer(inChannel(EVE, { player: ANN }));
      if (isLook(pk, prefix)) looks++;
      return table.query(pk, prefix);
    },
  };
  await expect(erase(busy)).rejects.toMatchObject({ code: 'unavailable' });
  expect(looks).toBe(5);
  await erase(table);
  expect(namingAnn(table)).toEqual([]);
});

test('an erasure that nothing overtakes looks only once more', async () => {
  const table = await setUp('vote');
  let looks = 0;
  await erase({
    ...wrapCalls(table, (call) => call),
    query: async (pk, prefix) => {
      if (pk === `USER#${ANN}` && prefix === '') looks++;
      return table.query(pk, prefix);
    },
  });
  expect(looks).toBe(2);
});
