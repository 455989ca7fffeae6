import { createPlay } from '../../../src/play';
import { createMemoryStore, newProfile, type Store } from '../../../src/storage';
import { ask, HOME, waitSubmission } from '../support/callers';
import { QUIET, raws } from '../support/party-scenario';

const CONFLICT = { ok: false, reason: 'conflict' } as const;

/** Begins a run of Ann's. Commits of Eve, an admin of its server, go through `tamper`. */
async function setUp(tamper: (store: Store) => Store['commit']) {
  const store = createMemoryStore();
  const { user: owner, home, interaction, now } = ask();
  await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'r' });
  await store.createRun({ id: 'r', owner, home, game: QUIET, interaction, now });
  const play = createPlay({ store, raws });
  const annTakesTurn = () => play.submitAction(waitSubmission({ run: 'r' }));
  const eve = createPlay({ store: { ...store, commit: tamper(store) }, raws });
  const debug = () => eve.debug(ask({ user: 'eve', run: 'r', cheat: 'god' as const }));
  const audited = async () => (await store.loadAudit(HOME.id, 99)).map(({ action, done }) => ({ action, done }));
  const stored = async () => (await store.loadRun('r'))!;
  return { debug, audited, stored, annTakesTurn };
}

test('an admin action overtaken by a turn is applied after that turn', async () => {
  let turnsTaken = 0;
  const { debug, audited, stored, annTakesTurn } = await setUp((inner) => async (commit, signal) => {
    if (turnsTaken++ === 0) await annTakesTurn();
    return inner.commit(commit, signal);
  });
  expect(await debug()).toMatchObject({
    kind: 'done',
    board: { version: 2, view: { turn: 1, cheated: true } },
    events: [{ kind: 'cheated' }],
  });
  expect(await stored()).toMatchObject({ version: 2, game: { turn: 1, cheated: true } });
  expect(await audited()).toEqual([{ action: 'debug', done: true }]);
});

test('an admin action overtaken in every round is busy, changes nothing, and stands in the audit as not done', async () => {
  let commits = 0;
  const { debug, audited, stored } = await setUp(() => async () => {
    commits += 1;
    return CONFLICT;
  });
  expect(await debug()).toEqual({ kind: 'busy' });
  expect(commits).toBe(3);
  expect(await stored()).toMatchObject({ version: 0, game: { cheated: false } });
  expect(await audited()).toEqual([{ action: 'debug', done: false }]);
});

test.each([1, 3])(
  'an admin action that was stored in round %i is done once, even if its answer was lost',
  async (landed) => {
    let commits = 0;
    const { debug, audited, stored } = await setUp((inner) => async (commit, signal) => {
      commits += 1;
      if (commits === landed) await inner.commit(commit, signal);
      return CONFLICT;
    });
    expect(await debug()).toMatchObject({ kind: 'done', board: { version: 1 }, events: [{ kind: 'cheated' }] });
    expect(commits).toBe(landed);
    expect(await stored()).toMatchObject({ version: 1, game: { cheated: true } });
    expect(await audited()).toEqual([{ action: 'debug', done: true }]);
  },
);

test('two actions of one admin are both done', async () => {
  const { debug, stored, audited } = await setUp((inner) => inner.commit);
  expect(await debug()).toMatchObject({ kind: 'done', board: { version: 1 } });
  expect(await debug()).toMatchObject({ kind: 'done', board: { version: 2 } });
  expect((await stored()).version).toBe(2);
  expect(await audited()).toHaveLength(2);
});

test("a commit with the same interaction id by another player is not taken for the admin's own", async () => {
  let commits = 0;
  const { debug, stored } = await setUp((inner) => async (commit, signal) => {
    commits += 1;
    const { by, interaction, ...rest } = commit;
    if (commits === 1) await inner.commit({ ...rest, by: 'ann', interaction }, signal);
    return CONFLICT;
  });
  expect(await debug()).toEqual({ kind: 'busy' });
  expect((await stored()).version).toBe(1);
});

test('an admin action that the run may have forgotten counts as done, and is not applied', async () => {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const { user: owner, home, interaction, now } = ask();
  await store.createRun({ id: 'r', owner, home, game: QUIET, interaction, now });
  const run = { ...(await store.loadRun('r'))!, forgotten: '500' };
  const late = createPlay({ store: { ...store, loadRuns: async () => [run] }, raws });
  const debug = (id: string) => late.debug(ask({ user: 'eve', interaction: id, run: 'r', cheat: 'god' as const }));
  expect(await debug('499')).toMatchObject({ kind: 'done', board: { version: 0 }, events: [] });
  expect(await play.look(ask({ run: 'r' }))).toMatchObject({ board: { version: 0, view: { cheated: false } } });
  expect(await debug('501')).toMatchObject({ kind: 'done', board: { version: 1, view: { cheated: true } } });
});
