import { DEFAULT_SETTINGS, type Run } from '../../../src/storage/contract';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { activeRunsIn } from '../../support/active-runs';
import { sample } from '../../support/deep';
import { runsOfUser } from '../../support/runs-of-user';
import { GAME, GUILD, partyOf, runsIn, WAIT } from '../support/party-runs';
import { playAhead } from '../support/play-ahead';
import { freshId, openForTests, TABLES } from '../support/tables';

const ELSEWHERE = { kind: 'guild', id: '78' } as const;
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Crests of these players, all alike. */
const crestsOf = (...users: string[]) =>
  Object.fromEntries(users.map((user) => [user, { emblem: 'star', colour: 'blue' } as const]));

describe.each(sample(TABLES, 1))('privacy over %s', (_, open) => {
  const opened = openForTests(open);
  const { begin, commit } = runsIn(opened);

  /**
   * Ann's run of a party, in which Bob played, and Bob's run, in which Ann played, in one server. Ann's last run is in
   * another server.
   */
  async function acquainted() {
    const [ann, bob, channel] = [freshId(), freshId(), freshId()];
    const own = await begin({ owner: ann, channel });
    const theirs = await begin({ owner: bob, channel });
    const away = await begin({ owner: ann, home: ELSEWHERE });
    await opened.store.listRun(own);
    await commit(await commit(own, { by: ann }), { by: bob });
    await commit(await commit(theirs, { by: bob }), { by: ann });
    await opened.store.putBallot({ run: theirs.id, version: 2, user: ann, action: WAIT, interactions: ['1'], now: 1 });
    await opened.store.share({ channel, run: own.id, version: null, at: 1 });
    await opened.store.putParty(
      partyOf(channel, {
        ...{ run: theirs.id, members: [ann, bob], holder: ann, crests: crestsOf(ann, bob) },
        titles: { [ann]: 'wyrmling', [bob]: 'untouched' },
      }),
    );
    const profile = {
      user: ann,
      revision: 2,
      activeRun: own.id,
      suspendedRuns: [away.id],
      settings: { ...DEFAULT_SETTINGS, palette: 'safe' as const },
      totals: { runs: 1, wins: 0, bestDepth: 2, bestScore: 9 },
      countedRuns: [],
    };
    await opened.store.putProfile(profile);
    return { ann, bob, channel, own, theirs, away };
  }

  test('an export has everything about a player, and nothing about others', async () => {
    const { ann, bob, own, theirs, away } = await acquainted();
    const exported = await opened.store.exportUser(ann, null, NOW);
    const keys = exported.map(({ PK, SK }) => `${PK} ${SK}`);
    expect(keys).toEqual(
      expect.arrayContaining([
        `USER#${ann} PROFILE`,
        `RUN#${own.id} STATE`,
        `RUN#${away.id} STATE`,
        `RUN#${theirs.id} STATE`,
        `RUN#${theirs.id} BALLOT#2#${ann}`,
      ]),
    );
    const state = exported.find(({ PK, SK }) => PK === `RUN#${own.id}` && SK === 'STATE');
    expect(state).toMatchObject({ state: { seed: GAME.seed }, log: [{ input: WAIT }, { input: WAIT }] });
    const part = exported.find(({ PK, SK }) => PK === `RUN#${theirs.id}` && SK === 'STATE');
    expect(Object.keys(part ?? {}).sort()).toEqual(['PK', 'SK', 'actions', 'by', 'interactions']);
    expect(part).toMatchObject({ actions: [WAIT], by: ann });
    expect(JSON.stringify(exported)).not.toContain(bob);
  });

  test('an export for a server has only what was played in the server', async () => {
    const { ann, own, away } = await acquainted();
    const keys = (await opened.store.exportUser(ann, GUILD, NOW)).map(({ PK, SK }) => `${PK} ${SK}`);
    expect(keys).toContain(`RUN#${own.id} STATE`);
    expect(keys).toContain(`USER#${ann} RUN#${own.id}`);
    expect(keys.filter((key) => key.includes(away.id))).toEqual([]);
    expect(keys).not.toContain(`USER#${ann} PROFILE`);
  });

  test('an erased player is in no item, and the runs of others go on', async () => {
    const { ann, bob, channel, own, theirs } = await acquainted();
    await opened.store.eraseUser(ann, null, 1);
    for (const pk of [`USER#${ann}`, `RUN#${own.id}`, `RUN#${theirs.id}`, `CHANNEL#${channel}`, 'GUILD#77']) {
      expect(nameIn(await opened.table.query(pk, ''), ann)).toBe(false);
    }
    expect(await opened.store.loadRun(own.id)).toBeNull();
    expect(await opened.table.query(`RUN#${own.id}`, '')).toEqual([]);
    expect(await opened.store.loadShares(channel)).toEqual([]);
    expect(await activeRunsIn(opened.store, '77')).not.toContain(own.id);
    expect(await opened.store.loadParty(channel)).toMatchObject({ holder: bob, members: [bob], crests: crestsOf(bob) });
    expect((await opened.store.loadParty(channel))?.titles).toEqual({ [bob]: 'untouched' });
    expect((await opened.table.get(`CHANNEL#${channel}`, 'PARTY'))?.crests).not.toContain(ann);
    const kept = (await opened.store.loadRun(theirs.id)) as Run;
    expect(kept.version).toBe(2);
    expect((await opened.store.loadLog(theirs.id))?.chunks[0]?.by).toEqual([bob, '-']);
    expect((await commit(kept, { by: bob })).version).toBe(3);
  });

  test('an erased id is gone from the party log, including the part before a closed chunk', async () => {
    const erased = freshId();
    let run = await playAhead(opened, async (ahead) => {
      const { begin, commit } = runsIn(ahead);
      let run = await begin({ channel: 'c1' });
      while (run.version < 255) run = await commit(run, { by: 'ann' });
      return run;
    });
    for (const by of [erased, 'ann']) run = await commit(run, { by });
    await opened.store.eraseUser(erased, null, 1);
    const acts = (await opened.store.loadRun(run.id))?.partyLog.slice(-3).map(({ by }) => by);
    expect(acts).toEqual(['ann', null, 'ann']);
  });

  test('a server erases only what was played in the server', async () => {
    const { ann, own, away } = await acquainted();
    await opened.store.eraseUser(ann, GUILD, 1);
    expect(await opened.store.loadRun(own.id)).toBeNull();
    expect(await opened.store.loadRun(away.id)).not.toBeNull();
    expect(await opened.store.loadProfile(ann)).toMatchObject({
      activeRun: null,
      suspendedRuns: [away.id],
      settings: { palette: 'safe' },
    });
    expect(await runsOfUser(opened.store, ann)).toEqual([away.id]);
  });

  test("a server erases a member of a party whose run is gone, because the party's server is unknown", async () => {
    const { ann, bob, channel, theirs } = await acquainted();
    await eraseRuns(opened.table, [theirs.id]);
    expect(await opened.store.loadParty(channel)).toMatchObject({ run: null, members: [ann, bob] });
    await opened.store.eraseUser(ann, GUILD, 1);
    expect(await opened.store.loadParty(channel)).toMatchObject({ holder: bob, members: [bob] });
  });

  test('the torch of an erased holder goes to the owner of the run, member or not', async () => {
    const [ann, bob, eve, channel] = [freshId(), freshId(), freshId(), freshId()];
    const run = await begin({ owner: ann, channel });
    const party = partyOf(channel, { run: run.id, mode: 'handover', holder: bob, members: [bob, eve] });
    await opened.store.putParty(party);
    await opened.store.eraseUser(eve, null, 8);
    expect(await opened.store.loadParty(channel)).toMatchObject({ holder: bob, holderSince: party.holderSince });
    await opened.store.eraseUser(bob, null, 9);
    expect(await opened.store.loadParty(channel)).toMatchObject({ holder: ann, holderSince: 9, members: [] });
  });

  test('the torch of an erased owner goes to the heir of the run', async () => {
    const [ann, bob, channel] = [freshId(), freshId(), freshId()];
    const run = await begin({ owner: ann, channel });
    await opened.store.putParty(partyOf(channel, { run: run.id, mode: 'handover', holder: ann, members: [ann, bob] }));
    await opened.store.eraseUser(ann, null, 9);
    expect(await opened.store.loadParty(channel)).toMatchObject({ run: run.id, holder: bob, members: [bob] });
    expect(await opened.store.loadRun(run.id)).toMatchObject({ owner: bob });
  });

  test('a played run is found for good, even after a late delivery of its start', async () => {
    const start = { id: freshId(), owner: freshId() };
    await commit(await begin(start));
    const again = { ...start, home: GUILD, game: GAME, interaction: '900', now: 1_000 };
    expect(await opened.store.createRun(again)).toBeNull();
    const pointer = await opened.table.get(`USER#${start.owner}`, `RUN#${start.id}`);
    expect(pointer).not.toHaveProperty('expiresAt');
  });

  test('a turn under way while its run is erased brings nothing back', async () => {
    const run = await begin();
    await eraseRuns(opened.table, [run.id]);
    const late = { from: run, game: run.game, action: WAIT, interaction: '901', now: 1 };
    expect(await opened.store.commit(late)).toEqual({ ok: false, reason: 'conflict' });
    expect(await opened.store.loadRun(run.id)).toBeNull();
  });
});

const nameIn = (items: object[], name: string): boolean =>
  items.some((item) =>
    Object.values(item).some((value) =>
      value instanceof Uint8Array ? Buffer.from(value).includes(name) : JSON.stringify(value).includes(name),
    ),
  );
