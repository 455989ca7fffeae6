import { createPlay } from '../../../src/play';
import { createMemoryStore, type Store } from '../../../src/storage';
import { scenario } from '../../support/scenario';
import { ask, HOME, waitSubmission } from '../support/callers';
import { raws } from '../support/party-scenario';

const FIGHT = { kind: 'fight' } as const;

/** Plays a run in which one action is a fight of several turns. `own` replaces functions of the store. */
async function fought(own: (store: Store) => Partial<Store> = () => ({})) {
  const base = createMemoryStore();
  const store = { ...base, ...own(base) };
  const game = scenario('@..r', { seed: 'a scene' });
  await store.createRun({
    id: 'r',
    owner: ask().user,
    home: HOME,
    origin: { kind: 'fork', run: 'q', version: 0 },
    game,
    interaction: '1',
    now: 0,
  });
  const play = createPlay({ store, raws });
  const before = game.turn;
  await play.submitAction(waitSubmission({ run: 'r', action: FIGHT }));
  const turns = (await store.loadRun('r'))!.game.turn - before;
  const frames = async () => {
    const outcome = await play.lastTurns(ask({ run: 'r' }));
    if (outcome.kind !== 'last-turns') throw new Error(outcome.kind);
    return outcome.frames;
  };
  return { turns, before, frames, base };
}

test('every turn of one action is a frame of its own, with the events of that turn', async () => {
  const { turns, before, frames } = await fought();
  expect(turns).toBeGreaterThan(2);
  const shown = await frames();
  expect(shown.map(({ view }) => view.turn)).toEqual(Array.from({ length: turns + 1 }, (_, n) => before + n));
  for (const { view, events } of shown)
    expect(new Set(events.map(({ turn }) => turn))).toEqual(events.length > 0 ? new Set([view.turn]) : new Set());
  expect(shown.filter(({ peak }) => peak)).toHaveLength(1);
});

test('a hero who walks to a fight is on another cell in each frame', async () => {
  const { frames } = await fought();
  const [first, second] = (await frames()).map(({ view }) => view.hero.at.x);
  expect(second).not.toBe(first);
});

test('a snapshot left by a commit that lost its race is not used', async () => {
  const usual = await (await fought()).frames();
  const stray = scenario('@......r', { seed: 'another' });
  const { frames } = await fought(() => ({ loadSnapshots: async () => [{ version: 0, game: stray }] }));
  expect(await frames()).toEqual(usual);
});

test('a scene begins at a snapshot, and plays nothing before it', async () => {
  const base = createMemoryStore();
  const origin = { kind: 'fork', run: 'q', version: 0 } as const;
  const game = scenario('.@.');
  await base.createRun({ id: 'r', owner: ask().user, home: HOME, origin, game, interaction: '1', now: 0 });
  const play = createPlay({ store: base, raws });
  const games = [game];
  for (let version = 1; version <= 20; version++) {
    await play.submitAction(waitSubmission({ run: 'r' }));
    games.push((await base.loadRun('r'))!.game);
  }
  // A replay that also plays the actions before the snapshot ends the run.
  const end = { kind: 'abandon', sure: true } as const;
  const loadLog: Store['loadLog'] = async (id) => {
    const log = (await base.loadLog(id))!;
    const actions = log.actions.map((action, at) => (at < 16 ? end : action));
    return { ...log, actions, chunks: [log.chunks[0]!, { ...log.chunks.at(-1)!, actions }] };
  };
  const loadSnapshots: Store['loadSnapshots'] = async () => [{ version: 16, game: games[16]! }];
  const cut = createPlay({ store: { ...base, loadLog, loadSnapshots }, raws });
  const outcome = await cut.lastTurns(ask({ run: 'r' }));
  if (outcome.kind !== 'last-turns') throw new Error(outcome.kind);
  expect(outcome.frames.map(({ view }) => view.turn - game.turn)).toEqual([16, 17, 18, 19, 20]);
});
