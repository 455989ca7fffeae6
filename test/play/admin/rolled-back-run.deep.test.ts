import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { createPlay, type Play } from '../../../src/play';
import type { Profile, Store } from '../../../src/storage/contract';
import { newProfile } from '../../../src/storage/contract';
import type { Table } from '../../../src/storage/dynamo/table';
import { createStore } from '../../../src/storage/store';
import { openForTests, TABLES } from '../../storage/support/tables';
import { ask, expectKind, HOME } from '../support/callers';
import { killAt, stepsOf } from '../support/crashing-table';
import { fresh } from '../support/fresh';
import { QUIET, raws, startParty } from '../support/party-scenario';
import { pointsOf } from '../support/points';

const GIVE_UP = { kind: 'abandon', sure: true } as const;
const WAIT = { kind: 'wait' } as const;

describe.each(TABLES)('a finished run that is rolled back, over %s', (_, open) => {
  const opened = openForTests(open);
  let store: Store;
  let play: Play;
  let ann: string;
  beforeEach(() => {
    store = createStore(opened.table);
    play = createPlay({ store, raws });
    ann = fresh('ann');
  });

  const submit = (run: string, action: typeof WAIT | typeof GIVE_UP) =>
    play.submitAction(ask({ user: ann, run, seenVersion: null, action }));

  /** Begins a run of Ann's, plays one turn, gives the run up and records its result. */
  async function ended(): Promise<string> {
    const { board } = expectKind(await play.play(ask({ user: ann })), 'started');
    await submit(board.run, WAIT);
    await submit(board.run, GIVE_UP);
    await play.recordResult({ run: board.run });
    return board.run;
  }

  const begun = async (): Promise<string> => expectKind(await play.play(ask({ user: ann })), 'started').board.run;
  const rollBackRequest = (run: string, to = 1) => ask({ user: 'eve', run, to });
  const pointers = async () => {
    const { activeRun, suspendedRuns } = (await store.loadProfile(ann)) as Profile;
    return { activeRun, suspendedRuns };
  };
  const suspended = async () => (await play.suspendedRuns(ask({ user: ann }))).runs.map(({ run }) => run);

  test('is suspended if its player has begun another run since', async () => {
    const run = await ended();
    const since = await begun();
    expect(await play.rollBack(rollBackRequest(run))).toMatchObject({ kind: 'done' });
    expect(await suspended()).toEqual([run]);
    expect(await play.play(ask({ user: ann }))).toMatchObject({ kind: 'board', board: { run: since } });
    expect(await play.resume(ask({ user: ann, run }))).toMatchObject({ kind: 'board', board: { run, version: 3 } });
    expect(await submit(run, WAIT)).toMatchObject({ kind: 'applied', board: { run, version: 4 } });
    expect(await pointers()).toEqual({ activeRun: run, suspendedRuns: [since] });
  });

  test('is active again if the run begun since is over', async () => {
    const run = await ended();
    const since = await begun();
    await play.rollBack(rollBackRequest(run));
    await submit(since, GIVE_UP);
    await play.recordResult({ run: since });
    expect(await play.play(ask({ user: ann }))).toMatchObject({ kind: 'board', board: { run } });
  });

  test('is suspended once, however often the rollback is delivered, and no longer after it is resumed', async () => {
    const run = await ended();
    const since = await begun();
    const request = rollBackRequest(run);
    await play.rollBack(request);
    await play.rollBack(request);
    expect(await pointers()).toEqual({ activeRun: since, suspendedRuns: [run] });
    await play.resume(ask({ user: ann, run }));
    await play.rollBack(request);
    expect(await pointers()).toEqual({ activeRun: run, suspendedRuns: [since] });
  });

  test('is not suspended if it is over again, or was over at that version', async () => {
    const run = await ended();
    const since = await begun();
    const request = rollBackRequest(run);
    await play.rollBack(request);
    await submit(run, GIVE_UP);
    const profile = (await store.loadProfile(ann)) as Profile;
    await store.putProfile({ ...profile, revision: profile.revision + 1, suspendedRuns: [] });
    await play.rollBack(request);
    expect(await play.rollBack(rollBackRequest(run, 2))).toMatchObject({ kind: 'done', board: { view: { over: {} } } });
    expect(await pointers()).toEqual({ activeRun: since, suspendedRuns: [] });
  });

  test('is not suspended if it is still the active run', async () => {
    const run = await ended();
    await play.rollBack(rollBackRequest(run));
    expect(await pointers()).toEqual({ activeRun: run, suspendedRuns: [] });
    expect(await play.play(ask({ user: ann }))).toMatchObject({ kind: 'board', board: { run } });
  });

  test('replaces the oldest suspended run if there are as many as fit', async () => {
    const run = await ended();
    const since = await begun();
    const profile = (await store.loadProfile(ann)) as Profile;
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    await store.putProfile({ ...profile, revision: profile.revision + 1, suspendedRuns: others });
    await play.rollBack(rollBackRequest(run));
    expect(await pointers()).toEqual({ activeRun: since, suspendedRuns: [...others.slice(1), run] });
  });

  test('is played by the settings that its player chose while it was over', async () => {
    const run = await ended();
    await begun();
    await play.settings(ask({ user: ann, settings: { text: true } }));
    await play.rollBack(rollBackRequest(run));
    expect(await submit(run, WAIT)).toMatchObject({ board: { settings: { text: true } } });
  });

  test('is suspended even in a dungeon of the day, because tomorrow /daily leads elsewhere', async () => {
    const daily = (more: object = {}) => play.daily(ask({ user: ann, circle: 'global' as const, ...more }));
    const first = await daily();
    if (first.kind !== 'started') throw new Error(first.kind);
    const { run } = first.board;
    await submit(run, WAIT);
    await submit(run, GIVE_UP);
    await play.recordResult({ run });
    const since = await begun();
    await play.rollBack(rollBackRequest(run));
    expect(await suspended()).toEqual([run]);
    expect(await daily()).toMatchObject({ kind: 'board', board: { run } });
    expect(await pointers()).toEqual({ activeRun: run, suspendedRuns: [since] });
  });

  test('makes no profile for a player who has none', async () => {
    const id = fresh('r');
    await store.createRun({ id, owner: ann, home: HOME, game: QUIET, interaction: '1', now: 0 });
    await submit(id, WAIT);
    await play.rollBack(rollBackRequest(id, 0));
    expect(await store.loadProfile(ann)).toBeNull();
  });

  test('rejects while others keep changing the profile, and succeeds when delivered again', async () => {
    const run = await ended();
    const since = await begun();
    const request = rollBackRequest(run);
    // A delivery cut short has undone the run's part in the player's totals already.
    const { removeResults, ...others } = store;
    await removeResults({ run, before: null, owner: ann });
    const profile = (await store.loadProfile(ann)) as Profile;
    const { totals } = newProfile(ann);
    await store.putProfile({ ...profile, revision: profile.revision + 1, totals, feats: [], countedRuns: [] });
    const overtaken = createPlay({ store: { ...others, removeResults, putProfile: async () => 'conflict' }, raws });
    await expect(overtaken.rollBack(request)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await play.rollBack(request)).toMatchObject({ kind: 'done' });
    expect(await pointers()).toEqual({ activeRun: since, suspendedRuns: [run] });
  });

  test('is in no profile if a channel plays it', async () => {
    const party = await startParty(opened.table, 'owner');
    await play.play(ask());
    await party.press('ann', 0);
    await party.press('ann', 1, GIVE_UP);
    await party.play.recordResult({ run: party.run });
    const before = await store.loadProfile('ann');
    expect(before).not.toBeNull();
    expect(await play.rollBack(rollBackRequest(party.run))).toMatchObject({
      kind: 'done',
      board: { view: { over: null } },
    });
    expect(await store.loadProfile('ann')).toEqual(before);
  });

  test.each([true, false])(
    'belongs to a channel that has begun another run: its owner finds it (with other runs: %s)',
    async (hasOthers) => {
      const party = await startParty(opened.table, 'hotseat');
      await party.press('ann', 0);
      await party.press('ann', 1, GIVE_UP);
      await party.play.recordResult({ run: party.run });
      await party.play.party(party.at('bob'));
      if (hasOthers) await play.play(ask());
      await play.rollBack(rollBackRequest(party.run));
      const { runs } = await play.suspendedRuns(ask());
      expect(runs.map(({ run }) => run)).toContain(party.run);
      expect(await play.resume(ask({ run: party.run }))).toMatchObject({ kind: 'board', board: { run: party.run } });
      expect(await play.submitAction(party.at('ann', { run: null, seenVersion: null, action: WAIT }))).toMatchObject({
        kind: 'applied',
        board: { run: party.run, version: 4 },
      });
    },
  );
});

test('a rollback that is killed anywhere and delivered again leads its player to the run', async () => {
  const playOver = (table: Table) => createPlay({ store: createStore(table), raws, newSeed: () => 'brought back' });
  const rollBack = (table: Table) => playOver(table).rollBack(ask({ user: 'eve', interaction: '300', run, to: 0 }));
  const table = new RestorableTable();
  const { run } = expectKind(await playOver(table).play(ask()), 'started').board;
  await playOver(table).submitAction(ask({ run, seenVersion: null, action: GIVE_UP }));
  await playOver(table).recordResult({ run });
  const since = expectKind(await playOver(table).play(ask()), 'started').board.run;
  const saved = table.save();
  const steps = await stepsOf(table, rollBack);
  for (const at of pointsOf(steps)) {
    table.restore(saved);
    await killAt(table, at, rollBack);
    await rollBack(table);
    const { activeRun, suspendedRuns } = (await createStore(table).loadProfile('ann')) as Profile;
    expect({ at, activeRun, suspendedRuns }).toEqual({ at, activeRun: since, suspendedRuns: [run] });
  }
});
