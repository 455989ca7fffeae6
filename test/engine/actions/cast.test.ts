import type { Action, Game } from '../../../src/engine';
import { kindsOf } from '../../support/combat';
import { act, changed, refusal, scenario } from '../../support/scenario';

describe('casting', () => {
  const wizard = (map: string, mana = 4): Game =>
    changed(scenario(map), ({ hero }) => {
      hero.knownSpells = [{ spell: 'zap', manaCost: 1 }];
      if (hero.pools) hero.pools.mana.current = mana;
    });
  const zap = (x: number): Action => ({ kind: 'cast', spell: 'zap', at: { x, y: 1 } });

  test('costs mana and hits', () => {
    const result = act(wizard('@..w'), zap(4));
    expect(result.game.hero.pools?.mana.current).toBe(3);
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['cast', 'hurt']));
  });

  test.each([
    ['a spell it never learned', scenario('@..w'), zap(4), { code: 'unknown-spell' }],
    ['too little mana', wizard('@..w', 0), zap(4), { code: 'not-enough-mana', need: 1, have: 0 }],
    ['no target', wizard('@..w'), { kind: 'cast', spell: 'zap' } as const, { code: 'target-needed', range: 6 }],
    ['a target too far off', wizard('@.......'), zap(8), { code: 'out-of-range', range: 6 }],
    [
      'a friend',
      wizard('@..t'),
      zap(4),
      { code: 'danger', danger: 'friendly', what: 'peasant', cost: { faction: 'townsfolk', strike: 5, kill: 20 } },
    ],
  ])('is refused for %s', (_, game, action, expected) => {
    expect(refusal(game, action)).toEqual(expected);
  });
});
