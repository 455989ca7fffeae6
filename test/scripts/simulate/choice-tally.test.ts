import { meanInterval, meanWithInterval } from '../../../scripts/lib/statistics';
import { type Countable, choiceSummaryOf } from '../../../scripts/simulate/choices/choice-tally';
import { overlapOf } from '../../../scripts/simulate/choices/kind-overlap';

/** Figures of a run that left the town, shopped, and met nothing. */
const quiet: Countable['choices'] = {
  boards: { blue: 0, options: 0, neither: 0, chores: 0, dead: 0 },
  fights: { begun: 0, hurt: 0 },
  shopped: true,
  actionsBeforeFoe: null,
  unusedAttacks: null,
  atLair: null,
  scores: { kept: 100, soldOut: 100 },
};
const nothingMet: Countable['census'] = {
  ...{ shrines: [], shrinesUsed: [], cages: [], cagesTaken: [], captives: [], freed: [] },
};
const run = (choices: Partial<Countable['choices']>, rest: Partial<Countable> = {}): Countable => ({
  ...{ visits: [], over: null, deepest: 2, damage: {}, laurel: false, census: nothingMet },
  ...rest,
  choices: { ...quiet, ...choices },
});
const boards = (counts: Partial<typeof quiet.boards>) => run({ boards: { ...quiet.boards, ...counts } });
const died = (depth: number): Countable['over'] => ({ result: 'died', turn: 9, depth, by: 'rat', cause: null });

test('boards count over all runs, dead boards once a run', () => {
  const figures = choiceSummaryOf([
    boards({ blue: 6, chores: 3 }),
    boards({ blue: 1, options: 2, neither: 1, dead: 4 }),
  ]);
  expect(figures.boards).toMatchObject({
    ...{ blue: { hits: 7, tries: 10 }, options: { hits: 2 }, neither: { hits: 1 } },
  });
  expect(figures.chores).toMatchObject({ hits: 3, tries: 10 });
  expect(figures.deadRuns).toMatchObject({ hits: 1, tries: 2 });
});

test('fights that begin hurt are a share of all fights', () => {
  const figures = choiceSummaryOf([run({ fights: { begun: 3, hurt: 1 } }), run({ fights: { begun: 1, hurt: 1 } })]);
  expect(figures.hurtFights).toMatchObject({ hits: 2, tries: 4 });
});

test('deaths at depth 2 count among the runs that left the town without a trade', () => {
  const runs = [
    run({ shopped: false }, { over: died(2) }),
    run({ shopped: false }, { over: died(3), deepest: 3 }),
    run({ shopped: false }, { over: died(2), deepest: 4 }),
    run({ shopped: false }, { over: died(1), deepest: 1 }),
    run({ shopped: true }, { over: died(2) }),
  ];
  expect(choiceSummaryOf(runs).unshoppedDeaths).toMatchObject({ hits: 1, tries: 3 });
});

test('clicks on a level add up over its visits, without the town and the level of the death', () => {
  const visits = [
    { depth: 1, actions: 99 },
    { depth: 2, actions: 10 },
    { depth: 3, actions: 8 },
    { depth: 2, actions: 5 },
  ];
  expect(choiceSummaryOf([run({}, { visits, over: died(3) })]).clicks).toMatchObject({ cases: 1, mean: 15 });
  expect(choiceSummaryOf([run({}, { visits })]).clicks).toMatchObject({ cases: 2, mean: 11.5 });
});

test('the top source is the one that dealt most in all runs', () => {
  const runs = [run({}, { damage: { axe: 30, bow: 20 } }), run({}, { damage: { bow: 30 } })];
  expect(choiceSummaryOf(runs).topSource).toEqual({ raw: 'bow', share: 0.625 });
  expect(choiceSummaryOf([run({})]).topSource).toBeNull();
});

test('belongings, presses and unused attacks are means of the runs that have them', () => {
  const atLair = { carried: 20, meals: 3, kinds: ['rations'] };
  const figures = choiceSummaryOf([run({ atLair, actionsBeforeFoe: 4 }), run({ unusedAttacks: 5 }), run({})]);
  expect(figures).toMatchObject({
    ...{ carried: { cases: 1, mean: 20 }, meals: { mean: 3 }, kinds: { runs: 1, common: 1 } },
    ...{ actionsBeforeFoe: { cases: 1, mean: 4 }, unusedAttacks: { cases: 1, mean: 5 } },
  });
});

describe('the overlap of runs', () => {
  test('is the mean share of kinds that two runs have in common', () => {
    expect(overlapOf([['axe', 'bow'], ['bow', 'club'], ['bow']]).overlap).toBeCloseTo((1 / 3 + 1 / 2 + 1 / 2) / 3);
  });

  test('counts the kinds that at least 80 % of the runs hold', () => {
    expect(overlapOf([['axe', 'bow'], ['bow'], ['bow'], ['bow'], ['axe', 'club', 'ale', 'bow']]).common).toBe(1);
    expect(overlapOf([['axe'], ['axe'], ['axe'], ['axe'], []]).common).toBe(1);
  });
});

test('a mean has an interval that narrows with the number of cases', () => {
  expect(meanInterval([1, 3])).toMatchObject({ cases: 2, mean: 2 });
  expect(meanInterval([1, 3]).high).toBeCloseTo(2 + 1.96, 2);
  expect(meanInterval(Array.from({ length: 200 }, (_, n) => 1 + 2 * (n % 2))).high).toBeCloseTo(2.14, 2);
  expect([meanWithInterval(meanInterval([1, 3])), meanWithInterval(meanInterval([]))]).toEqual(['2.0 (0.0–4.0)', '–']);
});

test('losers who outscore a winner are a share of all losers, if anybody won', () => {
  const scored = (kept: number, laurel: boolean) => run({ scores: { kept, soldOut: kept } }, { laurel });
  const losers = [scored(900, false), scored(3_600, false)];
  expect(choiceSummaryOf([...losers, scored(3_500, true)]).losersAbove).toMatchObject({ hits: 1, tries: 2 });
  expect(choiceSummaryOf(losers).losersAbove).toMatchObject({ tries: 0 });
});

test('what runs meet counts once a run, as used if the hero used any', () => {
  const met = (census: Partial<Countable['census']>) => run({}, { census: { ...nothingMet, ...census } });
  const { uses } = choiceSummaryOf([
    met({ captives: ['mara', 'pock'], freed: ['pock'] }),
    met({ captives: ['mara'], shrines: ['shrine-of-coin'] }),
    run({}),
  ]);
  expect(uses).toMatchObject({
    ...{ captive: { hits: 1, tries: 2 }, shrine: { hits: 0, tries: 1 }, cage: { tries: 0 } },
  });
});

test('companions count by their share of the damage in won runs', () => {
  const won = run({}, { laurel: true, damage: { companion: 20, dagger: 60 } });
  const lost = run({}, { damage: { companion: 500 } });
  expect(choiceSummaryOf([won, lost]).companions).toBe(0.25);
  expect(choiceSummaryOf([lost]).companions).toBeNull();
});
