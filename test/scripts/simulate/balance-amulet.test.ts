import { descentOf } from '../../../scripts/simulate/balance/amulet/descent';
import { amuletDocument } from '../../../scripts/simulate/balance/amulet/document';
import { goalsOf } from '../../../scripts/simulate/balance/amulet/goals';
import { verdict } from '../../../scripts/simulate/balance/goals';
import { playRun, type RunReport } from '../../../scripts/simulate/run';
import { loadRaws } from '../../../src/raws';

const AMULET = 'amulet-of-yala';
const plan = { seed: 'test', campaign: 'amulet', bot: 'planner', maxTurns: 5, verify: false } as const;
const begun: RunReport = playRun(loadRaws(), plan);

type Shape = Partial<RunReport> & { diedAt?: number; holds?: boolean };

/** Report of a run that reached a depth. The hero gained a level and took ten actions on each level. */
function came(deepest: number, { diedAt, holds = false, ...rest }: Shape = {}): RunReport {
  const arrivals = Array.from({ length: deepest }, (_, n) => ({
    ...begun.arrivals[0]!,
    ...{ depth: n + 1, level: n + 1, actions: 10 * n },
  }));
  const over = { result: 'died', turn: 9, depth: diedAt ?? 0, by: 'gaffer', cause: null } as const;
  const census = { ...begun.census, held: holds ? [AMULET] : [] };
  return { ...begun, deepest, arrivals, census, over: diedAt === undefined ? null : over, ...rest };
}

const descent = (...reports: RunReport[]) => descentOf('planner', reports, AMULET);
const at = (depth: number, { depths }: ReturnType<typeof descent>) => depths.find((one) => one.depth === depth);

test('a hero who dies at its deepest level counts as dead there, and as having reached the levels above', () => {
  const figures = descent(came(7, { diedAt: 7 }), came(8));
  expect(at(7, figures)).toMatchObject({ came: 2, died: 1, killers: { gaffer: 1 }, level: 7 });
  expect(at(8, figures)).toMatchObject({ came: 1, died: 0, killers: {} });
});

test('a hero who dies on the way home counts for no depth of the way down', () => {
  const figures = descent(came(15, { diedAt: 6, holds: true }));
  expect(at(6, figures)).toMatchObject({ came: 1, died: 0 });
  expect(figures).toMatchObject({ withAmulet: 1, home: 0, diedOnTheWay: { 6: 1 } });
});

test('items that help to win are counted in won runs', () => {
  const winner = came(15, { holds: true, laurel: true, actions: 1300, turns: 15_000, damage: { bow: 30, axe: 10 } });
  expect(descent(winner, came(9, { diedAt: 9, damage: { axe: 100 } }))).toMatchObject({
    ...{ withAmulet: 1, home: 1, wonActions: [1300], wonTurns: [15_000] },
    wonDamage: { bow: 0.75, axe: 0.25 },
  });
});

test('runs of another bot are left out', () => {
  expect(descentOf('careful', [came(9)], AMULET)).toMatchObject({ runs: 0, withAmulet: 0 });
});

/** Report of a run with the given visits: depth and clicks of each. */
const visiting = (...visits: [number, number][]): RunReport =>
  came(9, { visits: visits.map(([depth, actions]) => ({ depth, actions })) });

test('clicks are counted for each visit, for first visits, and for whole runs', () => {
  const figures = descent(visiting([2, 30], [1, 50], [2, 4], [3, 40]), visiting([2, 20]));
  expect(at(2, figures)?.clicks).toEqual({ visit: 20, first: 20, inAll: 20 });
  expect(at(2, descent(visiting([2, 30], [2, 4], [2, 6])))?.clicks).toEqual({ visit: 6, first: 30, inAll: 40 });
  expect(at(4, figures)?.clicks).toEqual({ visit: null, first: null, inAll: null });
});

test('the town has no goal for clicks', () => {
  const { pace } = descent(visiting([1, 99], [2, 25], [2, 26], [2, 5], [3, 60]));
  expect(pace).toMatchObject({ visit: 25, first: 25, within: { hits: 2, tries: 4 } });
});

test('a run reports each level that it leaves', () => {
  const { visits, actions } = playRun(loadRaws(), { ...plan, bot: 'fighter', maxTurns: 700 });
  expect(visits[0]).toMatchObject({ depth: 1 });
  const clicks = visits.reduce((sum, visit) => sum + visit.actions, 0);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(actions);
});

test('goals compare shares of all runs, and deaths with the heroes who came there', () => {
  const runs = [
    ...Array.from({ length: 6 }, () => came(8, { diedAt: 8 })),
    ...Array.from({ length: 4 }, () => came(9)),
  ];
  const goals = goalsOf([descent(...runs)]);
  const verdictOf = (title: string) => verdict(goals.find((goal) => goal.title === title)!);
  expect(verdictOf('planner reaches depth 9')).toBe('met');
  expect(verdictOf('planner dies at depth 8, once there')).toBe('missed');
  expect(verdictOf('careful reaches depth 9')).toBe('no cases');
});

test('the document shows the goals beside the figures', () => {
  const planner = descent(came(15, { diedAt: 15, holds: true }), came(2, { diedAt: 2 }));
  const text = amuletDocument({
    ...{ seed: 'amulet', command: 'npm run simulate', descents: [planner] },
    deep: {
      starts: [{ depth: 10, seed: 'amulet from 10', descent: descent(came(11, { diedAt: 11 })) }],
      wonDamage: {},
    },
  });
  expect(text).toContain('| planner holds the Amulet | 5–12 % | 50.0 % (9.5–90.5) | within chance |');
  expect(text).toContain("| planner's visits of at most 25 clicks | ≥ 50 % | – | no cases |");
  expect(text).toContain('Of all visits below the town the median is – clicks, of the first visits –.');
  expect(text).toContain('| boards of the planner that are blue | ≤ 55 % |');
  expect(text).toMatch(/## How deep they come\n\n\| depth reached \| planner \|\n.*\n\| 1 \| 100.0 %/);
  expect(text).toContain('1 of 2 held the Amulet, 0 brought it home. Of the others died: 1 at depth 15.');
  expect(text).toContain('| depth 10 | 0 of 1 | – to –, median – | – |');
  expect(text).toContain('| all these depths | 0 of 1 |  | – |');
  expect(text).toMatch(/## The planner from depth 10\n[^#]*\n\| 10 \| 1 \| 0 \|.*\n\| 11 \| 1 \| 1 \|/);
});
