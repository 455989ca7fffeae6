import { appendFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ledger } from '../../../scripts/lib/ledger';
import { wilsonInterval } from '../../../scripts/lib/statistics';
import { balanceDocument, type Figures } from '../../../scripts/simulate/balance/document';
import { duel } from '../../../scripts/simulate/balance/duel';
import { setUpDuel } from '../../../scripts/simulate/balance/duel-setup';
import { goalsOf, verdict } from '../../../scripts/simulate/balance/goals';
import { KITS } from '../../../scripts/simulate/balance/kits';
import { playRun } from '../../../scripts/simulate/run';
import { Tally } from '../../../scripts/simulate/tally';
import { loadRaws } from '../../../src/raws';

const raws = loadRaws();
const kit = (name: string) => KITS.find((one) => one.name === name)!;

describe('a duel', () => {
  const fight = (name: string, seed = 'test') => duel(raws, { place: 'arena', kit: name, level: 6, seed });

  test('begins with the dragon in sight, eight cells off, and the hero at its best', () => {
    const { hero, levels } = setUpDuel(raws, 'arena', { kit: kit('3 nukes'), level: 6 }, 'test');
    expect(hero.pools).toMatchObject({ level: 6, hp: { current: hero.pools.hp.max } });
    expect(levels['6']).toMatchObject({ entities: [{ raw: 'black-dragon' }] });
  });

  test("is hopeless by blows alone, and won by two scrolls and a student's spell", () => {
    expect(fight('best melee, 5 health potions')).toMatchObject({ won: false, died: true });
    expect(fight('2 nukes and Zap')).toMatchObject({ won: true, died: false });
  });

  test('is won by scrolls in the real lair', () => {
    const result = duel(raws, { place: 'lair', kit: '3 nukes', level: 8, seed: 'test 1' });
    expect(result).toMatchObject({ won: true, seen: true });
  });

  test('ends the same every time', () => {
    expect(fight('2 nukes and Zap')).toEqual(fight('2 nukes and Zap'));
  });
});

test.each([
  [0.3, 0.5, 40, 100, 'met'],
  [0.3, 0.5, 55, 100, 'within chance'],
  [0.3, 0.5, 90, 100, 'missed'],
  [0.3, 0.5, 0, 0, 'no cases'],
] as const)('a goal of %d to %d measured as %i of %i is %s', (low, high, hits, tries, word) => {
  expect(verdict({ low, high, measured: wilsonInterval(hits, tries) })).toBe(word);
});

describe('the document', () => {
  const tally = new Tally('careful');
  const run = playRun(raws, { seed: 'balance', bot: 'careful', maxTurns: 60, verify: false });
  tally.add({ ...run, deepest: 4, metBoss: 5 });
  const summaries = [tally.summary()];
  const figures: Figures = {
    seed: 'balance',
    runs: 1,
    fights: 10,
    command: 'npm run balance',
    summaries,
    finds: { kit: wilsonInterval(9, 10), perLevel: [{ depth: 2, items: 3.25, foes: 4 }] },
    duels: [{ place: 'arena', kit: '3 nukes', won: [{ level: 5, chance: wilsonInterval(10, 10) }] }],
  };

  const before: Figures = { ...figures, summaries: [], duels: [] };

  test('shows the figures beside the goals', () => {
    expect(goalsOf(figures).find(({ title }) => title === 'careful reaches depth 4')?.measured.hits).toBe(1);
    expect(balanceDocument(figures, before)).toContain(
      '| careful reaches depth 4 | 55–75 % | – | 100.0 % (20.7–100.0) |',
    );
  });

  test('says how many runs and duels each figure comes from', () => {
    const [row] = figures.duels;
    const duels = [row!, { ...row!, kit: '2 nukes', won: [{ level: 5, chance: wilsonInterval(1, 4) }] }];
    const text = balanceDocument(
      { ...figures, summaries: [...summaries, { ...summaries[0]!, bot: 'planner' }], duels },
      before,
    );
    expect(text).toContain('1 runs of careful and 1 runs of planner on the seeds');
    expect(text).toContain('and 4 to 10 duels for each cell');
  });

  test('shows the earlier figures beside the present ones', () => {
    expect(balanceDocument(before, figures)).toContain(
      '| careful reaches depth 4 | 55–75 % | 100.0 % (20.7–100.0) | – |',
    );
    expect(balanceDocument(figures, figures)).toContain('| careful before | careful now |');
  });

  test('has the goals and figures of choices', () => {
    const text = balanceDocument(figures, { ...before, summaries: [] });
    expect(text).toContain('## Choices');
    expect(text).toContain('| careful dies at depth 2 without a shop | ≤ 15 % | – |');
    expect(text).toContain('| runs | 1 |');
  });

  test('has columns of the earlier version only for bots that it measured', () => {
    const text = balanceDocument(
      { ...figures, summaries: [...summaries, { ...summaries[0]!, bot: 'masher' }] },
      figures,
    );
    expect(text).toContain('| careful before | careful now | masher now |');
  });

  test('says which parts were measured later', () => {
    const renewed = { command: 'npm run later', parts: ['30 runs of masher', '20 runs of first'] };
    expect(balanceDocument({ ...figures, renewed }, before)).toContain(
      'Measured later, by `npm run later`: 30 runs of masher and 20 runs of first.',
    );
  });

  test('shows the level at which blows alone do best', () => {
    const won = [4, 8, 12].map((level) => ({ level, chance: wilsonInterval(level === 8 ? 2 : 0, 100) }));
    const duels = [{ place: 'lair' as const, kit: KITS[0]!.name, won }];
    const found = goalsOf({ summaries: [], duels }).find(({ title }) =>
      title.startsWith('best melee beats the dragon in'),
    );
    expect(found).toMatchObject({ high: 0.03, measured: { hits: 2, tries: 100 } });
  });

  test('has survival, duels and finds', () => {
    const text = balanceDocument(figures, before);
    expect(text).toContain('| 3 nukes | 100.0 % (72.2–100.0) |');
    expect(text).toContain('| 2 | 3.3 | 4.0 |');
    expect(text).toContain('| careful | 5 | 1 | 0 |');
  });
});

describe('a stored measurement', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  const worker = join(folder, 'worker.js');
  const opened = () =>
    new Ledger(
      { folder: join(folder, 'kept'), name: 'runs', worker },
      (answer: { plan: { n: number } }) => answer.plan,
    );

  test('can be read again, except for a line that was cut short', () => {
    writeFileSync(worker, 'one version');
    opened().add({ plan: { n: 1 } });
    const [file] = readdirSync(join(folder, 'kept'));
    appendFileSync(join(folder, 'kept', file!), '{"plan":{"n":2}');
    opened().add({ plan: { n: 3 } });
    const again = opened();
    expect([1, 2, 3].map((n) => again.answerTo({ n })?.plan.n)).toEqual([1, undefined, 3]);
  });

  test('is not used by another version', () => {
    writeFileSync(worker, 'another version');
    expect(opened().answerTo({ n: 1 })).toBeUndefined();
  });
});
