import { newGame } from '../../../src/engine';
import { newProfile } from '../../../src/play/profiles/profile';
import { loadRaws } from '../../../src/raws';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { ask, waitSubmission } from '../support/callers';
import { survivesCrashes } from '../support/crash-points';
import { gateGame } from '../support/gate-game';

const raws = loadRaws();
const GAME = gateGame(newGame({ seed: 'crash' }, raws));

/** A table with a run of Ann's at version 0, her hero on the way down. */
async function begun(): Promise<{ table: Table; run: string }> {
  const table = new MemoryTable();
  const store = createStore(table);
  const { user: owner, home, interaction, now } = ask({ interaction: '100' });
  await store.createRun({ id: 'first', owner, home, interaction, now, game: GAME });
  await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first' });
  return { table, run: 'first' };
}

test('a turn killed anywhere and delivered again is the turn undisturbed', async () => {
  const steps = await survivesCrashes(async () => {
    const { table } = await begun();
    return { table, useCase: (play) => play.submitAction(waitSubmission({ interaction: '200' })) };
  });
  expect(steps).toBe(2 * 4);
});

test('a button killed anywhere and delivered again is the turn undisturbed', async () => {
  await survivesCrashes(async () => {
    const { table, run } = await begun();
    const click = waitSubmission({ interaction: '200', run, seenVersion: 0 });
    return { table, useCase: (play) => play.submitAction(click) };
  });
});

test('going down killed anywhere and delivered again leaves one town behind', async () => {
  const steps = await survivesCrashes(async () => {
    const { table } = await begun();
    return {
      table,
      useCase: (play) => play.submitAction(waitSubmission({ interaction: '200', action: { kind: 'descend' } })),
    };
  });
  expect(steps).toBe(2 * 5);
});

test('a first run killed anywhere and delivered again is begun once', async () => {
  const steps = await survivesCrashes(async () => ({
    table: new MemoryTable(),
    useCase: (play) => play.play(ask({ interaction: '100' })),
  }));
  expect(steps).toBe(2 * 8);
});

test('starting over killed anywhere and delivered again gives up one run and begins one', async () => {
  const steps = await survivesCrashes(async () => {
    const { table, run } = await begun();
    const yes = ask({ interaction: '200', restart: { run, seenVersion: 0 } });
    return { table, useCase: (play) => play.play(yes) };
  });
  expect(steps).toBe(2 * 10);
});
