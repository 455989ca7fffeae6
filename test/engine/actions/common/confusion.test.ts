import type { Action } from '../../../../src/engine';
import { attacksOfHero, confused } from '../../../support/actions';
import { act, draw, scenario } from '../../../support/scenario';

const east = (more: { sure?: true; steps?: number } = {}): Action => ({ kind: 'move', direction: 'e', ...more });

describe('a confused hero', () => {
  const open = '.....\n.....\n..@..\n.....\n.....';

  test('steps in any of eight directions at random', () => {
    const cells = new Set(
      Array.from({ length: 80 }, (_, i) => {
        const { position } = act(confused(scenario(open, { seed: `${i}` })), east()).game.hero;
        return JSON.stringify(position);
      }),
    );
    expect(cells.size).toBe(8);
  });

  test('loses the turn against a wall', () => {
    const turns = Array.from({ length: 60 }, (_, i) => act(confused(scenario('@.', { seed: `${i}` })), east()));
    expect(turns.every((result) => result.turns === 1)).toBe(true);
    expect(new Set(turns.map(({ game }) => draw(game)))).toEqual(new Set(['@.', '.@']));
  });

  test('strikes a creature that stands there', () => {
    const struck = Array.from({ length: 40 }, (_, i) => {
      const result = act(confused(scenario('w@t', { seed: `${i}` })), { kind: 'attack', direction: 'w' });
      return attacksOfHero(result.events).map(({ target }) => target.raw);
    });
    expect(new Set(struck.flat())).toEqual(new Set(['mangy-wolf', 'peasant']));
    expect(struck.some((targets) => targets.length === 0)).toBe(true);
  });

  test('takes one step at a time', () => {
    expect(act(confused(scenario(open)), east({ steps: 5 })).turns).toBe(1);
  });
});
