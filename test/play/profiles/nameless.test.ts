import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlay, type Play } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type Store, StoreError } from '../../../src/storage';
import { ask } from '../support/callers';

const raws = loadRaws();
const PLAY = join(__dirname, '../../../src/play');
/** Files that view a game, for a board, for a replay, or for figures without a name. */
const VIEWS = [
  'advice/situation.ts',
  'options/last-choice.ts',
  'profiles/player-record.ts',
  'replays/replay.ts',
  'replays/scene.ts',
  'turns/board.ts',
  'turns/try-action.ts',
];
const NAME = 'Offensive Ann';
const NOW = Date.UTC(2026, 10, 20, 12);
/** Time after the week and the month of `NOW`. */
const LATER = Date.UTC(2026, 11, 10, 12);

let store: Store;
let play: Play;
/** Runs of Ann's: one finished, one active, one of a party. */
let runs: Record<'finished' | 'active' | 'party', string>;

const from = <T extends object>(user: string, more?: T) =>
  ask({ user, userName: user === 'ann' ? NAME : 'Ben', channel: '88', now: NOW, ...more }) as ReturnType<
    typeof ask<T & { channel: string }>
  >;
const runIn = (outcome: object): string => (outcome as { board: { run: string } }).board.run;
const act = (user: string, run: string, action: { kind: 'wait' } | { kind: 'abandon'; sure: true }) =>
  play.submitAction(from(user, { run, seenVersion: null, action }));
const give = { kind: 'abandon', sure: true } as const;

async function playToTheEnd(user: string, run: string): Promise<void> {
  await act(user, run, { kind: 'wait' });
  await act(user, run, give);
  await play.recordResult({ run });
}

beforeAll(async () => {
  store = createMemoryStore();
  play = createPlay({ store, raws });
  const finished = runIn(await play.play(from('ann')));
  await playToTheEnd('ann', finished);
  const [result] = (await play.history(from('ann', { query: {} }))).runs;
  const boards = ['2026-W47', '2026-11', 'all', 'former'].flatMap((season) =>
    ([undefined, 'depth', 'close', 'date', 'feats'] as const).map((by) => ({
      ...{ kind: 'board' as const, scope: { kind: 'guild' as const, id: '77' }, season },
      ...(by === undefined ? {} : { by }),
    })),
  );
  const famous = {
    ...result!,
    run: 'famous',
    ranked: true,
    feats: ['first-blood'],
    closeCall: { hp: 1, depth: 2 },
    summary: { ...result!.summary, score: 900, laurel: true },
  };
  await store.recordResult(famous, [
    ...boards,
    ...boards.map((list) => ({ ...list, scope: { kind: 'global' as const } })),
  ]);
  await store.recordResult(result!, [{ kind: 'graves', guild: '77', depth: 1 }]);
  await playToTheEnd('ann', runIn(await play.daily(from('ann', { circle: 'guild' as const }))));
  const active = runIn(await play.play(from('ann', { restart: true as const })));
  await act('ann', active, { kind: 'wait' });
  await play.share(from('ann', { run: active }));
  await play.share(from('ann', { run: finished, version: 1 }));
  const party = runIn(await play.party(from('ann', { mode: 'vote' as const })));
  await play.joinParty(from('ben'));
  await act('ann', party, { kind: 'wait' });
  await act('ben', party, { kind: 'wait' });
  await play.rollBack(from('eve', { run: active, to: 0 }));
  await play.daily(from('ann', { circle: 'global' as const }));
  runs = { finished, active, party };
});

/** Use cases that show Ann's hero, to Ann and to Ben. */
const SHOWN: Record<string, () => Promise<unknown>> = {
  'own board': () => play.play(from('ann')),
  'a turn': () => act('ann', runs.party, { kind: 'wait' }),
  'a vote of another': () => act('ben', runs.party, { kind: 'wait' }),
  'suspended runs': () => play.suspendedRuns(from('ann')),
  'shared runs': () => play.shares(from('ben')),
  'a watched run': () => play.watch(from('ben', { run: runs.active })),
  'a shared moment': () => play.watch(from('ben', { run: runs.finished, version: 1 })),
  'a replay': () => play.replay(from('ben', { run: runs.finished })),
  'a clip': () => play.clip(from('ben', { run: runs.finished, most: 10 })),
  'the last turns': () => play.lastTurns(from('ben', { run: runs.finished })),
  'a post': () => play.post(from('ann', { run: runs.finished })),
  'the best run of a day': () => play.bestRun(from('ann', { circle: 'guild' as const, day: '2026-11-20' })),
  'own history': () => play.history(from('ann', { query: {} })),
  'the history of the server': () => play.history(from('ben', { query: {} })),
  'a profile card': () => play.playerRecord(from('ben', { of: 'ann' })),
  'the leaderboard of the server': () => play.leaderboard(from('ben', { circle: 'guild' as const, season: 'all' })),
  'the leaderboard of the server before 1.0': () =>
    play.leaderboard(from('ben', { circle: 'guild' as const, season: 'former' })),
  'own place': () => play.leaderboard(from('ann', { circle: 'global' as const, season: 'all' })),
  'the card of a week': () =>
    play.leaderboard(from('ben', { circle: 'guild' as const, season: '2026-W47', now: LATER })),
  'runs of parties': () => play.channelRuns(from('ben')),
  'runs of the server': () => play.activeRuns(from('eve')),
  'runs of a player': () => play.playerRuns(from('eve', { player: 'ann' })),
  'one run of the server': () => play.activeRun(from('eve', { run: runs.active })),
  'the audit log': () => play.audit(from('eve')),
};

const names = async (name: string): Promise<boolean> => JSON.stringify(await SHOWN[name]!()).includes(NAME);

const marks = async (isNameless: boolean): Promise<void> => {
  await store.setNameless('ann', isNameless);
  play = createPlay({ store, raws });
};

test('a process reads the marks again within a minute', async () => {
  await marks(false);
  const at = (now: number) => play.history(from('ann', { query: {}, now }));
  expect(JSON.stringify(await at(NOW))).toContain(NAME);
  await store.setNameless('ann', true);
  expect(JSON.stringify(await at(NOW + 60_000))).not.toContain(NAME);
});

test('no name is shown before a process has read the marks', async () => {
  await marks(true);
  let isDown = true;
  const listNamelessPlayers: Store['listNamelessPlayers'] = async (signal) => {
    if (isDown) throw new StoreError('unavailable');
    return store.listNamelessPlayers(signal);
  };
  play = createPlay({ store: { ...store, listNamelessPlayers }, raws });
  const history = (now: number) => play.history(from('ann', { query: {}, now }));
  await expect(history(NOW)).rejects.toThrow(StoreError);
  isDown = false;
  expect(JSON.stringify(await history(NOW))).not.toContain(NAME);
  isDown = true;
  expect(JSON.stringify(await history(LATER))).not.toContain(NAME);
});

test('a masked name is not stored in a game, so that games and replays stay the same', async () => {
  await marks(true);
  await act('ann', runs.active, { kind: 'wait' });
  const run = await store.loadRun(runs.active);
  const log = await store.loadLog(runs.active);
  expect([run?.game.heroName, log?.heroName]).toEqual([NAME, NAME]);
});

test('use cases read results and names only through the store that leaves out nameless players', () => {
  const doors = ['results.ts', 'shown-name.ts', 'turns/listed-run.ts', 'leaderboards/record-result.ts'];
  const reads = /store\.(listResults|bestResult)\b|game\.heroName|[^.\w]view\([^)]*game/;
  const files = readdirSync(PLAY, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const readers = files.filter((file) => reads.test(readFileSync(join(PLAY, file), 'utf8')));
  expect(readers.filter((file) => !doors.includes(file)).sort()).toEqual(VIEWS);
});

test.each(Object.keys(SHOWN))('%s shows the name until the operator hides it, and again afterwards', async (name) => {
  await marks(false);
  expect(await names(name)).toBe(true);
  await marks(true);
  expect(await names(name)).toBe(false);
  await marks(false);
  expect(await names(name)).toBe(true);
});
