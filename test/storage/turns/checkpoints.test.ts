import { digestLevel, type Game, hash, isParked, type Level, newGame, RULES, turn } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import type { Run } from '../../../src/storage/contract';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { gateGame } from '../../play/support/gate-game';
import { sample } from '../../support/deep';
import { freshId, openForTests, TABLES } from '../support/tables';

const raws = loadRaws();
const TOWN = gateGame(newGame({ seed: 'kept' }, raws));

function below(): Game {
  const taken = turn(TOWN, { kind: 'descend' }, raws);
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken.game;
}

describe.each(sample(TABLES, 1))('checkpoints over %s', (_, open) => {
  const opened = openForTests(open);

  /** Begins a run in the town, and commits the descent to level 2. */
  async function played(): Promise<Run> {
    const [id, home] = [freshId(), { kind: 'guild', id: '77' } as const];
    await opened.store.createRun({ id, owner: freshId(), home, game: TOWN, interaction: '1', now: 0 });
    const from = (await opened.store.loadRun(id)) as Run;
    const committed = await opened.store.commit({
      from,
      game: below(),
      action: { kind: 'descend' },
      interaction: '2',
      now: 0,
    });
    if (!committed.ok) throw new Error(committed.reason);
    return committed.run;
  }

  test('are the games at their versions, with digests of levels that the hero left', async () => {
    const { id } = await played();
    await opened.store.putCheckpoint({ run: id, version: 32, game: below() });
    const [missing, kept] = await opened.store.loadCheckpoints(id, [64, 32]);
    expect(missing).toBeNull();
    expect(kept && hash(kept)).toBe(hash(below()));
    expect(Object.values(kept?.levels ?? {}).map(isParked)).toEqual([true, false]);
  });

  test('of other rules count as missing', async () => {
    const { id } = await played();
    await opened.store.putCheckpoint({ run: id, version: 32, game: { ...below(), rules: RULES - 1 } });
    expect(await opened.store.loadCheckpoints(id, [32])).toEqual([null]);
  });

  test('that are damaged count as missing', async () => {
    const { id } = await played();
    await opened.table.put({ PK: `RUN#${id}`, SK: 'CHECKPOINT#32', state: Uint8Array.of(1, 2) }, null);
    expect(await opened.store.loadCheckpoints(id, [32])).toEqual([null]);
  });

  test('are erased with their run, and a late one does not stay', async () => {
    const { id } = await played();
    await opened.store.putCheckpoint({ run: id, version: 32, game: below() });
    await eraseRuns(opened.table, [id]);
    await opened.store.putCheckpoint({ run: id, version: 64, game: below() });
    expect(await opened.table.query(`RUN#${id}`, '')).toEqual([]);
  });

  test('a level that the hero left is found by its digest', async () => {
    const { id: run, game } = await played();
    const parked = game.levels['1'];
    const digest = parked && isParked(parked) ? parked.digest : '';
    const level = (await opened.store.loadLeftLevel({ run, depth: 1, digest })) as Level;
    expect(digestLevel(level)).toBe(digest);
    expect(await opened.store.loadLeftLevel({ run, depth: 1, digest: 'x' })).toBeNull();
    expect(await opened.store.loadLeftLevel({ run, depth: 2, digest })).toBeNull();
  });
});
