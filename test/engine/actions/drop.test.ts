import type { Action, Game } from '../../../src/engine';
import { kindsOf } from '../../support/combat';
import { act, find, refusal, scenario } from '../../support/scenario';

const down = (game: Game, raw: string): Action => ({ kind: 'drop', item: find(game, raw).id });

test('drops only things that are not worn', () => {
  const game = scenario('@', { carried: ['dagger'] });
  expect(refusal(game, down(game, 'old-boots'))).toEqual({ code: 'equipped' });
  const { game: barefoot } = act(game, { kind: 'remove', item: find(game, 'old-boots').id });
  expect(act(barefoot, down(barefoot, 'old-boots')).game.pack.map(({ raw }) => raw)).not.toContain('old-boots');
});

test('needs the thing in the pack', () => {
  const game = scenario('@/');
  expect(refusal(game, down(game, 'dagger'))).toEqual({ code: 'no-such-item' });
});

test('takes one turn', () => {
  const game = scenario('@', { carried: ['dagger'] });
  expect(act(game, down(game, 'dagger')).turns).toBe(1);
});

test('drops a cursed thing from the backpack like any other', () => {
  const game = scenario('@', { carried: ['longsword-minus-1'], identified: ['longsword-minus-1'] });
  expect(kindsOf(act(game, down(game, 'longsword-minus-1')))).toContain('dropped');
});
