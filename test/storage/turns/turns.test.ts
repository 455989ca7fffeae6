import { type Action, type Game, isParked, type Level, RULES, SCHEMA } from '../../../src/engine';
import { hash } from '../../../src/engine/hash';
import { DAY_MS } from '../../../src/lib/calendar';
import type { Run } from '../../../src/storage/contract';
import type { Item } from '../../../src/storage/dynamo/table';
import { playAhead } from '../support/play-ahead';
import { sampleGame } from '../support/sample-game';
import { freshId, type OpenStore, openForTests, TABLES } from '../support/tables';

const HOME = { kind: 'guild', id: '77' } as const;
const WAIT: Action = { kind: 'wait' };

const small = (seed = 'small'): Game => cropped(sampleGame(seed, 3, 3, 3));

/** Functions that begin, play and load runs in an open store. */
function runsIn(opened: OpenStore) {
  const load = async (id: string): Promise<Run> => (await opened.store.loadRun(id)) as Run;
  return {
    load,

    async begin(game = small(), id = freshId()): Promise<Run> {
      const made = { id, owner: 'ann', home: HOME, game, interaction: '900', now: 1_000 };
      const created = await opened.store.createRun(made);
      expect(created).toEqual(await load(id));
      return load(id);
    },

    async commit(from: Run, interaction: string, changes: Partial<Game> = {}, action = WAIT): Promise<Run> {
      const game = { ...from.game, turn: from.game.turn + 1, ...changes };
      const result = await opened.store.commit({ from, game, action, interaction, events: 1, now: 2_000 });
      if (!result.ok) throw new Error('lost a race without a rival');
      return result.run;
    },
  };
}

describe.each(TABLES)('turns over %s', (_, open) => {
  const opened = openForTests(open);
  const { load, begin, commit } = runsIn(opened);

  /** Changes the state item of a run, without the store's knowledge. */
  async function tamper(id: string, change: (item: Item) => void): Promise<void> {
    const item = (await opened.table.get(`RUN#${id}`, 'STATE')) as Item;
    change(item);
    await opened.table.put(item, null);
  }

  test('a run comes back as it began', async () => {
    const game = small();
    const run = await begin(game);
    expect(run.game).toStrictEqual(game);
    expect(run).toMatchObject({ version: 0, owner: 'ann', home: HOME, createdAt: 1_000, updatedAt: 1_000 });
    expect(run.recent).toEqual([{ id: '900', version: 0, events: 3 }]);
  });

  test('a run that was never begun does not exist', async () => {
    expect(await opened.store.loadRun(freshId())).toBeNull();
    expect(await opened.store.loadLog(freshId())).toBeNull();
  });

  test('of two runs, a command is for the run of its first delivery', async () => {
    const command = { user: freshId(), interaction: '901', now: Date.now() };
    expect(await opened.store.claimRun(command, ['a', 'b'])).toBe('a');
    expect(await opened.store.claimRun(command, ['b', 'a'])).toBe('a');
    expect(await opened.store.claimRun(command, ['b', 'c'])).toBeNull();
    expect(await opened.store.claimRun({ ...command, interaction: '902' }, ['b', 'a'])).toBe('b');
    expect(await opened.store.claimRun({ ...command, user: freshId() }, ['b', 'a'])).toBe('b');
  });

  test('the run of a command is kept for a day, longer than any redelivery', async () => {
    const user = freshId();
    await opened.store.claimRun({ user, interaction: '901', now: DAY_MS }, ['a', 'b']);
    const [kept] = await opened.table.query(`USER#${user}`, '');
    expect(kept?.expiresAt).toBe((2 * DAY_MS) / 1000);
  });

  test('a second run of the same id is refused and changes nothing', async () => {
    const run = await begin();
    const again = { id: run.id, owner: 'bob', home: HOME, game: small('other'), interaction: '901', now: 5 };
    expect(await opened.store.createRun(again)).toBeNull();
    expect(await load(run.id)).toEqual(run);
  });

  test("the caller can draw a run's next board while its commit is under way", async () => {
    const from = await begin();
    const game = { ...from.game, turn: from.game.turn + 1 };
    const change = { from, game, action: WAIT, now: 2_000, meanwhile: (run: Run) => run };
    const result = await opened.store.commit({ ...change, interaction: '901' });
    expect(result).toMatchObject({ ok: true, run: { version: 1 } });
    expect(result.ok && result.made).toBe(result.ok && result.run);
    expect(await opened.store.commit({ ...change, interaction: '902' })).toEqual({ ok: false, reason: 'conflict' });
  });

  test('a failure of the drawing does not fail the commit', async () => {
    const from = await begin();
    const meanwhile = () => {
      throw new Error('cannot be drawn');
    };
    const result = await opened.store.commit({
      from,
      game: from.game,
      action: WAIT,
      interaction: '901',
      now: 2,
      meanwhile,
    });
    expect(result).toMatchObject({ ok: true, made: null });
    expect((await load(from.id)).version).toBe(1);
  });

  test('the next load finds the commit', async () => {
    const committed = await commit(await begin(), '901', { kills: 9 });
    const loaded = await load(committed.id);
    expect(loaded).toEqual(committed);
    expect(loaded).toMatchObject({ version: 1, updatedAt: 2_000, createdAt: 1_000, game: { kills: 9 } });
    expect(loaded.recent).toEqual([
      { id: '900', version: 0, events: 3 },
      { id: '901', version: 1, events: 1 },
    ]);
  });

  test('a run with cheats is marked for good', async () => {
    const cheated = await commit(await begin(), '901', { cheated: true });
    const later = await commit(await load(cheated.id), '902');
    expect((await load(later.id)).game).toMatchObject({ cheated: true, laurel: false });
  });

  test('of twenty commits on one version exactly one wins', async () => {
    const from = await commit(await begin(), '901');
    const racers = Array.from({ length: 20 }, (_, i) => ({
      from,
      game: { ...from.game, kills: i },
      action: WAIT,
      interaction: String(1_000 + i),
      now: 3_000,
    }));
    const results = await Promise.all(racers.map((racer) => opened.store.commit(racer)));
    const winners = results.flatMap((result, i) => (result.ok ? [i] : []));
    expect(winners).toHaveLength(1);
    const loaded = await load(from.id);
    expect(loaded.version).toBe(2);
    expect(loaded.game.kills).toBe(winners[0]);
    expect(loaded.recent.map(({ id }) => id)).toEqual(['900', '901', String(1_000 + (winners[0] as number))]);
  });

  test('a commit on an outdated version conflicts and changes nothing', async () => {
    const from = await begin();
    const current = await commit(from, '901');
    const late = { from, game: from.game, action: WAIT, interaction: '902', now: 4_000 };
    expect(await opened.store.commit(late)).toEqual({ ok: false, reason: 'conflict' });
    expect(await load(from.id)).toEqual(current);
  });

  test('a level that the hero leaves is parked, and comes back unchanged', async () => {
    const run = await begin();
    const town = run.game.levels['1'] as Level;
    const forest = levelOf(2);
    const below = { ...run.game, depth: 2, levels: { '1': town, '2': forest } };
    const parked = await commit(run, '901', below);
    expect(isParked(parked.game.levels['1'] as Level)).toBe(true);
    expect(hash(parked.game)).toBe(hash({ ...below, turn: parked.game.turn }));
    const loaded = await load(run.id);
    expect(loaded.game.levels['2']).toStrictEqual(forest);
    expect(await opened.store.loadLevel(loaded, 1)).toStrictEqual(town);
  });

  test('a parked level keeps its place while turns pass elsewhere', async () => {
    const run = await begin();
    const town = run.game.levels['1'] as Level;
    let away = await commit(run, '901', { depth: 2, levels: { '1': town, '2': levelOf(2) } });
    away = await commit(away, '902');
    expect(await opened.store.loadLevel(await load(run.id), 1)).toStrictEqual(town);
    const back = await commit(away, '903', { depth: 1, levels: { ...away.game.levels, '1': town } });
    expect(back.game.levels['1']).toStrictEqual(town);
    expect(isParked(back.game.levels['2'] as Level)).toBe(true);
  });

  test('a client that loses a race cannot change the level that the winner parked', async () => {
    const run = await begin();
    const town = run.game.levels['1'] as Level;
    const leave = (blood: number[]): Game => ({
      ...run.game,
      depth: 2,
      levels: { '1': { ...town, blood }, '2': levelOf(2) },
    });
    const winner = await commit(run, '901', leave([1]));
    const loser = { from: run, game: leave([2]), action: WAIT, interaction: '902', now: 9 };
    expect((await opened.store.commit(loser)).ok).toBe(false);
    expect((await opened.store.loadLevel(winner, 1)).blood).toEqual([1]);
  });

  test('a missing level is unreadable', async () => {
    await expect(opened.store.loadLevel(await begin(), 6)).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('the log has every action across chunks, and none that lost a race', async () => {
    const actions = Array.from({ length: 256 }, (_, i): Action => (i % 2 === 0 ? WAIT : { kind: 'pickup', item: i }));
    const take = ({ commit }: ReturnType<typeof runsIn>, run: Run): Promise<Run> =>
      commit(run, String(1_000 + run.version), {}, actions[run.version]);
    let run = await playAhead(opened, async (ahead) => {
      const runs = runsIn(ahead);
      let run = await runs.begin();
      while (run.version < 250) run = await take(runs, run);
      return run;
    });
    while (run.version < actions.length) run = await take(runsIn(opened), run);
    const racers = [{ kind: 'rest' }, { kind: 'fight' }].map((action, i) => ({
      from: run,
      game: { ...run.game, kills: i },
      action: action as Action,
      interaction: `200${i}`,
      now: 1,
    }));
    const results = await Promise.all(racers.map((racer) => opened.store.commit(racer)));
    const winner = results.findIndex((result) => result.ok);
    const log = await opened.store.loadLog(run.id);
    expect(log).toMatchObject({ seed: 'small', heroName: run.game.heroName, rules: RULES });
    expect(log?.actions).toEqual([...actions, racers[winner]?.action]);
    expect(log?.chunks.map((chunk) => chunk.actions.length)).toEqual([256, 1]);
    expect(log?.chunks[0]?.after).toEqual(run.game);
    expect(log?.chunks[1]?.after).toBeNull();
  });

  test('a run outlives a change of rules: the chunk under the old rules closes', async () => {
    const before = await commit(await begin(), '901');
    await tamper(before.id, (item) => {
      item.rules = RULES - 1;
      (item.state as Uint8Array)[4] = RULES - 1;
    });
    const after = await commit(await load(before.id), '902', {}, { kind: 'rest' });
    expect(after.game.rules).toBe(RULES);
    const log = await opened.store.loadLog(after.id);
    expect(log?.chunks.map(({ rules, actions }) => ({ rules, actions }))).toEqual([
      { rules: RULES - 1, actions: [WAIT] },
      { rules: RULES, actions: [{ kind: 'rest' }] },
    ]);
    expect(log?.chunks[0]?.after?.turn).toBe(before.game.turn);
  });

  test('a save of a later version is refused', async () => {
    const run = await begin();
    await tamper(run.id, (item) => {
      (item.state as Uint8Array)[2] = SCHEMA + 1;
      item.schema = SCHEMA + 1;
    });
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ name: 'StoreError', code: 'newer' });
  });

  test.each<[string, (item: Item) => void]>([
    ['a state that is no save', (item) => Object.assign(item, { state: Buffer.from('not a save at all') })],
    ['a state cut short', (item) => Object.assign(item, { state: (item.state as Uint8Array).slice(0, 60) })],
    ['recent ids cut short', (item) => Object.assign(item, { recent: (item.recent as Uint8Array).slice(0, 5) })],
    ['no owner', (item) => delete (item as Partial<Item>).owner],
    ['a home of no kind', (item) => Object.assign(item, { home: 'moon#1' })],
  ])('%s is unreadable', async (_, change) => {
    const run = await begin();
    await tamper(run.id, change);
    await expect(opened.store.loadRun(run.id)).rejects.toMatchObject({ name: 'StoreError', code: 'unreadable' });
  });

  test('the state item has attributes for readers of the table', async () => {
    const run = await commit(await begin(), '901', {
      over: { result: 'died', turn: 9, depth: 1, by: null, cause: null },
    });
    expect(await opened.table.get(`RUN#${run.id}`, 'STATE')).toMatchObject({
      v: 1,
      owner: 'ann',
      home: 'guild#77',
      schema: SCHEMA,
      rules: RULES,
      result: 'died',
      updatedAt: 2_000,
    });
  });

  test('an unplayed run may expire, a played one may not', async () => {
    const run = await begin();
    expect(await opened.table.get(`RUN#${run.id}`, 'STATE')).toHaveProperty('expiresAt', 1 + 30 * 86_400);
    await commit(run, '901');
    expect(await opened.table.get(`RUN#${run.id}`, 'STATE')).not.toHaveProperty('expiresAt');
  });

  test('an aborted call rejects with the reason and writes nothing', async () => {
    const run = await begin();
    const reason = new Error('too late');
    const signal = AbortSignal.abort(reason);
    const late = { from: run, game: run.game, action: WAIT, interaction: '901', now: 1 };
    await expect(opened.store.commit(late, signal)).rejects.toBe(reason);
    await expect(opened.store.loadRun(run.id, signal)).rejects.toBe(reason);
    expect(await load(run.id)).toEqual(run);
  });
});

/** Game with only a small part of the hero's level, because these tests are about turns, not maps. */
function cropped(game: Game): Game {
  return { ...game, levels: { '1': crop(game.levels['1'] as Level) } };
}

function levelOf(depth: number): Level {
  return { ...crop(sampleGame(`level ${depth}`, 4, 4, 0).levels['1'] as Level), depth, recipe: 'forest' };
}

const crop = (level: Level): Level => ({
  ...level,
  width: 20,
  height: 20,
  tiles: level.tiles.slice(0, 400),
  revealed: level.revealed.slice(0, 400),
});
