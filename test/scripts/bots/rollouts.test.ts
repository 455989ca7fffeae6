import fc from 'fast-check';
import { dealAnew } from '../../../scripts/bots/rollouts/deal';
import { playFast } from '../../../scripts/bots/rollouts/fast-play';
import { Rollouts, worthOf } from '../../../scripts/bots/rollouts/rollouts';
import { stateFaults } from '../../../scripts/simulate/invariants';
import { type Game, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { changed, here, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const pools = (current: number) => poolsWith({ hp: { current, max: 30 } });

/** Game whose hero sees a rat. A wolf and its mate stand behind walls. */
const walled = (): Game => scenario('@..r###....\n#######..ww\n#######....', { hero: pools(30) });

/** Cells of the creatures of a kind, as texts. */
const cellsOf = (game: Game, raw: string): string[] =>
  here(game)
    .entities.filter((one) => one.raw === raw)
    .map(({ position }) => `${position?.x},${position?.y}`);

const LUCKS = Array.from({ length: 20 }, (_, n) => String(n));

describe('a deal', () => {
  test('moves creatures that the hero has not seen', () => {
    const dealt = new Set(LUCKS.map((luck) => cellsOf(dealAnew(raws, walled(), luck), 'mangy-wolf').join(' ')));
    expect(dealt.size).toBeGreaterThan(5);
  });

  test('leaves creatures that the hero sees', () => {
    for (const luck of LUCKS) expect(cellsOf(dealAnew(raws, walled(), luck), 'rat')).toEqual(['4,1']);
  });

  test('leaves creatures of which the hero has heard in the last events', () => {
    const wolf = here(walled()).entities.find(({ raw }) => raw === 'mangy-wolf')!;
    const known = changed(walled(), (draft) => {
      draft.events = [
        { kind: 'noticed', turn: 0, sense: 'seen', who: { id: wolf.id, raw: 'mangy-wolf' }, at: { x: 10, y: 2 } },
      ];
    });
    for (const luck of LUCKS) expect(cellsOf(dealAnew(raws, known, luck), 'mangy-wolf')).toContain('10,2');
  });

  test('keeps a pack together', () => {
    for (const luck of LUCKS) {
      const [a, b] = cellsOf(dealAnew(raws, walled(), luck), 'mangy-wolf').map((cell) => cell.split(',').map(Number));
      expect(Math.max(Math.abs(a![0]! - b![0]!), Math.abs(a![1]! - b![1]!))).toBe(1);
    }
  });

  test('is the same for the same random numbers, is sound, and shows the hero the same', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (luck) => {
        const game = walled();
        const dealt = dealAnew(raws, game, luck);
        expect(dealAnew(raws, game, luck)).toEqual(dealt);
        expect(stateFaults(raws, dealt)).toEqual([]);
        expect({ ...view(dealt, raws), seed: '' }).toEqual({ ...view(game, raws), seed: '' });
      }),
      { numRuns: 30 },
    );
  });

  test('differs for other random numbers', () => {
    expect(dealAnew(raws, walled(), '1').rng).not.toEqual(dealAnew(raws, walled(), '2').rng);
  });
});

describe('fast play', () => {
  test('begins with the judged press', () => {
    expect(playFast(raws, scenario('@.', { hero: pools(30) }), { kind: 'abandon' }).over?.result).toBe('abandoned');
  });

  test('plays on if the engine refuses the press', () => {
    expect(playFast(raws, scenario('@....r', { hero: pools(30) }), { kind: 'rest' }).kills).toBe(1);
  });

  test('drinks a known potion when the hero is dying', () => {
    const game = scenario('@.......b', { hero: pools(3), carried: ['health-potion'], identified: ['health-potion'] });
    expect(playFast(raws, game, { kind: 'wait' }).events.some(({ kind }) => kind === 'healed')).toBe(true);
  });

  test('ends with the run', () => {
    expect(playFast(raws, scenario('@D', { hero: pools(1) }), { kind: 'wait' }).over?.result).toBe('died');
  });
});

describe('the worth of a game', () => {
  const game = scenario('@', { hero: pools(30) });
  const died = { result: 'died', turn: 1, depth: 2, by: 'rat', cause: null } as const;
  const after = (change: (draft: Game) => void): number => worthOf(game, changed(game, change));

  test.each<[string, (draft: Game) => void, number]>([
    ['0.8 if the hero is unhurt', () => {}, 0.8],
    ['0.7 if half of the hit points are left', (draft) => (draft.hero.pools.hp.current = 15), 0.7],
    ['1 if the hero has also gained a level’s experience', (draft) => (draft.hero.pools.xp = 1000), 1],
    ['no more for more experience', (draft) => (draft.hero.pools.xp = 5000), 1],
    ['0 if the hero has died', (draft) => (draft.over = died), 0],
    ['as if alive after a retirement', (draft) => (draft.over = { ...died, result: 'retired' }), 0.8],
  ])('is %s', (_, change, worth) => {
    expect(after(change)).toBeCloseTo(worth, 10);
  });
});

test('the worth of a press is the same with the same random numbers', () => {
  const game = walled();
  expect(new Rollouts(raws, game).worth({ kind: 'fight' }, '3')).toBe(
    new Rollouts(raws, game).worth({ kind: 'fight' }, '3'),
  );
});
