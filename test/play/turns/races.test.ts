import { type Applied, createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type Store, StoreError } from '../../../src/storage';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { createStore } from '../../../src/storage/store';
import { ask, expectKind, HOME, waitSubmission } from '../support/callers';

const raws = loadRaws();

/** Begins a run of Ann's. Commits go through `tamper`. */
async function setUp(tamper: (store: Store) => Store['commit']): Promise<{ play: Play; store: Store; run: string }> {
  const store = createMemoryStore();
  const { run } = expectKind(await createPlay({ store, raws }).play(ask()), 'started').board;
  return { play: createPlay({ store: { ...store, commit: tamper(store) }, raws }), store, run };
}

test('a turn whose answer was lost is found by its own id and reported as applied', async () => {
  const { play, store, run } = await setUp((inner) => async (commit, signal) => {
    await inner.commit(commit, signal);
    return { ok: false, reason: 'conflict' };
  });
  const outcome = await play.submitAction(waitSubmission({ run, seenVersion: 0 }));
  expect(outcome).toMatchObject({ kind: 'applied', repeated: true, board: { version: 1 } });
  expect((await store.loadRun(run))?.version).toBe(1);
});

describe('a process that remembers a run while another process has played it since', () => {
  async function playedElsewhere() {
    const table = new MemoryTable();
    const [here, elsewhere] = [0, 1].map(() => createPlay({ store: createStore(table), raws })) as [Play, Play];
    const { run } = expectKind(await here.play(ask()), 'started').board;
    await here.submitAction(waitSubmission({ run, seenVersion: 0 }));
    const asked = waitSubmission({ run, seenVersion: 1 });
    expectKind(await elsewhere.submitAction(asked), 'applied');
    return { here, run, asked };
  }

  test('treats a second button of the same board as stale', async () => {
    const { here, run } = await playedElsewhere();
    const outcome = await here.submitAction(waitSubmission({ run, seenVersion: 1 }));
    expect(outcome).toMatchObject({ kind: 'stale', board: { version: 2 } });
  });

  test('counts a click once that is delivered to both', async () => {
    const { here, asked } = await playedElsewhere();
    expect(await here.submitAction(asked)).toMatchObject({ kind: 'applied', repeated: true, board: { version: 2 } });
  });

  test('refuses nothing because of its old memory', async () => {
    const { here, run } = await playedElsewhere();
    const impossible = { kind: 'drop', item: 999_999 } as const;
    const outcome = await here.submitAction(waitSubmission({ run, seenVersion: 1, action: impossible }));
    expect(outcome).toMatchObject({ kind: 'stale', board: { version: 2 } });
  });
});

describe('a process that remembers a run which was changed elsewhere', () => {
  async function changedBy(change: (elsewhere: { play: Play; store: Store; run: string }) => Promise<unknown>) {
    const table = new MemoryTable();
    const [here, there] = [createStore(table), createStore(table)];
    const play = createPlay({ store: here, raws });
    const { run } = expectKind(await play.play(ask()), 'started').board;
    await play.submitAction(waitSubmission({ run, seenVersion: 0 }));
    await change({ play: createPlay({ store: there, raws }), store: there, run });
    const outcome = await play.submitAction(waitSubmission({ run, seenVersion: 1 }));
    return { outcome, stored: await there.loadRun(run) };
  }

  test('plays no run that an admin has ended', async () => {
    const { outcome } = await changedBy(({ play, run }) => play.endRun(ask({ user: 'eve', run })));
    expect(outcome).toMatchObject({ kind: 'stale', board: { version: 2, view: { over: { result: 'abandoned' } } } });
  });

  test('plays no run that an admin has rolled back', async () => {
    const { outcome } = await changedBy(({ play, run }) => play.rollBack(ask({ user: 'eve', run, to: 0 })));
    expect(outcome).toMatchObject({ kind: 'stale', board: { version: 2, view: { turn: 0 } } });
  });

  test('plays no run that was erased', async () => {
    const { outcome, stored } = await changedBy(({ play }) => play.eraseMine(ask()));
    expect([outcome, stored]).toEqual([{ kind: 'no-run' }, null]);
  });

  test('keeps the mark that a player has left the run', async () => {
    const { outcome, stored } = await changedBy(({ store, run }) => store.leaveRun(run, { user: 'ann', revision: 9 }));
    expect([outcome.kind, stored]).toMatchObject(['applied', { version: 2, leftAt: 9 }]);
  });

  test('does not rank a run that no longer counts', async () => {
    const { outcome, stored } = await changedBy(({ store, run }) => store.unrank(run));
    expect([outcome.kind, stored]).toMatchObject(['applied', { version: 2, ranked: false }]);
  });
});

test('a turn that loses three rounds is busy', async () => {
  let commits = 0;
  const { play, store, run } = await setUp(() => async () => {
    commits += 1;
    return { ok: false, reason: 'conflict' };
  });
  expect(await play.submitAction(waitSubmission())).toEqual({ kind: 'busy' });
  expect(commits).toBe(3);
  expect((await store.loadRun(run))?.version).toBe(0);
});

test('a turn that was stored in the last round is not busy', async () => {
  let commits = 0;
  const { play } = await setUp((inner) => async (commit, signal) => {
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
  const { play, run } = await setUp((inner) => async (commit, signal) => {
    await inner.commit({ ...commit, interaction: 'somebody else' }, signal);
    return { ok: false, reason: 'conflict' };
  });
  expect(await play.submitAction(waitSubmission({ run, seenVersion: 0 }))).toMatchObject({
    kind: 'stale',
    board: { version: 1 },
  });
});

test('the reply is drawn from the outcome while the turn is committed', async () => {
  const { play, run } = await setUp((inner) => inner.commit);
  const draw = ({ board }: Applied) => board;
  const outcome = expectKind(await play.submitAction(waitSubmission({ run, seenVersion: 0, draw })), 'applied');
  expect(outcome.board.version).toBe(1);
  expect(outcome.drawn).toBe(outcome.board);
});

test('a reply that cannot be drawn does not undo the turn', async () => {
  const { play, run } = await setUp((inner) => inner.commit);
  const draw = () => {
    throw new Error('cannot be drawn');
  };
  const outcome = await play.submitAction(waitSubmission({ run, seenVersion: 0, draw }));
  expect(outcome).toMatchObject({ kind: 'applied', board: { version: 1 } });
  expect(outcome).not.toHaveProperty('drawn');
});

test('if a command is overtaken, its first drawing is thrown away', async () => {
  let commits = 0;
  const { play } = await setUp((inner) => async (commit, signal) => {
    if (commits++ === 0) await inner.commit({ ...commit, interaction: 'somebody else' }, signal);
    return inner.commit(commit, signal);
  });
  const draw = ({ board }: Applied) => board.version;
  expect(await play.submitAction(waitSubmission({ draw }))).toMatchObject({
    kind: 'applied',
    board: { version: 2 },
    drawn: 2,
  });
});

describe('a commit that the store does not answer', () => {
  const unanswered = () => new StoreError('unavailable');

  test('is looked for, and reported as applied if the store carried it out', async () => {
    let commits = 0;
    const { play, store, run } = await setUp((inner) => async (commit, signal) => {
      commits += 1;
      await inner.commit(commit, signal);
      throw unanswered();
    });
    const outcome = await play.submitAction(waitSubmission({ run, seenVersion: 0 }));
    expect(outcome).toMatchObject({ kind: 'applied', repeated: true, board: { version: 1 } });
    expect(commits).toBe(1);
    expect((await store.loadRun(run))?.version).toBe(1);
  });

  test('is tried again if the store did not', async () => {
    let commits = 0;
    const { play, run } = await setUp((inner) => async (commit, signal) => {
      commits += 1;
      if (commits === 1) throw unanswered();
      return inner.commit(commit, signal);
    });
    const outcome = await play.submitAction(waitSubmission({ run, seenVersion: 0 }));
    expect(outcome).toMatchObject({ kind: 'applied', repeated: false, board: { version: 1 } });
  });

  test('counts once if the store carries it out while it is tried again', async () => {
    let late: Parameters<Store['commit']>[0] | null = null;
    const { play, store, run } = await setUp((inner) => async (commit, signal) => {
      if (late) await inner.commit(late, signal);
      else {
        late = commit;
        throw unanswered();
      }
      return inner.commit(commit, signal);
    });
    const typed = waitSubmission({ run });
    expect(await play.submitAction(typed)).toMatchObject({ kind: 'applied', board: { version: 1 } });
    expect((await store.loadRun(run))?.version).toBe(1);
  });

  test('rejects if it remains unknown, because no outcome would be true', async () => {
    const { play, run } = await setUp(() => async () => {
      throw unanswered();
    });
    await expect(play.submitAction(waitSubmission({ run, seenVersion: 0 }))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test('is not busy if others kept coming first and one commit went unanswered', async () => {
    let commits = 0;
    const { play } = await setUp(() => async () => {
      commits += 1;
      if (commits === 2) throw unanswered();
      return { ok: false, reason: 'conflict' };
    });
    await expect(play.submitAction(waitSubmission())).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('others who always change the same item first', () => {
  const conflict = async () => 'conflict' as const;
  const over = (change: Partial<Store>) => createPlay({ store: { ...createMemoryStore(), ...change }, raws });

  test('keep a run from beginning: it is busy', async () => {
    expect(await over({ putProfile: conflict }).play(ask())).toEqual({ kind: 'busy' });
    expect(await over({ putParty: conflict }).party(ask({ channel: 'c' }))).toEqual({ kind: 'busy' });
    expect(await over({ putProfile: conflict }).daily(ask({ circle: 'global' as const }))).toEqual({ kind: 'busy' });
  });

  test('leave an admin action unfinished, so that a repetition finishes it', async () => {
    const store = createMemoryStore();
    const play = createPlay({ store, raws });
    const { run } = expectKind(await play.play(ask()), 'started').board;
    await play.submitAction(waitSubmission());
    await play.submitAction(waitSubmission({ action: { kind: 'abandon', sure: true } }));
    await play.recordResult({ run });
    const overtaken = createPlay({ store: { ...store, putProfile: conflict }, raws });
    const unavailable = { code: 'unavailable' };
    await expect(overtaken.resetPlayer(ask({ user: 'eve', run }))).rejects.toMatchObject(unavailable);
    await expect(overtaken.rollBack(ask({ user: 'eve', run, to: 0 }))).rejects.toMatchObject(unavailable);
    expect((await store.loadAudit(HOME.id, 9)).map(({ done }) => done)).toEqual([false, false]);
  });
});

test('a run that is erased right after its creation is an error, and not active', async () => {
  const store = createMemoryStore();
  const play = createPlay({ store: { ...store, createRun: async () => null }, raws });
  await expect(play.play(ask())).rejects.toMatchObject({ code: 'unreadable' });
  expect(await store.loadProfile('ann')).toBeNull();
});
