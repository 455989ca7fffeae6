import type { BotName } from '../../../scripts/bots';
import { type Comparable, formatPairs } from '../../../scripts/simulate/choices/paired';

const run = (bot: BotName, seed: string, laurel: boolean, deepest = 6): Comparable => ({
  ...{ laurel, deepest },
  plan: { bot, seed, maxTurns: 1, verify: false },
});

test('bots are compared on the seeds that both have played', () => {
  const reports = [
    ...[run('searcher', 'a', true, 7), run('searcher', 'b', true), run('searcher', 'c', true)],
    ...[run('planner', 'b', true), run('planner', 'a', false)],
  ];
  expect(formatPairs(reports, 'searcher', 'planner')).toMatch(
    /^searcher minus planner on 2 seeds, in points: laurels 50\.0 .*; reaches depth 7 50\.0 /,
  );
});

test('without a pair no difference is stated', () => {
  expect(formatPairs([run('searcher', 'a', true)], 'searcher', 'planner')).toMatch(/on 0 seeds.*laurels –/);
});
