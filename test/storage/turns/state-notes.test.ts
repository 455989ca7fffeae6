import type { Run } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { decodeNotes, encodeNotes, noteAttributes } from '../../../src/storage/turns/state-notes';
import { sampleGame } from '../support/sample-game';

const HOME = { kind: 'guild', id: '77' } as const;
const NOTE_NAMES = ['recent', 'forgotten', 'log', 'chunk', 'chunkFrom', 'lastChunk', 'levels'];

const table = new MemoryTable();
const load = async (id: string) => (await createStore(table).loadRun(id)) as Run;
const namesIn = async (id: string) => Object.keys((await table.get(`RUN#${id}`, 'STATE')) ?? {});

async function begin(id: string, { as }: { as?: object } = {}): Promise<Run> {
  const run = { id, owner: 'ann', home: HOME, game: sampleGame('notes'), interaction: '900', now: 1, ...as };
  return (await createStore(table).createRun(run)) as Run;
}

async function commit(from: Run, interaction: string, by?: string): Promise<Run> {
  const game = { ...from.game, turn: from.game.turn + 1 };
  const turn = { from, game, action: { kind: 'wait' } as const, interaction, now: 2, ...(by ? { by } : {}) };
  const result = await createStore(table).commit(turn);
  if (!result.ok) throw new Error('lost a race');
  return result.run;
}

test('fields that change little stand beside a whole game, and are packed with a delta', async () => {
  const begun = await begin('packed');
  expect(await namesIn('packed')).toEqual(expect.arrayContaining(NOTE_NAMES));
  const played = await commit(begun, '901');
  expect((await namesIn('packed')).filter((name) => NOTE_NAMES.includes(name))).toEqual([]);
  const loaded = await load('packed');
  expect(loaded).toMatchObject({ recent: played.recent, partyLog: played.partyLog, last: played.last });
  expect((await createStore(table).loadLog('packed'))?.actions).toEqual([{ kind: 'wait' }]);
});

test('interactions with a sender stand beside the game, where an erasure finds them', async () => {
  const run = await commit(await begin('party', { as: { channel: '5' } }), '901', 'bob');
  expect(await namesIn('party')).toEqual(expect.arrayContaining(['state', 'recent']));
  await createStore(table).eraseUser('bob', null, 3);
  expect((await load('party')).recent.map(({ by }) => by)).toEqual([undefined, '-']);
  expect((await load('party')).version).toBe(run.version);
});

test.each([
  { recent: [], tail: '', log: '', levels: {}, texts: {} },
  {
    ...{ recent: [{ id: '9', version: 3, events: 1 }], tail: 'older', log: 'newer' },
    ...{ levels: { '2': 'LEVEL#02#1#ab' }, texts: { shownFeats: { taxi: 3 }, choice: 'fight or flee' } },
  },
])('notes come back unchanged: %j', ({ recent, tail, log, levels, texts }) => {
  const internals = {
    ...{ chunk: 2, chunkFrom: 300, lastChunk: 'LOG#0001#300#ab', levels },
    ...{ log: Buffer.from(log), tail: Buffer.from(tail) },
  };
  const source = { run: { recent, forgotten: '8', ...texts }, internals };
  expect(asText(decodeNotes(encodeNotes(source)))).toEqual(asText(noteAttributes(source)));
});

const asText = (attributes: object) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
    ]),
  );
