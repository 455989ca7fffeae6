import type { BotName } from '../../../scripts/bots';
import { formatRaces, type Raced } from '../../../scripts/simulate/races';

const run = (bot: BotName, seed: string, rest: Partial<Raced> & { kept: number }): Raced => {
  const { kept, ...more } = rest;
  const over = { result: 'won' } as unknown as Raced['over'];
  return { plan: { bot, seed }, presses: 30, laurel: false, over, choices: { scores: { kept } }, ...more };
};

/** Returns a bot's line of the table, by the heads of its columns. Columns with the same head come in a list. */
function lineOf(bot: BotName, runs: readonly Raced[]): Record<string, string[]> {
  const cells = (line = '') => line.trim().split(/ {2,}/);
  const [head, , ...lines] = formatRaces(runs).split('\n');
  const own = cells(lines.find((line) => line.startsWith(bot)));
  return Object.fromEntries(
    [...new Set(cells(head))].map((name) => [name, own.filter((_, at) => cells(head)[at] === name)]),
  );
}

test('a prize counts more than any score, and then the score', () => {
  const runs = [
    run('planner', 'a', { kept: 10, laurel: true }),
    run('careful', 'a', { kept: 90 }),
    run('follower', 'a', { kept: 80 }),
  ];
  for (const [bot, rank] of [
    ['planner', '1'],
    ['careful', '2'],
    ['follower', '3'],
  ] as const)
    expect(lineOf(bot, runs).rank).toEqual([rank]);
});

test('bots with equal results share the better rank', () => {
  const runs = [run('planner', 'a', { kept: 5 }), run('careful', 'a', { kept: 5 }), run('follower', 'a', { kept: 4 })];
  expect(['planner', 'careful', 'follower'].map((bot) => lineOf(bot as BotName, runs).rank)).toEqual([
    ['1'],
    ['1'],
    ['3'],
  ]);
});

test('ranks are those among runs with the same seed, and their mean is told', () => {
  const runs = [
    run('planner', 'a', { kept: 9 }),
    run('follower', 'a', { kept: 1 }),
    run('planner', 'b', { kept: 1 }),
    run('follower', 'b', { kept: 9 }),
  ];
  expect(lineOf('planner', runs)['mean rank']).toEqual(['1.5']);
});

test('the table counts presses, presses to the prize, prizes, and runs without an end', () => {
  const runs = [
    run('follower', 'a', { kept: 1, presses: 29 }),
    run('follower', 'b', { kept: 1, presses: 35, laurel: true }),
    run('follower', 'c', { kept: 1, presses: 40, laurel: true }),
    run('follower', 'd', { kept: 1, presses: 41, over: null }),
  ];
  const line = lineOf('follower', runs);
  expect([line.runs, line['30–40'], line.prize, line['no end']]).toEqual([['4'], ['50.0 %'], ['50.0 %'], ['25.0 %']]);
  expect([line.presses, line['to the prize']]).toEqual([['35'], ['35']]);
});
