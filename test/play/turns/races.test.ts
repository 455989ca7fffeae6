import { createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type Store } from '../../../src/storage';
import { ask, expectKind, waitSubmission } from '../support/callers';

const raws = loadRaws();

/** A run of Ann's in a store whose commits are tampered with. */
async function begun(tamper: (store: Store) => Store['commit']): Promise<{ play: Play; store: Store; run: string }> {
  const store = createMemoryStore();
  const { run } = expectKind(await createPlay({ store, raws }).play(ask()), 'started').board;
  return { play: createPlay({ store: { ...store, commit: tamper(store) }, raws }), store, run };
}

test('a turn whose answer was lost is found by its own id and reported as applied', async () => {
  const { play, store, run } = await begun((inner) => async (commit, signal) => {
    await inner.commit(commit, signal);
    return { ok: false, reason: 'conflict' };
  });
  const outcome = await play.submitAction(waitSubmission({ run, seenVersion: 0 }));
  expect(outcome).toMatchObject({ kind: 'applied', repeated: true, board: { version: 1 } });
  expect((await store.loadRun(run))?.version).toBe(1);
});

test('a turn that loses three rounds is busy', async () => {
  let commits = 0;
  const { play, store, run } = await begun(() => async () => {
    commits += 1;
    return { ok: false, reason: 'conflict' };
  });
  expect(await play.submitAction(waitSubmission())).toEqual({ kind: 'busy' });
  expect(commits).toBe(3);
  expect((await store.loadRun(run))?.version).toBe(0);
});

test('a turn that landed in the last round of all is no busy run', async () => {
  let commits = 0;
  const { play } = await begun((inner) => async (commit, signal) => {
    commits += 1;
    if (commits === 3) await inner.commit(commit, signal);
    return { ok: false, reason: 'conflict' };
  });
  expect(await play.submitAction(waitSubmission())).toMatchObject({
    kind: 'applied',
    repeated: true,
    board: { version: 1 },
  });
});

test('a button that loses to another turn has become stale', async () => {
  const { play, run } = await begun((inner) => async (commit, signal) => {
    await inner.commit({ ...commit, interaction: 'somebody else' }, signal);
    return { ok: false, reason: 'conflict' };
  });
  expect(await play.submitAction(waitSubmission({ run, seenVersion: 0 }))).toMatchObject({
    kind: 'stale',
    board: { version: 1 },
  });
});
