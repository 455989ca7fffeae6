import type { Action, Game } from '../../../src/engine';
import { kindsOf } from '../../support/combat';
import { act, find, refusal, scenario } from '../../support/scenario';

const on = (game: Game, raw: string): Action => ({ kind: 'equip', item: find(game, raw).id });

test('puts on what can be worn, once', () => {
  const game = scenario('@', { carried: ['dagger', 'rations'] });
  expect(refusal(game, on(game, 'rations'))).toEqual({ code: 'not-equippable' });
  const { game: armed } = act(game, on(game, 'dagger'));
  expect(find(armed, 'dagger').equipped?.slot).toBe('melee');
  expect(refusal(armed, on(armed, 'dagger'))).toEqual({ code: 'already-equipped' });
});

test('needs the thing in the pack', () => {
  const game = scenario('@/');
  expect(refusal(game, on(game, 'dagger'))).toEqual({ code: 'no-such-item' });
});

test('is refused without taking a turn when the hero knows that the worn item is cursed', () => {
  const game = scenario('@', { carried: ['dagger'], worn: ['longsword-minus-1'], identified: ['longsword-minus-1'] });
  expect(refusal(game, on(game, 'dagger'))).toEqual({ code: 'cursed', item: 'longsword-minus-1' });
});

test('takes the turn in place of a curse the hero does not know of', () => {
  const game = scenario('@', { carried: ['dagger'], worn: ['longsword-minus-1'] });
  const result = act(game, on(game, 'dagger'));
  expect(kindsOf(result)).toContain('stuck');
  expect(result.turns).toBe(1);
});

test('takes one turn', () => {
  const game = scenario('@', { carried: ['dagger'] });
  expect(act(game, on(game, 'dagger')).turns).toBe(1);
});
