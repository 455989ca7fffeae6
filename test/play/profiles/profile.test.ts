import { view } from '../../../src/engine';
import { DAY_MS } from '../../../src/lib/calendar';
import { createPlay } from '../../../src/play';
import { listsFor } from '../../../src/play/leaderboards/result-lists';
import type { NewRun, Profile, RunResult, Store } from '../../../src/storage';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, newProfile, type Party } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { eraseRuns } from '../../../src/storage/privacy/erase-run';
import { createStore } from '../../../src/storage/store';
import { sampleResult } from '../../support/run-result';
import { scenario } from '../../support/scenario';
import { ask, HOME } from '../support/callers';
import { raws } from '../support/party-scenario';

const HALL = scenario('@');
const OVER = { ...HALL, over: { result: 'died', turn: 9, depth: 1, by: null, cause: null } } as const;
const PARTY: Party = {
  channel: 'c',
  revision: 1,
  run: null,
  mode: 'owner',
  holder: 'ann',
  holderSince: 1,
  members: ['ann'],
};
const ALWAYS_FIRST: Partial<Store> = { putProfile: async () => 'conflict' };

/** Stores Ann's profile and her runs. */
async function ann(profile: Partial<Profile>, runs: Record<string, Partial<NewRun>> = {}) {
  const table = new MemoryTable();
  const store = createStore(table);
  for (const [id, more] of Object.entries(runs)) {
    await store.createRun({ id, owner: 'ann', home: HOME, game: HALL, interaction: '1', now: 1, ...more });
  }
  await store.putProfile({ ...newProfile('ann'), ...profile, revision: 1 });
  const stored = async () => (await store.loadProfile('ann')) as Profile;
  const over = (change: Partial<Store>) => createPlay({ store: { ...store, ...change }, raws });
  return { table, store, stored, over, play: over({}) };
}

describe('settings', () => {
  test('that are given change, and the others stay', async () => {
    const { play, stored } = await ann({ settings: { ...DEFAULT_SETTINGS, text: true }, activeRun: 'a' });
    const settings = { ...DEFAULT_SETTINGS, text: true, quiet: true };
    expect(await play.settings(ask({ settings: { quiet: true } }))).toEqual({ kind: 'settings', settings });
    expect(await stored()).toMatchObject({ settings, activeRun: 'a', revision: 2 });
  });

  test('that are unchanged write nothing', async () => {
    const { play, stored } = await ann({});
    await play.settings(ask({ settings: { text: false } }));
    expect((await stored()).revision).toBe(1);
  });

  test('are busy if others always change the profile first', async () => {
    const { over } = await ann({});
    expect(await over(ALWAYS_FIRST).settings(ask({ settings: { text: true } }))).toEqual({ kind: 'busy' });
  });
});

test("totals of another player are shown in the reader's language", async () => {
  const totals = { runs: 3, wins: 1, bestDepth: 5, bestScore: 77 };
  const { play } = await ann({ totals, settings: { ...DEFAULT_SETTINGS, language: 'de' } });
  await play.settings(ask({ user: 'bob', settings: { language: 'es' } }));
  expect(await play.profile(ask())).toEqual({ kind: 'profile', user: 'ann', totals, language: 'de' });
  const asked = await play.profile(ask({ user: 'bob', of: 'ann' }));
  expect(asked).toEqual({ kind: 'profile', user: 'ann', totals, language: 'es' });
  expect(await play.profile(ask({ user: 'new', of: 'ann' }))).toMatchObject({ language: 'auto' });
});

test("the player's own totals take one request", async () => {
  const { store, over } = await ann({});
  const loadProfile = jest.fn(store.loadProfile);
  await over({ loadProfile }).profile(ask());
  expect(loadProfile).toHaveBeenCalledTimes(1);
});

describe('a run is resumed', () => {
  const resume = (play: ReturnType<typeof createPlay>, run: string) => play.resume(ask({ run }));

  test('and the active run is suspended after the others', async () => {
    const { play, stored } = await ann({ activeRun: 'a', suspendedRuns: ['b', 'c'] }, { a: {}, b: {}, c: {} });
    expect(await resume(play, 'b')).toMatchObject({ kind: 'board', board: { run: 'b' } });
    expect(await stored()).toMatchObject({ activeRun: 'b', suspendedRuns: ['c', 'a'] });
  });

  test.each<[string, Partial<NewRun>]>([
    ['is over', { game: OVER }],
    ['was practice', { origin: { kind: 'daily', scope: 'global', date: '2026-11-20' }, ranked: false }],
  ])('and an active run that %s is let go', async (_, more) => {
    const { play, stored } = await ann({ activeRun: 'a', suspendedRuns: ['b'] }, { a: more, b: {} });
    await resume(play, 'b');
    expect(await stored()).toMatchObject({ activeRun: 'b', suspendedRuns: [] });
  });

  test('and nothing is written if it is active already', async () => {
    const { play, stored } = await ann({ activeRun: 'a', suspendedRuns: ['b'] }, { a: {}, b: {} });
    const before = await stored();
    expect(await resume(play, 'a')).toMatchObject({ kind: 'board', board: { run: 'a' } });
    expect(await stored()).toEqual(before);
  });

  test.each<[string, Partial<NewRun>]>([
    ['is over', { game: OVER }],
    ['is of another player', { owner: 'bob' }],
    ['a channel plays', { channel: 'c' }],
  ])('but not one that %s', async (_, more) => {
    const { play, store, stored } = await ann({ activeRun: 'a' }, { a: {}, b: more });
    await store.putParty({ ...PARTY, run: 'b' });
    expect(await resume(play, 'b')).toEqual({ kind: 'no-run' });
    expect(await resume(play, 'none')).toEqual({ kind: 'no-run' });
    expect((await stored()).activeRun).toBe('a');
  });

  test('even if its channel no longer plays it', async () => {
    const { play, store } = await ann({ activeRun: 'a', suspendedRuns: ['b'] }, { a: {}, b: { channel: 'c' } });
    await store.putParty({ ...PARTY, run: 'another' });
    expect(await resume(play, 'b')).toMatchObject({ kind: 'board', board: { run: 'b' } });
  });

  test('or is busy if others always change the profile first', async () => {
    const { over } = await ann({ activeRun: 'a' }, { a: {}, b: {} });
    expect(await resume(over(ALWAYS_FIRST), 'b')).toEqual({ kind: 'busy' });
  });
});

test('suspended runs that are alive are listed, latest first', async () => {
  const { play } = await ann({ suspendedRuns: ['a', 'over', 'gone', 'b'] }, { a: {}, over: { game: OVER }, b: {} });
  const run = (id: string) => ({
    run: id,
    owner: 'ann',
    version: null,
    heroName: HALL.heroName,
    depth: HALL.depth,
    turn: HALL.turn,
    level: 1,
    channel: null,
    over: false,
    origin: { kind: 'chance' },
    ranked: true,
    updatedAt: 1,
  });
  const runs = [run('b'), run('a')];
  expect(await play.suspendedRuns(ask())).toEqual({ kind: 'suspended-runs', runs, unloadable: [] });
  expect(await play.suspendedRuns(ask({ user: 'new' }))).toEqual({ kind: 'suspended-runs', runs: [], unloadable: [] });
});

describe('the record of a player', () => {
  const TODAY = Date.UTC(2026, 10, 20, 12);
  const daily = (date: string): Partial<RunResult> => ({ origin: { kind: 'daily', scope: 'global', date } });
  const died = (by: string | null, more: Partial<RunResult['summary']> = {}) => ({ by, ...more });

  type Ended = [Partial<RunResult>, Partial<RunResult['summary']>];

  /** Records these results of Ann's, the newest first. */
  async function createRecordScene(results: Ended[], profile: Partial<Profile> = {}) {
    const { table, store, play } = await ann(profile);
    for (const [index, [more, summary]] of results.entries()) {
      const result = sampleResult({ run: `r${index}`, finishedAt: TODAY - index, ...more, summary });
      await store.recordResult(result, [{ kind: 'history', of: { kind: 'user', id: 'ann' } }]);
    }
    const recordFor = async (user: string, now = TODAY) => {
      const outcome = await play.playerRecord(ask({ user, of: 'ann', now }));
      if (outcome.kind !== 'player-record') throw new Error(outcome.kind);
      return outcome.record;
    };
    return { table, store, play, recordFor };
  }

  test('has the commonest cause of death, and how deep each hero came, without unranked runs', async () => {
    const { recordFor } = await createRecordScene([
      [{ heroName: 'Newest' }, died('rat', { deepest: 2 })],
      [{}, died(null, { cause: 'hunger', deepest: 4 })],
      [{}, died(null, { cause: 'hunger', deepest: 2 })],
      [{}, { result: 'retired', by: 'rat', deepest: 4 }],
      [{ ranked: false }, died('rat', { deepest: 9 })],
    ]);
    expect(await recordFor('ann')).toMatchObject({
      heroName: 'Newest',
      cause: { raw: 'hunger', times: 2 },
      depths: [
        { depth: 1, runs: 0 },
        { depth: 2, runs: 2 },
        { depth: 3, runs: 0 },
        { depth: 4, runs: 2 },
      ],
    });
  });

  test('has the place where the deepest run ended, on the known part of its level, while that run is kept', async () => {
    const { table, store, recordFor } = await createRecordScene([
      [{}, { deepest: 2 }],
      [{}, { deepest: 4 }],
      [{}, { deepest: 4, score: 1 }],
    ]);
    expect((await recordFor('bob')).map).toBeNull();
    await store.createRun({ id: 'r1', owner: 'ann', home: HOME, game: HALL, interaction: '1', now: 1 });
    const { recipe, depth, tiles, hero } = view(HALL, raws);
    expect((await recordFor('bob')).map).toMatchObject({ recipe, depth, tiles, at: hero.at });
    await eraseRuns(table, ['r1']);
    expect((await recordFor('bob')).map).toBeNull();
  });

  test('has a streak of dailies, which today’s dungeon does not break while it can be played', async () => {
    const { recordFor } = await createRecordScene(
      ['2026-11-19', '2026-11-18', '2026-11-16'].map((day) => [daily(day), {}]),
    );
    expect((await recordFor('ann')).streak).toBe(2);
    expect((await recordFor('ann', TODAY - DAY_MS)).streak).toBe(2);
    expect((await recordFor('ann', TODAY + DAY_MS)).streak).toBe(0);
  });

  test('has the proudest moment: a laurel, else the narrowest escape, else the deepest run', async () => {
    const bestOf = async (...results: Ended[]) => (await (await createRecordScene(results)).recordFor('bob')).best;
    const laurel: Ended = [{}, { laurel: true, score: 900 }];
    const narrow: Ended = [{ closeCall: { hp: 2, depth: 5 } }, { deepest: 7 }];
    expect(await bestOf([{}, { deepest: 4 }], laurel, narrow)).toEqual({ kind: 'laurel', score: 900 });
    expect(await bestOf([{}, { deepest: 9 }], narrow)).toEqual({ kind: 'escape', hp: 2, depth: 5 });
    expect(await bestOf([{}, { deepest: 4 }])).toEqual({ kind: 'depth', depth: 4 });
    expect(await bestOf()).toBeUndefined();
  });

  test('has no laurel for the prize of a sprint', async () => {
    const sprint: Ended = [{}, { laurel: true, campaign: 'sprint', deepest: 3 }];
    expect((await (await createRecordScene([sprint])).recordFor('bob')).best).toEqual({ kind: 'depth', depth: 3 });
  });

  test('shows others the crest of the player', async () => {
    const settings = { ...DEFAULT_SETTINGS, emblem: 'mug', emblemColour: 'green' } as const;
    const { recordFor } = await createRecordScene([], { settings: { ...settings, waivedConfirmations: [] } });
    expect((await recordFor('bob')).crest).toEqual({ emblem: 'mug', colour: 'green' });
  });

  test('hides an open daily dungeon from readers who have yet to play it', async () => {
    const { recordFor } = await createRecordScene([[daily('2026-11-20'), died('black-dragon')]]);
    expect((await recordFor('ann')).cause?.raw).toBe('black-dragon');
    expect(await recordFor('bob')).toMatchObject({ cause: null, depths: [], heroName: null });
  });

  test('hides it in totals and feats, too', async () => {
    const totals = { runs: 3, wins: 1, bestDepth: 9, bestScore: 2_000 };
    const { play, recordFor } = await createRecordScene(
      [
        [
          { ...daily('2026-11-20'), feats: ['taxi', 'first-blood'] },
          { deepest: 9, score: 2_000, laurel: true, result: 'retired' },
        ],
        [{ feats: ['first-blood'] }, { deepest: 4, score: 300 }],
        [{}, { deepest: 6, score: 200 }],
      ],
      { totals, feats: ['pest-control', 'first-blood', 'taxi'], countedRuns: ['r2', 'r1', 'r0'] },
    );
    const totalsFor = async (user: string, now = TODAY) => (await play.profile(ask({ user, of: 'ann', now }))).totals;
    const shownTo = async (user: string, now = TODAY) => {
      const { totals, feats } = await recordFor(user, now);
      expect(await totalsFor(user, now)).toEqual(totals);
      return { totals, feats: feats.map(({ id }) => id) };
    };
    const all = { totals, feats: ['taxi', 'first-blood', 'pest-control'] };
    expect(await shownTo('ann')).toEqual(all);
    expect(await shownTo('bob', TODAY + DAY_MS)).toEqual(all);
    expect(await shownTo('bob')).toEqual({
      totals: { runs: 2, wins: 0, bestDepth: 6, bestScore: 300 },
      feats: ['first-blood', 'pest-control'],
    });
  });

  test('leaves totals alone that do not count the hidden run yet, and takes back feats that it led to', async () => {
    const many = raws.feats.find(({ when }) => when.some((one) => one.kind === 'totals' && one.runs));
    const [from] = many!.when.flatMap((one) => (one.kind === 'totals' && one.runs?.from ? [one.runs.from] : []));
    const profile = { totals: { ...EMPTY_TOTALS, runs: from! }, feats: [many!.id] };
    const late = await createRecordScene([[daily('2026-11-20'), {}]], profile);
    expect(await late.recordFor('bob')).toMatchObject({ totals: { runs: from }, feats: [{ id: many!.id }] });
    const counted = await createRecordScene([[daily('2026-11-20'), {}]], { ...profile, countedRuns: ['r0'] });
    expect(await counted.recordFor('bob')).toMatchObject({ totals: { runs: from! - 1 }, feats: [] });
  });

  test('hides a run even after the profile has forgotten it, because so many were counted since', async () => {
    const totals = { runs: 17, wins: 1, bestDepth: 9, bestScore: 2_000 };
    const later = Array.from({ length: 16 }, (): Ended => [{}, { deepest: 2, score: 10 }]);
    const hidden: Ended = [daily('2026-11-20'), { deepest: 9, score: 2_000, laurel: true, result: 'retired' }];
    const countedRuns = later.map((_, i) => `r${i}`);
    const { recordFor } = await createRecordScene([...later, hidden], { totals, feats: [], countedRuns });
    expect((await recordFor('ann')).totals).toEqual(totals);
    expect((await recordFor('bob')).totals).toEqual({ runs: 16, wins: 0, bestDepth: 2, bestScore: 10 });
  });

  test('has the newest feats first, and their rarity once enough runs are counted', async () => {
    const { store, recordFor } = await createRecordScene([], { feats: ['taxi', 'no-more', 'regular', 'first-blood'] });
    const feats = async () => (await recordFor('bob')).feats;
    expect((await feats()).map(({ id }) => id)).toEqual(['first-blood', 'regular', 'taxi']);
    for (let run = 0; run < 19; run++) await store.countFeats(`r${run}`, ['first-blood']);
    expect((await feats())[0]).toEqual({ id: 'first-blood', share: null });
    await store.countFeats('last', []);
    expect(await feats()).toMatchObject([{ share: 0.95 }, { share: null }, { share: null }]);
  });

  test('is shown to the player alone, if the player prefers so', async () => {
    const settings = { ...DEFAULT_SETTINGS, shown: false };
    const { play, recordFor } = await createRecordScene([], { settings, totals: { ...EMPTY_TOTALS, runs: 3 } });
    expect(await play.playerRecord(ask({ user: 'bob', of: 'ann' }))).toEqual({ kind: 'not-shown', user: 'ann' });
    expect((await play.profile(ask({ user: 'bob', of: 'ann' }))).totals).toBeNull();
    expect((await recordFor('ann')).totals.runs).toBe(3);
    expect((await play.profile(ask({ user: 'ann' }))).totals?.runs).toBe(3);
  });

  test('of a player without a profile is empty', async () => {
    const { play } = await createRecordScene([]);
    expect(await play.playerRecord(ask({ user: 'bob', of: 'nobody' }))).toMatchObject({
      kind: 'player-record',
      record: { user: 'nobody', heroName: null, totals: { runs: 0 } },
    });
  });
});

test('the deepest level of a player is told by campaign, for ranked runs', async () => {
  const { play, store } = await ann({});
  const runs: [run: string, ranked: boolean, deepest: number, campaign?: string][] = [
    ['a', true, 4],
    ['b', true, 3],
    ['c', false, 9],
    ['d', true, 12, 'amulet'],
  ];
  for (const [run, ranked, deepest, campaign] of runs) {
    const result = sampleResult({ run, owner: 'ann', ranked, summary: { deepest, ...(campaign && { campaign }) } });
    await store.recordResult(result, listsFor(result));
  }
  const depths = [{ deepest: 4 }, { campaign: 'amulet', deepest: 12 }];
  expect(await play.campaignDepths(ask())).toEqual({ kind: 'campaign-depths', depths });
  expect((await play.campaignDepths(ask({ user: 'bob' }))).depths.map(({ deepest }) => deepest)).toEqual([0, 0]);
});

test('looking at a profile does not renew it', async () => {
  const { store, over } = await ann({ activeRun: 'a' }, { a: {} });
  const there = new Set<string>();
  const play = over({
    loadProfile: (user, signal) => {
      there.add(user);
      return store.loadProfile(user, signal);
    },
  });
  expect(await play.profile(ask({ user: 'bob', of: 'ann' }))).toMatchObject({ kind: 'profile' });
  expect(await play.playerRecord(ask({ user: 'bob', of: 'ann' }))).toMatchObject({ kind: 'player-record' });
  expect(await play.playerRuns(ask({ user: 'bob', player: 'ann' }))).toMatchObject({ kind: 'player-runs' });
  expect([...there]).toEqual(['bob']);
});
