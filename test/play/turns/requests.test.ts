import { newGame } from '../../../src/engine';
import { createPlay } from '../../../src/play';
import { newProfile } from '../../../src/play/profiles/profile';
import { HINTS } from '../../../src/play/turns/hints';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type Store } from '../../../src/storage';
import { createStore } from '../../../src/storage/store';
import { cutInAt } from '../../storage/support/cut-in';
import { TABLES } from '../../storage/support/tables';
import { ask, waitSubmission } from '../support/callers';
import { woundedGame } from '../support/gate-game';

const raws = loadRaws();
const GAME = woundedGame(newGame({ seed: 'requests' }, raws));

describe.each(TABLES)('requests to a table: %s', (_, open) => {
  /** How many requests a click comes to, by a player who was given these hints, after so many turns. */
  async function requestsOf(hinted: readonly string[], more: object = {}, turns = 1): Promise<number> {
    const { table, close } = await open();
    const store = createStore(table);
    const { user: owner, home, interaction, now } = ask();
    await store.createRun({ id: 'first', owner, home, interaction, now, game: GAME });
    await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'first', givenHints: [...hinted] });
    const before = createPlay({ store, raws });
    for (let seenVersion = 0; seenVersion < turns; seenVersion++) {
      await before.submitAction(waitSubmission({ run: 'first', seenVersion }));
    }
    const counted = cutInAt(table, -1, async () => {});
    const play = createPlay({ store: createStore(counted), raws, hints: true });
    const outcome = await play.submitAction(waitSubmission({ run: 'first', seenVersion: turns, ...more }));
    expect(outcome).toMatchObject({ kind: 'applied', board: { version: turns + 1 } });
    await close();
    return counted.requests;
  }

  test('a click reads the run and the profile, and writes the run', async () => {
    expect(await requestsOf(HINTS)).toBe(3);
  });

  test('the first click of a run also keeps what leads to it from expiring, which is two requests more', async () => {
    expect(await requestsOf(HINTS, {}, 0)).toBe(5);
  });

  test('a hint costs one request more', async () => {
    expect(await requestsOf([])).toBe(4);
  });

  test('a click that leaves a level costs one request more', async () => {
    expect(await requestsOf(HINTS, { action: { kind: 'descend' } })).toBe(4);
  });
});

test('lists of runs are read as may lag a moment behind, which costs half', async () => {
  const store = createMemoryStore();
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, interaction, now, game: GAME });
  await store.putProfile({ ...newProfile(owner), revision: 1, suspendedRuns: ['r'] });
  await store.share({ channel: 'c', run: 'r', version: null, at: now });
  await store.listRun((await store.loadRun('r'))!);
  const read: (boolean | undefined)[] = [];
  const loadRuns: Store['loadRuns'] = (ids, signal, options) => {
    read.push(options?.consistent);
    return store.loadRuns(ids, signal, options);
  };
  const play = createPlay({ store: { ...store, loadRuns }, raws });
  expect(await play.suspendedRuns(ask())).toMatchObject({ runs: [{ run: 'r' }] });
  expect(await play.shares(ask({ channel: 'c' }))).toMatchObject({ runs: [{ run: 'r' }] });
  expect(await play.activeRuns(ask())).toMatchObject({ runs: [{ run: 'r' }] });
  expect(read).toEqual([false, false, false]);
});
