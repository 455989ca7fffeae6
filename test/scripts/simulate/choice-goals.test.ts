import { meanInterval, wilsonInterval } from '../../../scripts/lib/statistics';
import { type ChoiceGoal, choiceGoals, dragonChoiceGoals } from '../../../scripts/simulate/balance/choice-goals';
import { choiceFigureTable, choiceGoalTable } from '../../../scripts/simulate/balance/choice-tables';
import { mergeByBot, mergeDuels } from '../../../scripts/simulate/balance/merge-figures';
import { type ChoiceSummary, choiceSummaryOf } from '../../../scripts/simulate/choices/choice-tally';
import { formatSummary } from '../../../scripts/simulate/report';
import { type Summary, Tally } from '../../../scripts/simulate/tally';

/** Choices of ten runs in which nothing was counted, except the given figures. */
const choices = (figures: Partial<ChoiceSummary> = {}): ChoiceSummary => ({
  ...choiceSummaryOf([]),
  runs: 10,
  ...figures,
});
const boards = (blue: number, options: number): ChoiceSummary['boards'] => ({
  blue: wilsonInterval(blue, 100),
  options: wilsonInterval(options, 100),
  neither: wilsonInterval(100 - blue - options, 100),
});
const find = (goals: readonly ChoiceGoal[], title: string) => goals.find((one) => one.title === title);
const plannerGoal = (figures: Partial<ChoiceSummary>, title: string) =>
  find(
    choiceGoals((bot) => (bot === 'planner' ? choices(figures) : undefined)),
    title,
  );

describe('a goal for choices is', () => {
  test('met or missed by a share', () => {
    const verdictOf = (blue: number) => plannerGoal({ boards: boards(blue, 0) }, 'boards of the planner that are blue');
    expect(verdictOf(40)).toMatchObject({ bounds: '≤ 55 %', verdict: 'met' });
    expect(verdictOf(93)).toMatchObject({ measured: '93.0 % (86.3–96.6)', verdict: 'missed' });
  });

  test('met or missed by a mean', () => {
    const carrying = (...things: number[]) =>
      plannerGoal({ carried: meanInterval(things) }, 'things that planners carry at depth 6');
    expect(carrying(10, 12, 14)).toMatchObject({ bounds: '≤ 25', verdict: 'met' });
    expect(carrying(70, 71, 72)).toMatchObject({ measured: '71.0 (69.9–72.1)', verdict: 'missed' });
    expect(carrying(20, 40)?.verdict).toBe('within chance');
  });

  test('met or missed by a figure without an interval', () => {
    const overlap = (index: number) =>
      plannerGoal({ kinds: { runs: 9, common: 28, overlap: index } }, 'overlap of the kinds of two planners');
    expect([overlap(0.5)?.verdict, overlap(0.8)?.verdict]).toEqual(['met', 'missed']);
  });

  test('without cases if nothing was measured', () => {
    for (const goal of choiceGoals(() => undefined)) expect(goal).toMatchObject({ measured: '–', verdict: 'no cases' });
  });
});

test('selling out counts by how much it raises the mean score', () => {
  const scores = { kept: meanInterval([100, 300]), soldOut: meanInterval([100, 700]) };
  expect(plannerGoal({ scores }, 'score that planners win by selling out')).toMatchObject({
    measured: '100.0 %',
    verdict: 'missed',
  });
});

/** Summary of ten runs of a bot, of which some came to depth 6 and some won. */
function summaryOf(bot: Summary['bot'], deep: number, won: number): Summary {
  const share = wilsonInterval(deep, 10);
  const reached = [{ depth: 6, runs: deep, share, died: 0, deaths: wilsonInterval(0, deep) }];
  return { ...new Tally(bot).summary(), runs: 10, reached, laurels: wilsonInterval(won, 10), choices: choices() };
}

test('simple rules of pressing have bounds of depth and laurel in The Dragon', () => {
  const goals = dragonChoiceGoals([summaryOf('masher', 0, 0), summaryOf('reader', 9, 8)]);
  expect(find(goals, 'masher reaches depth 6')).toMatchObject({ bounds: '≤ 5 %', verdict: 'met' });
  expect(find(goals, 'reader earns the laurel')).toMatchObject({ bounds: '≤ 15 %', verdict: 'missed' });
  expect(find(goals, 'spender earns the laurel')?.verdict).toBe('no cases');
});

test('figures that an earlier version lacks are dashes', () => {
  const [goal] = dragonChoiceGoals([summaryOf('masher', 9, 0)]);
  const [before] = dragonChoiceGoals([]);
  expect(choiceGoalTable([goal!], [before!])).toContain('| masher reaches depth 6 | ≤ 5 % | – | 90.0 %');
  expect(choiceFigureTable([{ bot: 'masher', choices: choices() }, { bot: 'planner' }])).toContain('| runs | 10 | – |');
});

test('the report of a series lists the figures', () => {
  const summary = { ...summaryOf('masher', 0, 0), choices: choices({ boards: boards(93, 0) }) };
  expect(formatSummary(summary)).toContain('boards that are blue: 93.0 % (86.3–96.6)');
});

describe('parts that were measured later', () => {
  const known = [summaryOf('random', 0, 0), { ...summaryOf('planner', 5, 5), runs: 1000 }];

  test('take their place in the order of the bots', () => {
    const merged = mergeByBot(known, [summaryOf('masher', 1, 0), summaryOf('random', 3, 0)]);
    expect(merged.map(({ bot, reached }) => [bot, reached[0]?.runs])).toEqual([
      ...[
        ['random', 3],
        ['masher', 1],
        ['planner', 5],
      ],
    ]);
  });

  test('replace only the choices if more runs were known', () => {
    const later = { ...summaryOf('planner', 9, 9), choices: choices({ boards: boards(50, 50) }) };
    const planner = mergeByBot(known, [later]).find(({ bot }) => bot === 'planner');
    expect(planner).toMatchObject({ runs: 1000, laurels: { hits: 5 }, choices: { boards: { blue: { hits: 50 } } } });
  });

  test('replace nothing without a run', () => {
    const none = { ...summaryOf('random', 3, 0), runs: 0, choices: choices({ runs: 0 }) };
    expect(mergeByBot(known, [none])).toEqual(known);
  });

  test('replace the duels of the same place and kit', () => {
    const row = (kit: string, hits: number) => ({
      ...{ place: 'arena' as const, kit, won: [{ level: 5, chance: wilsonInterval(hits, 10) }] },
    });
    expect(mergeDuels([row('a', 1), row('b', 2)], [row('b', 5), row('c', 6)])).toEqual([
      ...[row('a', 1), row('b', 5), row('c', 6)],
    ]);
  });
});
