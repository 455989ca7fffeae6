import fc from 'fast-check';
import { decide } from '../../../scripts/simulate/decisions/decide';
import { decisionFigures } from '../../../scripts/simulate/decisions/figures';
import { type JudgedPress, type Judgement, judgeBoard } from '../../../scripts/simulate/decisions/judge-board';
import { playedLoss } from '../../../scripts/simulate/decisions/played-loss';
import { allPresses, listedPresses, picksOf } from '../../../scripts/simulate/decisions/presses';
import { formatDecisions } from '../../../scripts/simulate/decisions/report';
import { sampleBoards } from '../../../scripts/simulate/decisions/sample-boards';
import { compareSchools } from '../../../scripts/simulate/decisions/two-schools';
import type { Game } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { offered } from '../../support/boons';
import { botSituation } from '../../support/bot-choice';
import { poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const SAMPLE = { seed: 'decisions', bot: 'planner', maxTurns: 1600, every: 4, most: 5 } as const;
const pools = (current: number) => poolsWith({ hp: { current, max: 30 } });
const boardOf = (game: Game) => ({ game, situation: botSituation(game) });
const kindsOf = (game: Game): string[] =>
  listedPresses(botSituation(game), game).presses.map(({ action }) => action.kind);

/** Worths of a press in twelve rollouts: `first` in the first half, `second` in the second, a little apart. */
const worths = (first: number, second: number): number[] =>
  Array.from({ length: 12 }, (_, n) => (n < 6 ? first : second) + (n % 2) / 100);

describe('a decision', () => {
  test('is real if the press that leads in one half leads in the other by 0.05', () => {
    expect(decide([worths(0.5, 0.5), worths(0.57, 0.56)])).toMatchObject({ best: 1, real: true });
  });

  test('is not real if the lead is smaller', () => {
    expect(decide([worths(0.5, 0.5), worths(0.57, 0.54)])).toMatchObject({ best: 1, real: false });
  });

  test('is not real if the best press of one half loses the other', () => {
    expect(decide([worths(0.5, 0.9), worths(0.7, 0.5)])).toMatchObject({ best: 1, real: false });
  });

  test('is not real if chance explains the lead', () => {
    const wild = [0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 1, 0, 1, 0, 1, 1];
    expect(decide([worths(0.5, 0.5), wild])).toMatchObject({ best: 1, real: false });
  });

  test('is not real if a rare death happened only to the other presses', () => {
    const deaths = (...at: number[]) => Array.from({ length: 24 }, (_, n) => (at.includes(n) ? 0.1 : 0.8));
    const presses = [deaths(3), deaths(12, 15), deaths(14, 18), deaths(2, 23)];
    const { lead, real } = decide([deaths(), ...presses]);
    expect(lead.mean).toBeGreaterThan(0.05);
    expect(real).toBe(false);
  });

  test('compares with the mean of the others', () => {
    const { lead } = decide([worths(0.7, 0.9), worths(0.5, 0.8), worths(0.5, 0.2)]);
    expect(lead.mean).toBeCloseTo(0.4, 10);
  });

  test('is never real between equal presses', () => {
    const rollouts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 40 });
    fc.assert(fc.property(rollouts, (one) => !decide([one, one, one, one]).real));
  });

  test('needs more than one press', () => {
    expect(decide([worths(0.9, 0.9)]).real).toBe(false);
  });
});

describe('the listed presses of a board are', () => {
  test('its options if it has any', () => {
    const portal = ['town-portal-scroll'];
    const game = scenario('@b', { hero: pools(4), carried: portal, identified: portal });
    expect(listedPresses(botSituation(game), game)).toMatchObject({ row: 'options', blue: null });
    expect(kindsOf(game)).toEqual(['fight', 'use']);
  });

  test('else the blue press, then the other sensible ones, each once', () => {
    const game = scenario('@.w..>', { hero: pools(30), carried: ['health-potion'] });
    expect(listedPresses(botSituation(game), game)).toMatchObject({ row: 'blue', blue: 0 });
    const kinds = kindsOf(game);
    expect(kinds).toEqual([...new Set(kinds)]);
    expect(kinds).toContain('fight');
  });
});

describe('all presses', () => {
  const kinds = (game: Game): string[] => [...new Set(allPresses(botSituation(game)).map(({ kind }) => kind))];

  test('have steps only with an enemy in view', () => {
    expect(kinds(scenario('.@.w'))).toContain('move');
    expect(kinds(scenario('.@..'))).not.toContain('move');
  });

  test('leave out items of unknown type', () => {
    const aliases: Game['aliases'] = { 'health-potion': { kind: 'potion', adjective: 'fizzy', colour: 'red' } };
    const game = scenario('.@.w', { hero: pools(10), carried: ['health-potion'] });
    expect(kinds({ ...game, aliases, identified: ['health-potion'] })).toContain('use');
    expect(kinds({ ...game, aliases })).not.toContain('use');
  });
});

describe('a judged board', () => {
  test('has a real decision if one press saves the hero', () => {
    const scroll = ['magic-missile-scroll'];
    const game = scenario('@..b', { hero: pools(4), carried: scroll, identified: scroll });
    const judged = judgeBoard(raws, boardOf(game), { rollouts: 16, isNull: false });
    expect(judged).toMatchObject({ row: 'options', decision: { best: 1, real: true } });
    expect(judged?.presses.map(({ kind }) => kind)).toEqual(['fight', 'thing']);
  });

  test('lists one press four times in the null check', () => {
    const judged = judgeBoard(raws, boardOf(scenario('@..r', { hero: pools(30) })), { rollouts: 12, isNull: true });
    expect(new Set(judged?.presses.map(({ kind }) => kind)).size).toBe(1);
    expect(judged).toMatchObject({ decision: { real: false }, rollouts: 48 });
  });
});

describe('heroes of two schools on one board', () => {
  const scroll = ['magic-missile-scroll'];
  const board = scenario('@..b', { hero: pools(4), carried: scroll, identified: scroll });
  const compare = (game: Game, isNull = false) => compareSchools(raws, boardOf(game), { rollouts: 12, isNull });

  test('agree if one press saves both', () => {
    const { schools, differ } = compare(board)!;
    expect(schools[0]).not.toBe(schools[1]);
    expect(differ).toBe(false);
    expect(compare(board, true)?.differ).toBe(false);
  });

  test('are not compared without options, nor while a boon is on offer', () => {
    expect(compare(scenario('@..r', { hero: pools(30) }))).toBeNull();
    expect(compare(offered(board, ['wildfire', 'toxins', 'bulwark']))).toBeNull();
  });
});

describe('the boards of a run', () => {
  const boards = sampleBoards(raws, SAMPLE);

  test('are sampled below the town, the same every time', () => {
    expect(boards.length).toBeGreaterThan(0);
    expect(boards.length).toBeLessThanOrEqual(5);
    expect(boards.every(({ game }) => game.depth > 1 && game.pending === null)).toBe(true);
    expect(sampleBoards(raws, SAMPLE).map(({ game }) => game.turn)).toEqual(boards.map(({ game }) => game.turn));
  });
});

describe('the rules of thumb take', () => {
  const scroll = ['magic-missile-scroll'];
  const picks = (game: Game) => {
    const situation = botSituation(game);
    return picksOf(listedPresses(situation, game), situation);
  };

  test('the first option, the least stated loss, the strongest attack', () => {
    const game = scenario('@..b', { hero: pools(9), carried: scroll, identified: scroll });
    expect(picks(game)).toEqual({ blue: null, first: 0, least: 1, strongest: 1 });
  });

  test('the blue press, and no first one, on a board without options', () => {
    expect(picks(scenario('@..>', { hero: pools(30) }))).toEqual({
      blue: 0,
      first: null,
      least: null,
      strongest: null,
    });
  });
});

describe('a played loss', () => {
  const fight = { kind: 'fight' } as const;

  test('is 1 if the hero dies', () => {
    expect(playedLoss(raws, scenario('@D', { hero: pools(1) }), fight)).toBe(1);
  });

  test('is 0 without an enemy', () => {
    expect(playedLoss(raws, scenario('@..>', { hero: pools(30) }), { kind: 'wait' })).toBe(0);
  });

  test('is a share of the hit points if the hero lives', () => {
    const loss = playedLoss(raws, scenario('o@o', { hero: pools(30) }), fight);
    expect(loss).toBeGreaterThan(0);
    expect(loss).toBeLessThan(1);
  });
});

describe('of judged boards', () => {
  const lead = { mean: 0.1, low: 0.02, high: 0.2 };
  const press = (kind: JudgedPress['kind'], loss: JudgedPress['loss'] = null): JudgedPress => ({
    ...{ kind, loss, worth: 0.5, deaths: null },
  });
  /** Judged board with the options Fight and Ascend, of which the second is the best. */
  const board = (changes: Partial<Judgement> = {}): Judgement => ({
    ...{ depth: 2, row: 'options', hp: 20, rollouts: 48, decision: { best: 1, lead, real: true } },
    presses: [press('fight', { stated: 0.5, played: 0.45 }), press('ascend')],
    picks: { blue: null, first: 0, least: 0, strongest: 1 },
    shortfall: 0,
    ...changes,
  });
  const dull = board({ depth: 3, decision: { best: 0, lead, real: false }, shortfall: 0.2 });
  const blue = board({ row: 'blue', picks: { blue: 1, first: null, least: 0, strongest: null } });
  const { depths, rows, misses, missesOfOptions, best, near, losses } = decisionFigures([board(), dull, blue]);

  test('real decisions count at each depth, if the board offers them', () => {
    expect(depths.map(({ depth, boards, real }) => [depth, boards, real.hits])).toEqual([
      [null, 3, 1],
      [2, 2, 1],
      [3, 1, 0],
    ]);
    expect(depths[0]?.realIn.blue).toMatchObject({ hits: 1, tries: 1 });
    expect([rows.blue.hits, rows.options.hits, rows.neither.hits]).toEqual([1, 2, 0]);
  });

  test('a rule misses if its press is not the best of a real decision', () => {
    expect(misses.least).toMatchObject({ hits: 2, tries: 2 });
    expect(missesOfOptions.least).toMatchObject({ hits: 1, tries: 1 });
    expect([misses.blue, misses.first, misses.strongest].map(({ hits, tries }) => [hits, tries])).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  test('a kind is the best on some of the boards that list it', () => {
    expect(best.map(({ kind, boards, options }) => [kind, boards.hits, options.hits, options.tries])).toEqual([
      ['ascend', 2, 1, 2],
      ['fight', 1, 1, 2],
    ]);
  });

  test('a press that lights a fire counts as a kind of its own, too', () => {
    const burning = board({ presses: [press('fight'), { ...press('thing'), burns: true }] });
    const counted = decisionFigures([burning, board({ presses: [press('fight'), press('thing')] })]).best;
    expect(counted.map(({ kind, options }) => [kind, options.hits, options.tries])).toEqual([
      ['burn', 1, 1],
      ['fight', 0, 2],
      ['thing', 2, 2],
    ]);
  });

  test('the best listed press is near the best of all within 0.03', () => {
    expect(near).toMatchObject({ hits: 2, tries: 3 });
  });

  test('stated and played losses are compared in thirds, then by kind', () => {
    expect(losses.map(({ title, presses, isTrue }) => [title, presses, isTrue])).toEqual([
      ['lowest third', 1, true],
      ['middle third', 1, true],
      ['highest third', 1, true],
      ['fight', 3, true],
    ]);
    expect(losses[3]).toMatchObject({ stated: 0.5, played: 0.45 });
    expect(losses[3]?.points).toBeCloseTo(1, 10);
  });

  test('losses that are 2 HP and a quarter apart are not as stated', () => {
    const false_ = board({ presses: [press('fight', { stated: 0.2, played: 0.4 })] });
    expect(decisionFigures([false_]).losses.at(-1)).toMatchObject({ points: -4, isTrue: false });
  });

  test('a report counts boards and rollouts', () => {
    const plan = { ...SAMPLE, rollouts: 24, isNull: false };
    const report = formatDecisions([{ plan, boards: [board(), dull], milliseconds: 1000 }]);
    expect(report).toMatch(/2 boards of 1 runs, 96 rollouts, 96\.0 a second and process/);
    expect(report).toMatch(/^all +2 +50\.0 %/m);
    expect(report).toMatch(/^3 +1 +0\.0 %/m);
  });
});
