import type { Action, Game } from '../../../src/engine';
import { kindsOf } from '../../support/combat';
import { act, find, refusal, scenario } from '../../support/scenario';

const off = (game: Game, raw: string): Action => ({ kind: 'remove', item: find(game, raw).id });

test('takes off only things that are worn', () => {
  const game = scenario('@', { carried: ['dagger'] });
  expect(refusal(game, off(game, 'dagger'))).toEqual({ code: 'not-equipped' });
  expect(act(game, off(game, 'old-boots')).turns).toBe(1);
});

test('needs the thing in the pack', () => {
  const game = scenario('@/');
  expect(refusal(game, off(game, 'dagger'))).toEqual({ code: 'no-such-item' });
});

test('is refused in no time when the hero knows of the curse', () => {
  const game = scenario('@', { worn: ['longsword-minus-1'], identified: ['longsword-minus-1'] });
  expect(refusal(game, off(game, 'longsword-minus-1'))).toEqual({ code: 'cursed', item: 'longsword-minus-1' });
});

test('takes the turn when the hero did not know of the curse', () => {
  const game = scenario('@', { worn: ['longsword-minus-1'] });
  const result = act(game, off(game, 'longsword-minus-1'));
  expect(kindsOf(result)).toContain('stuck');
  expect(result.turns).toBe(1);
});
