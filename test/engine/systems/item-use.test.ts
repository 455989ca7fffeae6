import type { Game } from '../../../src/engine';
import { component } from '../../../src/engine/state/components';
import type { Point } from '../../../src/lib/geometry';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, all, changed, find, refusal, scenario } from '../../support/scenario';

const use = (game: Game, raw: string, at?: Point) =>
  act(game, { kind: 'use', item: find(game, raw).id, ...(at && { at }), sure: true });

const wounded = (game: Game, hp = 10): Game =>
  changed(game, ({ hero }) => {
    hero.pools.hp.current = hp;
  });

const chargesOf = (game: Game, raw: string) => component(loadRaws(), find(game, raw), 'consumable')?.charges;

describe('a thing of one charge', () => {
  const start = () => wounded(scenario('@', { carried: ['health-potion'] }));

  it('is used up if it did something', () => {
    expect(all(use(start(), 'health-potion').game, 'health-potion')).toEqual([]);
  });

  it('makes its type known', () => {
    expect(use(start(), 'health-potion').game.identified).toEqual(['health-potion']);
  });

  it('reports what happens in order, under its look', () => {
    const result = use(start(), 'health-potion');
    expect(kindsOf(result)).toEqual(['used', 'identified', 'healed']);
    expect(eventsOfKind(result, 'used')[0]?.item.raw).toBeNull();
  });
});

describe('a thing that would do nothing here', () => {
  it('is refused at no cost if its type is known', () => {
    const game = scenario('@', { carried: ['health-potion'], identified: ['health-potion'] });
    expect(refusal(game, { kind: 'use', item: find(game, 'health-potion').id })).toEqual({ code: 'no-effect-here' });
  });

  it('takes the turn, becomes known and keeps its charge if its type is unknown', () => {
    const result = use(scenario('@', { carried: ['health-potion'] }), 'health-potion');
    expect(result.turns).toBe(1);
    expect(result.game.identified).toEqual(['health-potion']);
    expect(chargesOf(result.game, 'health-potion')).toBe(1);
    expect(kindsOf(result)).toEqual(['used', 'identified', 'fizzled']);
  });
});

describe('a thing of several charges', () => {
  const rod = (charges: number) =>
    changed(scenario('@...', { carried: ['rod-of-venom'], identified: ['rod-of-venom'] }), (draft) => {
      find(draft, 'rod-of-venom').consumable = { maxCharges: 5, charges };
    });

  it.each([5, 1])('loses one of %i and stays', (charges) => {
    const { game } = use(rod(charges), 'rod-of-venom', { x: 2, y: 1 });
    expect(chargesOf(game, 'rod-of-venom')).toBe(charges - 1);
  });

  it('is refused when it is empty', () => {
    const game = rod(0);
    const action = { kind: 'use', item: find(game, 'rod-of-venom').id, at: { x: 2, y: 1 } } as const;
    expect(refusal(game, action)).toEqual({ code: 'no-charges' });
  });
});

it('aimed at an empty cell loses its charge', () => {
  const options = { carried: ['magic-missile-scroll'], identified: ['magic-missile-scroll'] };
  const { game } = use(scenario('@...', options), 'magic-missile-scroll', { x: 3, y: 1 });
  expect(all(game, 'magic-missile-scroll')).toEqual([]);
});

it('removes the weight of used things', () => {
  const start = scenario('@', { carried: ['rations'], worn: [] });
  expect(start.hero.pools?.weight).toBeGreaterThan(0);
  expect(use(start, 'rations').game.hero.pools?.weight).toBe(0);
});
