import { BOT_NAMES } from '../../scripts/bots';
import { faults } from '../../scripts/simulate/invariants';
import { playRun } from '../../scripts/simulate/run';
import { summarize } from '../../scripts/simulate/summary';
import { wilson } from '../../scripts/simulate/wilson';
import type { Game } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { changed, here, scenario } from '../support/scenario';

const raws = loadRaws();
const run = (bot: 'random' | 'fighter', seed = 'test') => playRun(raws, { seed, bot, maxTurns: 150, verify: true });

describe.each(BOT_NAMES)('a run of the %s bot', (bot) => {
  const report = run(bot);

  test('breaks nothing and can be replayed', () => {
    expect(report.violation).toBeNull();
    expect(report.recording.actions.length).toBeGreaterThan(3);
  });

  test('is the same every time', () => {
    expect(run(bot).recording).toEqual(report.recording);
  });

  test('tells what it met', () => {
    expect(report.census.present).toContain('barkeep');
    expect(report.census.events).toContain('stopped');
    expect(report.turns).toBeGreaterThan(0);
  });
});

describe('a game is unsound when', () => {
  const game = scenario('@.w');
  const broken = (change: (draft: Game) => void): string => faults(raws, changed(game, change)).join();

  test('nothing else is wrong with it', () => {
    expect(faults(raws, game)).toEqual([]);
  });

  test.each<[string, (draft: Game) => void, RegExp]>([
    [
      'two bodies share a cell',
      (draft) => Object.assign(here(draft).entities[0]!, { position: { x: 1, y: 1 } }),
      /both on 1,1/,
    ],
    [
      'somebody stands in a wall',
      (draft) => Object.assign(here(draft).entities[0]!, { position: { x: 0, y: 0 } }),
      /stands in #/,
    ],
    ['hit points exceed their top', (draft) => Object.assign(draft.hero.pools!.hp, { current: 99 }), /99 of 30/],
    ['the dead live on', (draft) => Object.assign(draft.hero.pools!.hp, { current: 0 }), /0 hit points/],
    ['a number is used twice', (draft) => Object.assign(draft.pack[0]!, { id: draft.pack[1]!.id }), /stands twice/],
    ['a number is not counted', (draft) => Object.assign(draft, { nextId: 2 }), /ahead of 2/],
    [
      'something is carried and worn',
      (draft) => Object.assign(draft.pack.at(-1)!, { position: { x: 2, y: 1 } }),
      /2 places/,
    ],
  ])('%s', (_, change, fault) => {
    expect(broken(change)).toMatch(fault);
  });
});

test('a summary counts who came how deep', () => {
  const report = run('random');
  const dead = { ...report, deepest: 2, over: { result: 'died', turn: 9, depth: 2, by: 'rat', cause: null } as const };
  const { reached, causes, endings } = summarize('random', [{ ...report, over: null, deepest: 1 }, dead]);
  expect(reached.map(({ depth, runs, died }) => [depth, runs, died])).toEqual([
    [1, 2, 0],
    [2, 1, 1],
  ]);
  expect(causes).toEqual({ rat: 1 });
  expect(endings).toEqual({ 'still alive': 1, died: 1 });
});

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])('%i of %i lies between %f and %f', (hits, tries, low, high) => {
  const [from, to] = wilson(hits, tries);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});
