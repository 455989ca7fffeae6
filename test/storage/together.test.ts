import type { Action, Game, Level } from '../../src/engine';
import { newGame } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import {
  type Ballot,
  DEFAULT_SETTINGS,
  type NewRun,
  type Party,
  type Run,
  type Store,
} from '../../src/storage/contract';
import { createStore } from '../../src/storage/store';
import { gateGame } from '../play/gate';
import { type OpenTable, TABLES } from './both-tables';

const GUILD = { kind: 'guild', id: '77' } as const;
const ELSEWHERE = { kind: 'guild', id: '78' } as const;
const WAIT: Action = { kind: 'wait' };
const GAME = alone(gateGame(newGame({ seed: 'together' }, loadRaws())));

function alone(game: Game): Game {
  return { ...game, levels: { '1': { ...(game.levels['1'] as Level), entities: [] } } };
}

describe.each(TABLES)('together over %s', (_, open) => {
  let opened: OpenTable;
  let store: Store;
  let ids = 0;
  beforeAll(async () => {
    opened = await open();
    store = createStore(opened.table);
  });
  afterAll(() => opened.close());

  const fresh = (): string => `x${process.pid}x${ids++}`;

  async function begin(more: Partial<NewRun> = {}): Promise<Run> {
    const made = { id: fresh(), owner: 'ann', home: GUILD, game: GAME, interaction: '900', now: 1_000, ...more };
    expect(await store.createRun(made)).toBe('created');
    return (await store.loadRun(made.id)) as Run;
  }

  async function commit(from: Run, more: Partial<Parameters<Store['commit']>[0]> = {}): Promise<Run> {
    const game = { ...from.game, turn: from.game.turn + 1 };
    const result = await store.commit({
      from,
      game,
      action: WAIT,
      interaction: fresh(),
      events: 1,
      now: 2_000,
      ...more,
    });
    if (!result.ok) throw new Error('lost a race nobody ran');
    return result.run;
  }

  const partyOf = (channel: string, more: Partial<Party> = {}): Party => ({
    channel,
    revision: 1,
    run: 'r1',
    mode: 'vote',
    holder: 'ann',
    heldSince: 5,
    members: ['ann', 'bob'],
    ...more,
  });

  test('a party is put once for each revision', async () => {
    const channel = fresh();
    expect(await store.loadParty(channel)).toBeNull();
    expect(await store.putParty(partyOf(channel))).toBe('put');
    expect(await store.putParty(partyOf(channel, { mode: 'owner' }))).toBe('conflict');
    const second = partyOf(channel, { revision: 2, run: null, members: [] });
    expect(await store.putParty(second)).toBe('put');
    expect(await store.loadParty(channel)).toEqual(second);
  });

  test('a voter has one ballot a version, the latest', async () => {
    const run = fresh();
    const ballot: Ballot = { run, version: 4, user: 'bob', action: WAIT, interactions: ['1'], now: 7 };
    const changed: Ballot = { ...ballot, action: { kind: 'rest' }, interactions: ['1', '2'] };
    const other: Ballot = { ...ballot, user: 'ann', interactions: ['3'] };
    await store.castBallot(ballot);
    await store.castBallot(other);
    await store.castBallot({ ...ballot, version: 40 });
    await store.castBallot(changed);
    expect(await store.loadBallots(run, 4)).toEqual([other, changed]);
    expect(await store.loadBallots(run, 5)).toEqual([]);
  });

  test('a channel lists what is shared in it, the latest first', async () => {
    const channel = fresh();
    const followed = { channel, run: 'r1', version: null, at: 10 };
    const moment = { channel, run: 'r1', version: 0, at: 20 };
    await store.share(followed);
    await store.share(moment);
    expect(await store.loadShares(channel)).toEqual([moment, followed]);
    expect(await store.loadShare({ channel, run: 'r1', version: 0 })).toEqual(moment);
    await store.unshare(followed);
    expect(await store.loadShares(channel)).toEqual([moment]);
    expect(await store.loadShare({ channel, run: 'r1', version: null })).toBeNull();
  });

  test('a run remembers its channel, and who took which action', async () => {
    const run = await begin({ channel: 'c1' });
    const steps = await commit(await commit(await commit(run, { by: 'ann' }), { by: 'bob' }), { by: 'ann' });
    const loaded = (await store.loadRun(run.id)) as Run;
    expect(loaded).toEqual(steps);
    expect(loaded.channel).toBe('c1');
    expect(loaded.recent.map(({ by }) => by)).toEqual([undefined, 'ann', 'bob', 'ann']);
    expect((await store.loadLog(run.id))?.chunks[0]?.by).toEqual(['ann', 'bob', 'ann']);
  });

  test('who took an action is known of closed chunks too', async () => {
    let run = await begin({ channel: 'c1' });
    for (let i = 0; i < 258; i++) run = await commit(run, { by: i % 2 === 0 ? 'ann' : 'bob' });
    const log = await store.loadLog(run.id);
    expect(log?.chunks.map(({ by }) => by.length)).toEqual([256, 2]);
    expect(log?.chunks.flatMap(({ by }) => by).slice(255)).toEqual(['bob', 'ann', 'bob']);
  });

  test('what was done lately is told across a chunk that has just closed, and kept no longer than needed', async () => {
    let run = await begin({ channel: 'c1' });
    const takers = ['ann', 'bob', 'cid'];
    const go = async (to: number) => {
      while (run.version < to) run = await commit(run, { by: takers[run.version % takers.length] as string });
    };
    const latest = () =>
      Array.from({ length: 20 }, (_, at) => run.version - 19 + at).map((version) => ({
        version,
        kind: 'wait',
        by: takers[(version - 1) % 3],
      }));
    for (const version of [256, 257, 266, 275, 276, 290]) {
      await go(version);
      const loaded = (await store.loadRun(run.id)) as Run;
      expect(loaded.partyLog).toEqual(latest());
      expect(loaded).toEqual(run);
      const state = await opened.table.get(`RUN#${run.id}`, 'STATE');
      expect([version, state?.tail !== undefined]).toEqual([version, version > 256 && version < 276]);
    }
  });

  test('an erased name is told of no more, in what was done before a chunk closed either', async () => {
    const [run, gone] = [await begin({ channel: 'c1' }), fresh()];
    let now = run;
    while (now.version < 257) now = await commit(now, { by: now.version === 255 ? gone : 'ann' });
    await store.eraseUser(gone, null);
    const acts = (await store.loadRun(run.id))?.partyLog.slice(-3).map(({ by }) => by);
    expect(acts).toEqual(['ann', null, 'ann']);
  });

  test('one commit settles the interactions that led to it', async () => {
    const run = await commit(await begin({ channel: 'c1' }), {
      by: 'ann',
      interaction: '7',
      settles: [{ id: '5', by: 'bob' }],
    });
    expect((await store.loadRun(run.id))?.recent.slice(1)).toEqual([
      { id: '5', version: 1, events: 0, by: 'bob' },
      { id: '7', version: 1, events: 1, by: 'ann' },
    ]);
  });

  test('going back is a version of its own, unranked, and stays in the log', async () => {
    const first = await begin();
    const second = await commit(await commit(first));
    const back = await commit(second, { action: { kind: 'back', to: 0 }, game: GAME, by: 'warden' });
    expect(back).toMatchObject({ version: 3, ranked: false, game: { turn: GAME.turn } });
    const log = await store.loadLog(first.id);
    expect(log?.actions).toEqual([WAIT, WAIT, { kind: 'back', to: 0 }]);
    expect(log?.chunks[0]?.by).toEqual([null, null, 'warden']);
  });

  test('a fork keeps the game it begins with, whole', async () => {
    const forest = { ...(GAME.levels['1'] as Level), depth: 2, recipe: 'forest' };
    const game: Game = { ...GAME, depth: 2, levels: { ...GAME.levels, '2': forest } };
    const run = await begin({ game, origin: { kind: 'fork', run: 'r1', version: 4 }, ranked: false });
    await commit(run);
    const log = await store.loadLog(run.id);
    expect(log?.chunks.map(({ actions }) => actions)).toEqual([[], [WAIT]]);
    expect(log?.chunks[0]?.after).toEqual(game);
  });

  test('a server keeps its settings, once for each revision', async () => {
    const guild = fresh();
    const config = { guild, revision: 1, channels: ['c1', 'c2'], mode: 'vote', quiet: true } as const;
    expect(await store.loadConfig(guild)).toBeNull();
    expect(await store.putConfig({ ...config, channels: [...config.channels] })).toBe('put');
    expect(await store.putConfig({ ...config, channels: [] })).toBe('conflict');
    expect(await store.loadConfig(guild)).toEqual(config);
  });

  test('runs are listed under their owner and, once listed, under their server', async () => {
    const [home, owner] = [{ kind: 'guild', id: fresh() } as const, fresh()];
    const older = await begin({ home, owner });
    const newer = await begin({ home, owner, now: 3_000 });
    expect(await store.runsOfGuild(home.id)).toEqual([]);
    await store.listRun(older);
    await store.listRun(newer);
    const listed = [newer, older].map(({ id, createdAt }) => ({ run: id, at: createdAt, over: false }));
    expect(await store.runsOfGuild(home.id)).toEqual(listed);
    expect(await store.runsOfUser(owner)).toEqual(listed);
    const over = { result: 'abandoned', turn: 0, depth: 1, by: null, cause: null } as const;
    await store.listRun({ ...older, game: { ...older.game, over } });
    expect((await store.runsOfGuild(home.id)).map((run) => run.over)).toEqual([false, true]);
  });

  test('an act is put down before it is done, and marked afterwards', async () => {
    const guild = fresh();
    const common = { guild, by: 'eve', target: 'r1', detail: '4' };
    const first = { ...common, interaction: '1', at: 1_000, action: 'rollback', done: false } as const;
    const second = { ...common, interaction: '2', at: 2_000, action: 'end', target: null, done: false } as const;
    await store.putAudit(first);
    await store.putAudit(second);
    await store.putAudit({ ...first, done: true });
    expect(await store.loadAudit(guild)).toEqual([second, { ...first, done: true }]);
  });

  /** Ann's run of a party in which Bob played, and one of Bob's own in which Ann played; all in one server but the last. */
  async function acquainted() {
    const [ann, bob, channel] = [fresh(), fresh(), fresh()];
    const own = await begin({ owner: ann, channel });
    const theirs = await begin({ owner: bob, channel });
    const away = await begin({ owner: ann, home: ELSEWHERE });
    await store.listRun(own);
    await commit(await commit(own, { by: ann }), { by: bob });
    await commit(await commit(theirs, { by: bob }), { by: ann });
    await store.castBallot({ run: theirs.id, version: 2, user: ann, action: WAIT, interactions: ['1'], now: 1 });
    await store.share({ channel, run: own.id, version: null, at: 1 });
    await store.putParty(partyOf(channel, { run: theirs.id, members: [ann, bob], holder: ann }));
    const profile = {
      user: ann,
      revision: 1,
      activeRun: own.id,
      suspendedRuns: [away.id],
      settings: { ...DEFAULT_SETTINGS, palette: 'safe' as const },
      totals: { runs: 1, wins: 0, bestDepth: 2, bestScore: 9 },
      countedRuns: [],
    };
    await store.putProfile(profile);
    return { ann, bob, channel, own, theirs, away };
  }

  test('an export tells all there is of a player, and nothing of others', async () => {
    const { ann, bob, own, theirs, away } = await acquainted();
    const exported = await store.exportUser(ann, null);
    const keys = exported.map(({ PK, SK }) => `${PK} ${SK}`);
    expect(keys).toEqual(
      expect.arrayContaining([
        `USER#${ann} PROFILE`,
        `RUN#${own.id} STATE`,
        `RUN#${away.id} STATE`,
        `RUN#${theirs.id} LOG#`,
        `RUN#${theirs.id} BALLOT#2#${ann}`,
      ]),
    );
    expect(keys).not.toContain(`RUN#${theirs.id} STATE`);
    const state = exported.find(({ PK, SK }) => PK === `RUN#${own.id}` && SK === 'STATE');
    expect(state).toMatchObject({ state: { seed: 'together' }, log: [{ input: WAIT }, { input: WAIT }] });
    expect(exported.find(({ SK }) => SK === 'LOG#')).toMatchObject({ actions: [WAIT] });
    expect(JSON.stringify(exported.filter(({ PK }) => PK === `RUN#${theirs.id}`))).not.toContain(bob);
  });

  test('a server is told only of what was played in it', async () => {
    const { ann, own, away } = await acquainted();
    const partitions = (await store.exportUser(ann, GUILD)).map(({ PK }) => PK);
    expect(partitions).toContain(`RUN#${own.id}`);
    expect(partitions).not.toContain(`RUN#${away.id}`);
    expect(partitions).not.toContain(`USER#${ann}`);
  });

  test('who is erased is nowhere to be found, and what others have goes on', async () => {
    const { ann, bob, channel, own, theirs } = await acquainted();
    await store.eraseUser(ann, null);
    for (const pk of [`USER#${ann}`, `RUN#${own.id}`, `RUN#${theirs.id}`, `CHANNEL#${channel}`, 'GUILD#77']) {
      expect(nameIn(await opened.table.query(pk, ''), ann)).toBe(false);
    }
    expect(await store.loadRun(own.id)).toBeNull();
    expect(await opened.table.query(`RUN#${own.id}`, '')).toEqual([]);
    expect(await store.loadShares(channel)).toEqual([]);
    expect((await store.runsOfGuild('77')).map(({ run }) => run)).not.toContain(own.id);
    expect(await store.loadParty(channel)).toMatchObject({ holder: bob, members: [bob] });
    const kept = (await store.loadRun(theirs.id)) as Run;
    expect(kept.version).toBe(2);
    expect((await store.loadLog(theirs.id))?.chunks[0]?.by).toEqual([bob, '-']);
    expect((await commit(kept, { by: bob })).version).toBe(3);
  });

  test('a server erases what was played in it and nothing else', async () => {
    const { ann, own, away } = await acquainted();
    await store.eraseUser(ann, GUILD);
    expect(await store.loadRun(own.id)).toBeNull();
    expect(await store.loadRun(away.id)).not.toBeNull();
    expect(await store.loadProfile(ann)).toMatchObject({
      activeRun: null,
      suspendedRuns: [away.id],
      settings: { palette: 'safe' },
    });
    expect((await store.runsOfUser(ann)).map(({ run }) => run)).toEqual([away.id]);
  });

  test('a turn under way when its run is erased brings nothing back', async () => {
    const run = await begin();
    await store.eraseRun(run.id);
    const late = { from: run, game: run.game, action: WAIT, interaction: '901', now: 1 };
    expect(await store.commit(late)).toEqual({ ok: false, reason: 'conflict' });
    expect(await store.loadRun(run.id)).toBeNull();
  });
});

const nameIn = (items: object[], name: string): boolean =>
  items.some((item) =>
    Object.values(item).some((value) =>
      value instanceof Uint8Array ? Buffer.from(value).includes(name) : JSON.stringify(value).includes(name),
    ),
  );
