import { createPlay } from '../../../src/play';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore } from '../../../src/storage';
import { ask, waitSubmission } from '../support/callers';

const raws = loadRaws();

async function played() {
  const play = createPlay({ store: createMemoryStore(), raws, newSeed: () => '7Q4-KVX' });
  const begun = await play.play(ask());
  if (begun.kind !== 'started') throw new Error(begun.kind);
  const { run } = begun.board;
  for (let turn = 0; turn < 5; turn++) await play.submitAction(waitSubmission());
  await play.submitAction(waitSubmission({ action: { kind: 'abandon', sure: true } }));
  return { play, run };
}

test('the last decisions come back, the end among them', async () => {
  const { play, run } = await played();
  const outcome = await play.lastTurns(ask({ run, decisions: 3 }));
  if (outcome.kind !== 'last-turns') throw new Error(outcome.kind);
  expect(outcome.frames.map(({ view }) => [view.turn, view.over?.result ?? null])).toEqual([
    [4, null],
    [5, null],
    [5, 'abandoned'],
  ]);
  expect(outcome.board.view.over?.result).toBe('abandoned');
});

test('more than there were are all there were', async () => {
  const { play, run } = await played();
  expect(await play.lastTurns(ask({ run, decisions: 99 }))).toMatchObject({ frames: { length: 7 } });
});

test('others see them only where the run is shared', async () => {
  const { play, run } = await played();
  const there = { user: 'bob', channel: '5', run, decisions: 3 };
  expect((await play.lastTurns(ask(there))).kind).toBe('not-shared');
  expect((await play.lastTurns(ask({ user: 'bob', run, decisions: 3 }))).kind).toBe('not-shared');
  await play.share(ask({ channel: '5', run }));
  expect((await play.lastTurns(ask(there))).kind).toBe('last-turns');
});

test('there is nothing of a run there is not', async () => {
  const { play } = await played();
  expect((await play.lastTurns(ask({ run: 'none', decisions: 3 }))).kind).toBe('no-run');
});

test('of the dungeon of the day the seed stays hidden', async () => {
  const play = createPlay({ store: createMemoryStore(), raws });
  const begun = await play.daily(ask({ circle: 'global' as const }));
  if (begun.kind !== 'started') throw new Error(begun.kind);
  await play.submitAction(waitSubmission({ run: begun.board.run, seenVersion: 0 }));
  const outcome = await play.lastTurns(ask({ run: begun.board.run, decisions: 5 }));
  if (outcome.kind !== 'last-turns') throw new Error(outcome.kind);
  expect(new Set(outcome.frames.map(({ view }) => view.seed))).toEqual(new Set([begun.board.view.seed]));
});
