import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { type Game, hash, isParked } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { gameAt, momentAt } from '../../../src/play/replays/replay';
import { CHECKPOINT_EVERY, type ReplaySaves } from '../../../src/play/replays/saves';
import type { LoggedInput, RunLog, Store } from '../../../src/storage/contract';
import { createStore } from '../../../src/storage/store';
import { ask, HOME, waitSubmission } from '../support/callers';
import { raws, thereAndBack } from '../support/recorded-run';

// Goes down to level 2 and up so often that every stretch between two checkpoints needs levels parked before it.
const run = thereAndBack(9);
const last = run.actions.length;
const digests = run.games.map(hash);

let store: Store;
let log: RunLog;
let saves: ReplaySaves;

const played = new RestorableTable();

beforeAll(async () => {
  const store = createStore(played);
  const game = run.games[0] as Game;
  await store.createRun({ id: 'r', owner: 'ann', home: HOME, game, interaction: '1', now: 0 });
  const play = createPlay({ store, raws });
  for (const action of run.actions) await play.submitAction(waitSubmission({ run: 'r', action }));
});

beforeEach(async () => {
  const table = new RestorableTable();
  for (const item of played.save().values()) await table.put(item, null);
  store = createStore(table);
  log = (await store.loadLog('r')) as RunLog;
  saves = {
    checkpoints: (versions) => store.loadCheckpoints('r', versions),
    keep: (version, kept) => store.putCheckpoint({ run: 'r', version, game: kept }),
    level: (depth, digest) => store.loadLeftLevel({ run: 'r', depth, digest }),
  };
});

/** Log in which all actions up to this version are unknown to the engine, which throws if a replay begins before it. */
const unplayableUntil = (version: number): RunLog => ({
  ...log,
  actions: log.actions.map((action, at) => (at < version ? ({ kind: 'dance' } as never) : action)),
});

test('the run is long enough to have a checkpoint, and goes on after it', () => {
  expect(last).toBeGreaterThan(CHECKPOINT_EVERY + 8);
});

test('after a replay, a step plays at most 16 actions besides its own', async () => {
  expect(CHECKPOINT_EVERY).toBe(16);
  await momentAt(log, raws, last, { saves });
  for (const version of [1, 2, 15, 16, 17, 18, 25, last]) {
    const moment = await momentAt(unplayableUntil(version - 1 - CHECKPOINT_EVERY), raws, version, { saves });
    expect([version, moment?.gap, moment && hash(moment.game)]).toEqual([version, false, digests[version]]);
  }
});

test('after a replay, a fork plays at most 16 actions, and has all levels', async () => {
  await momentAt(log, raws, last, { saves });
  for (const version of [10, CHECKPOINT_EVERY, last]) {
    const game = await gameAt(unplayableUntil(version - CHECKPOINT_EVERY), raws, version, { saves });
    expect(game && hash(game)).toBe(digests[version]);
    expect(Object.values(game?.levels ?? {}).some(isParked)).toBe(false);
  }
});

test('a replay cut short goes on after its last checkpoint', async () => {
  const abort = new AbortController();
  const keep: ReplaySaves['keep'] = async (version, game) => {
    await saves.keep(version, game);
    abort.abort(new Error('late'));
  };
  const short = momentAt(log, raws, last, { saves: { ...saves, keep }, signal: abort.signal });
  await expect(short).rejects.toThrow('late');
  const moment = await momentAt(unplayableUntil(CHECKPOINT_EVERY), raws, last, { saves });
  expect(moment && hash(moment.game)).toBe(digests[last]);
});

test('every request that shows a version leaves checkpoints for the next one', async () => {
  const play = createPlay({ store, raws });
  const kept = async () => (await store.loadCheckpoints('r', [CHECKPOINT_EVERY]))[0] !== null;
  expect(await kept()).toBe(false);
  const asked = ask({ channel: 'c', run: 'r', version: last - 1 });
  expect(await play.watch(asked)).toMatchObject({ kind: 'watching', board: { version: last - 1 } });
  expect(await kept()).toBe(true);
});

test('if a level is lost, the replay begins where all levels are known', async () => {
  await momentAt(log, raws, last, { saves });
  const level = async () => null;
  const moment = await momentAt(log, raws, last, { saves: { ...saves, level } });
  expect(moment && hash(moment.game)).toBe(digests[last]);
});

test('a checkpoint of actions that were rolled back is not used', async () => {
  const game = { ...(run.games[CHECKPOINT_EVERY] as Game), kills: 77 };
  await saves.keep(CHECKPOINT_EVERY, game);
  const back: LoggedInput = { kind: 'back', to: 12 };
  const actions = [...log.actions.slice(0, 20), back, ...log.actions.slice(12, 14)];
  const rolledBack = { ...log, actions, chunks: log.chunks.map((chunk) => ({ ...chunk, actions })) };
  const moment = await momentAt(rolledBack, raws, actions.length, { saves });
  expect(moment && hash(moment.game)).toBe(digests[14]);
});
