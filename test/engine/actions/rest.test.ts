import type { Game } from '../../../src/engine';
import { stopOf, wounded } from '../../support/actions';
import { act, changed, find, refusal, scenario } from '../../support/scenario';

describe('resting', () => {
  test('goes on until hit points and mana are full', () => {
    const result = act(wounded(scenario('@'), 25), { kind: 'rest' });
    expect(result.game.hero.pools?.hp.current).toBe(30);
    expect(stopOf(result)).toEqual({ reason: 'restored', what: null, turns: 5 });
    expect(result.events.filter(({ kind }) => kind === 'healed')).toHaveLength(1);
  });

  test('lasts a hundred turns at most', () => {
    const game = changed(wounded(scenario('@'), 1), ({ hero }) => {
      if (hero.pools) hero.pools.level = 12;
      hero.hunger = { state: 'normal', turns: 200 };
    });
    const big = act(game, { kind: 'wait' }).game;
    const rested = changed(big, ({ hero }) => {
      if (hero.pools) hero.pools.hp = { current: 1, max: 400 };
    });
    expect(stopOf(act(rested, { kind: 'rest' }))).toEqual({ reason: 'limit', what: null, turns: 100 });
  });

  test('is refused when there is nothing to recover', () => {
    expect(refusal(scenario('@'), { kind: 'rest' })).toEqual({ code: 'nothing-to-rest' });
    const hungry = changed(wounded(scenario('@', { carried: [] }), 5), ({ hero }) => {
      hero.hunger = { state: 'hungry', turns: 5 };
    });
    expect(refusal(hungry, { kind: 'rest' })).toEqual({ code: 'nothing-to-rest' });
  });

  test('lasts until confusion ends, even if the hero has nothing to recover or is too hungry for that', () => {
    const confused = (game: Game) =>
      changed(game, ({ hero }) => {
        hero.statuses = [{ kind: 'confusion', source: 'confusion-scroll', turns: 4, by: null }];
      });
    const well = act(confused(scenario('@')), { kind: 'rest' });
    expect(well.game.hero.statuses ?? []).toEqual([]);
    expect(stopOf(well)).toMatchObject({ reason: 'restored', turns: 4 });
    const starving = changed(wounded(scenario('@', { carried: [] }), 5), ({ hero }) => {
      hero.hunger = { state: 'hungry', turns: 50 };
    });
    expect(stopOf(act(confused(starving), { kind: 'rest' }))).toMatchObject({ reason: 'hunger', what: 'hungry' });
  });

  test('is refused in sight of an enemy, and ends when one comes', () => {
    expect(refusal(wounded(scenario('@..r'), 5), { kind: 'rest' })).toEqual({ code: 'hostile-in-view', who: 'rat' });
    const coming = changed(wounded(scenario('@...........w'), 5), (draft) => {
      find(draft, 'mangy-wolf').chasing = draft.hero.id;
    });
    expect(stopOf(act(coming, { kind: 'rest' }))).toMatchObject({ reason: 'hostile', what: 'mangy-wolf' });
  });

  test('ends with damage', () => {
    const game = changed(wounded(scenario('@'), 3), ({ hero }) => {
      hero.statuses = [{ kind: 'damage-over-time', source: 'venom', turns: 5, by: null, damage: 1 }];
    });
    expect(stopOf(act(game, { kind: 'rest' }))).toEqual({ reason: 'damage', what: 'venom', turns: 1 });
  });

  test('goes on when a status ends', () => {
    const game = changed(wounded(scenario('@'), 5), ({ hero }) => {
      hero.statuses = [{ kind: 'slow', source: 'web', turns: 2, by: null, penalty: 1 }];
    });
    expect(stopOf(act(game, { kind: 'rest' }))).toMatchObject({ reason: 'restored' });
  });
});

test('a shot that misses ends a rest, even if the hero does not see the archer', () => {
  const archer = { raw: 'goblin-archer', initiative: 1, lightSource: null } as const;
  const game = changed(
    scenario('@....g', { legend: { g: archer }, worn: [], hero: { viewshed: { range: 2 } } }),
    ({ hero }) => {
      hero.pools.hp.current = 1;
      hero.skills = { ...hero.skills, defense: 99 };
    },
  );
  expect(stopOf(act(game, { kind: 'rest' }))).toMatchObject({ reason: 'attacked', what: 'goblin-archer' });
});
