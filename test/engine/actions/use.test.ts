import type { Action, Game } from '../../../src/engine';
import { act, find, refusal, scenario } from '../../support/scenario';

const use = (game: Game, raw: string): Action => ({ kind: 'use', item: find(game, raw).id });

test('needs the thing in the pack', () => {
  const game = scenario('@!');
  expect(refusal(game, use(game, 'health-potion'))).toEqual({ code: 'no-such-item' });
});

test('puts on a wearable thing', () => {
  const game = scenario('@', { carried: ['dagger'] });
  expect(find(act(game, use(game, 'dagger')).game, 'dagger').equipped?.slot).toBe('melee');
});

test('is refused for a thing that does nothing', () => {
  const game = scenario('@', { carried: ['hide'] });
  expect(refusal(game, use(game, 'hide'))).toEqual({ code: 'not-usable' });
});

test('is refused for a known potion that would do nothing, but not for an unknown one', () => {
  const known = scenario('@', { carried: ['health-potion'], identified: ['health-potion'] });
  expect(refusal(known, use(known, 'health-potion'))).toEqual({ code: 'no-effect-here' });
  const unknown = scenario('@', { carried: ['health-potion'] });
  expect(act(unknown, use(unknown, 'health-potion')).turns).toBe(1);
});

test('asks first for a known potion that harms its drinker', () => {
  const game = scenario('@', { carried: ['poison-potion'], identified: ['poison-potion'] });
  expect(refusal(game, use(game, 'poison-potion'))).toEqual({ code: 'danger', danger: 'self', what: null });
  const unknown = scenario('@', { carried: ['poison-potion'] });
  expect(act(unknown, use(unknown, 'poison-potion')).turns).toBe(1);
});

test('is refused for a book of a known spell', () => {
  const hero = { knownSpells: [{ spell: 'zap', manaCost: 1 }] };
  const game = scenario('@', { carried: ['beginners-magic'], hero });
  expect(refusal(game, use(game, 'beginners-magic'))).toEqual({ code: 'already-known', spell: 'zap' });
});
