import type { Action, Game } from '../../../src/engine';
import { act, all, find, refusal, scenario } from '../../support/scenario';

const sure = true as const;

describe('aiming', () => {
  const armed = (map: string): Game =>
    scenario(map, { carried: ['magic-missile-scroll'], identified: ['magic-missile-scroll'] });
  const shoot = (game: Game, x: number, y = 1, more: { sure?: true } = {}): Action => ({
    kind: 'use',
    item: find(game, 'magic-missile-scroll').id,
    at: { x, y },
    ...more,
  });

  test('needs a target', () => {
    const game = armed('@...w');
    expect(refusal(game, { kind: 'use', item: find(game, 'magic-missile-scroll').id })).toEqual({
      code: 'target-needed',
      range: 6,
    });
  });

  test('reaches as far as its range, in a straight line', () => {
    const game = armed('@.......');
    expect(act(game, shoot(game, 7)).turns).toBe(1);
    expect(refusal(game, shoot(game, 8))).toEqual({ code: 'out-of-range', range: 6 });
  });

  test('needs the cell in view', () => {
    const game = armed('@.#..');
    expect(refusal(game, shoot(game, 5))).toEqual({ code: 'target-unseen' });
    expect(refusal(game, shoot(game, 40, 40))).toEqual({ code: 'target-unseen' });
  });

  test('strikes the creature on the cell', () => {
    const game = armed('@...w');
    const result = act(game, shoot(game, 5));
    expect(result.events.some((event) => event.kind === 'hurt' && event.target.raw === 'mangy-wolf')).toBe(true);
  });

  test('at a creature that is not hostile needs confirmation', () => {
    const game = armed('@...t');
    expect(refusal(game, shoot(game, 5))).toEqual({
      code: 'danger',
      danger: 'friendly',
      what: 'peasant',
      cost: { faction: 'townsfolk', strike: 5, kill: 20 },
    });
    expect(act(game, shoot(game, 5, 1, { sure })).turns).toBe(1);
  });
});

describe('aiming an unknown rod', () => {
  const armed = (map: string): Game => scenario(map, { carried: ['rod-of-venom'] });
  const shoot = (game: Game, x: number, y = 1): Action => ({
    kind: 'use',
    item: find(game, 'rod-of-venom').id,
    at: { x, y },
  });

  test('wants a target, and does not tell the range', () => {
    const game = armed('@...w');
    expect(refusal(game, { kind: 'use', item: find(game, 'rod-of-venom').id })).toEqual({ code: 'target-needed' });
  });

  test('needs the cell in view', () => {
    expect(refusal(armed('@.#..'), shoot(armed('@.#..'), 5))).toEqual({ code: 'target-unseen' });
  });

  test('takes any cell in sight, makes the type known, and spends no charge beyond its range', () => {
    const game = armed('@.......w');
    const result = act(game, shoot(game, 9));
    expect(result.turns).toBe(1);
    expect(result.game.identified).toEqual(['rod-of-venom']);
    expect(find(result.game, 'rod-of-venom').consumable).toBeUndefined();
    expect(result.events.map(({ kind }) => kind)).toContain('fizzled');
  });

  test('strikes a target within range', () => {
    const game = armed('@...w');
    expect(all(act(game, shoot(game, 5)).game, 'mangy-wolf')[0]?.statuses).toMatchObject([
      { kind: 'damage-over-time' },
    ]);
  });

  test('needs no confirmation', () => {
    const game = armed('@...t');
    expect(act(game, shoot(game, 5)).turns).toBe(1);
  });
});
