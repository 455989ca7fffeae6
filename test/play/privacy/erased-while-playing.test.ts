import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { type Action, newGame, RULES } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { newProfile } from '../../../src/storage/contract';
import type { Item, Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { ask, HOME, waitSubmission } from '../support/callers';
import { gateGame } from '../support/gate-game';
import { pointsOf } from '../support/points';

const raws = loadRaws();
const GAME = gateGame(newGame({ seed: 'erased at play' }, raws));
const NOW = 1_700_000_000_000;
const playOver = (table: Table) => createPlay({ store: createStore(table), raws, hints: true });

/**
 * Begins a run of Ann's whose next turn closes a chunk of the log. If a channel is given, she and Bob play as a party.
 */
async function setUp(channel: string | null): Promise<RestorableTable> {
  const table = new RestorableTable();
  const store = createStore(table);
  const run = { id: 'r', owner: 'ann', home: HOME, game: GAME, interaction: '1', now: NOW };
  await store.createRun(channel === null ? run : { ...run, channel });
  await store.putProfile({ ...newProfile('ann'), revision: 1, activeRun: 'r' });
  if (channel !== null) {
    const party = { channel, revision: 1, run: 'r', mode: 'hotseat', holder: 'ann', holderSince: NOW } as const;
    await store.putParty({ ...party, members: ['ann', 'bob'] });
    await playOver(table).submitAction(waitSubmission({ user: 'bob', run: 'r', channel }));
  }
  const state = (await table.get('RUN#r', 'STATE')) as Item;
  await table.put({ ...state, rules: RULES - 1 }, null);
  return table;
}

const left = (table: RestorableTable): Item[] => [...table.save().values()];
const keysLeft = (table: RestorableTable): string[] => left(table).map(({ PK, SK }) => `${PK} ${SK}`);

/**
 * Repeats a use case, on a new run for each of its requests: just before that request, `who` is erased and `then` runs.
 * Resolves with the number of requests.
 */
async function erasedEverywhere(
  who: string,
  channel: string | null,
  change: (table: Table) => Promise<unknown>,
  check: (table: RestorableTable, at: number) => void,
  then: (table: Table) => Promise<unknown> = async () => {},
): Promise<number> {
  const calm = cutInAt(await setUp(channel), -1, async () => {});
  await change(calm);
  for (const at of pointsOf(calm.requests)) {
    const table = await setUp(channel);
    const cut = cutInAt(table, at, async () => {
      await createStore(table).eraseUser(who, null, NOW);
      await then(table);
    });
    await change(cut);
    expect(cut.requests).toBeGreaterThan(at);
    check(table, at);
  }
  return calm.requests;
}

const expectNothing = (table: RestorableTable, at: number) =>
  expect({ at, keys: keysLeft(table) }).toEqual({ at, keys: [] });

test.each<Action>([{ kind: 'wait' }, { kind: 'descend' }])(
  'a player erased while a turn is taken leaves nothing: %j',
  async (action) => {
    const turn = (table: Table) => playOver(table).submitAction(waitSubmission({ run: 'r', seenVersion: 0, action }));
    expect(await erasedEverywhere('ann', null, turn, expectNothing)).toBeGreaterThan(3);
  },
);

test('a player erased while somebody else ends their run is in no list', async () => {
  const end = (table: Table) => playOver(table).endRun(ask({ user: 'eve', run: 'r' }));
  await erasedEverywhere('ann', null, end, (table, at) => {
    const keys = keysLeft(table).filter((key) => !key.includes(' AUDIT#') && !key.startsWith('USER#eve'));
    expect({ at, keys }).toEqual({ at, keys: [] });
    const lines = left(table).filter(({ SK }) => SK.startsWith('AUDIT#'));
    const targets = lines.map(({ target }) => target);
    expect({ at, targets }).toEqual({ at, targets: lines.map(() => expect.stringMatching(/^erased-[0-9a-f]{6}$/)) });
  });
});

test('a player erased while their run is shared leaves nothing in the channel', async () => {
  const show = (table: Table) => playOver(table).share(ask({ channel: 'c', run: 'r' }));
  expect(await erasedEverywhere('ann', null, show, expectNothing)).toBeGreaterThan(4);
});

test('a player erased while their share ends leaves nothing in the channel', async () => {
  const hide = async (table: Table) => {
    const at = ask({ channel: 'c', run: 'r' });
    await playOver(table).share(at);
    await playOver(table).unshare(at);
  };
  expect(await erasedEverywhere('ann', null, hide, expectNothing)).toBeGreaterThan(8);
});

test('an erased name does not come back by a turn of another player that lost its race', async () => {
  const press = waitSubmission({ user: 'ann', run: 'r', channel: 'c', seenVersion: 1 });
  const quicker = (table: Table) => playOver(table).submitAction({ ...press, interaction: '2' });
  const requests = await erasedEverywhere(
    'bob',
    'c',
    (table) => playOver(table).submitAction(press),
    (table, at) => {
      const naming = left(table).filter((item) => JSON.stringify(item).includes('bob'));
      expect({ at, naming: naming.map(({ PK, SK }) => `${PK} ${SK}`) }).toEqual({ at, naming: [] });
    },
    quicker,
  );
  expect(requests).toBeGreaterThan(4);
});
