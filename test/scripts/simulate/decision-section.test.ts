import { wilsonInterval } from '../../../scripts/lib/statistics';
import { decisionSection, decisionsOf } from '../../../scripts/simulate/balance/decision-section';
import type { Judgement } from '../../../scripts/simulate/decisions/judge-board';
import type { DecisionSeries } from '../../../scripts/simulate/decisions/measure-decisions';

const series: DecisionSeries = {
  ...{
    bot: 'planner',
    runs: 1,
    seed: 'x',
    first: 0,
    maxTurns: 9,
    workers: 1,
    rollouts: 24,
    every: 30,
    keep: undefined,
  },
  isNull: false,
};

/** Judged board on which the second of two options is the best. */
const board: Judgement = {
  ...{ depth: 2, row: 'options', hp: 20, shortfall: 0.01, rollouts: 48 },
  presses: [
    { kind: 'fight', worth: 0.5, loss: { stated: 0.5, played: 0.9 }, deaths: null },
    { kind: 'ascend', worth: 0.7, loss: null, deaths: 0.75 },
  ],
  decision: { best: 1, lead: { mean: 0.2, low: 0.1, high: 0.3 }, real: true },
  picks: { blue: null, first: 0, least: 0, strongest: 0 },
};
const run = { plan: { ...series, most: 16 }, boards: [board], milliseconds: 1 };

test('there is no section without figures', () => {
  expect(decisionSection()).toEqual([]);
});

test('the section compares the figures with the goals', () => {
  const text = decisionSection(decisionsOf(series, [run])).join('\n');
  expect(text).toContain(
    'Made by `npm run simulate -- --decisions --runs 1 --every 30 --rollouts 24 --seed x`: 1 boards.',
  );
  expect(text).toContain('| real decisions at depth 2 | ≥ 8 % | 100.0 % (20.7–100.0) | met |');
  expect(text).toContain('| the first option misses the best | ≥ 30 % | 100.0 % (20.7–100.0) | met |');
  expect(text).toContain('| fight is the best where it is an option | 10–60 % | 0.0 % (0.0–79.3) | within chance |');
  expect(text).toContain('| fight | 1 | 50.0 % | 90.0 % | -8.0 | missed |');
});

test('the null check counts false real decisions', () => {
  const amulet = { ...series, campaign: 'amulet', isNull: true, keep: { folder: 'kept', closed: true } };
  const { nullCheck, measured } = decisionsOf(amulet, [run]);
  expect(measured).toBeUndefined();
  expect(nullCheck).toEqual({
    command:
      'npm run simulate -- --decisions --null --campaign amulet --runs 1 --every 30 --rollouts 24 --seed x --keep DIR --kept',
    real: wilsonInterval(1, 1),
  });
  expect(decisionSection({ nullCheck: nullCheck! }).join('\n')).toContain('100.0 % (20.7–100.0) of 1 boards');
});
