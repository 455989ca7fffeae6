import type { Action, Game } from '../../../src/engine';
import { act, find, refusal, scenario } from '../../support/scenario';

const sure = true as const;

describe('aiming', () => {
  const armed = (map: string, identified = ['magic-missile-scroll']): Game =>
    scenario(map, { carried: ['magic-missile-scroll'], identified });
  const shoot = (game: Game, x: number, y = 1, more: { sure?: true } = {}): Action => ({
    kind: 'use',
    item: find(game, 'magic-missile-scroll').id,
    at: { x, y },
    ...more,
  });

  test.each([[[]], [['magic-missile-scroll']]])('wants a target, its type known or not: %j', (identified: string[]) => {
    const game = armed('@...w', identified);
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

  test('strikes who stands there', () => {
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

  test('of an unknown type needs no confirmation', () => {
    const game = armed('@...t', []);
    expect(act(game, shoot(game, 5)).turns).toBe(1);
  });
});
