import { wounded } from '../../support/actions';
import { act, changed, scenario } from '../../support/scenario';

describe('waiting', () => {
  test('restores a hit point, and a point of mana now and then', () => {
    const results = Array.from({ length: 40 }, (_, i) =>
      act(wounded(scenario('@', { seed: `${i}` }), 10, 1), { kind: 'wait' }),
    );
    expect(results.every(({ game }) => game.hero.pools?.hp.current === 11)).toBe(true);
    const refreshed = results.filter(({ game }) => game.hero.pools?.mana.current === 2).length;
    expect(refreshed).toBeGreaterThan(1);
    expect(refreshed).toBeLessThan(18);
  });

  test('never restores more than the maximum', () => {
    const { game, events } = act(scenario('@'), { kind: 'wait' });
    expect(game.hero.pools?.hp.current).toBe(game.hero.pools?.hp.max);
    expect(events).toEqual([]);
  });

  test.each(['hungry', 'starving'] as const)('restores nothing to a %s hero', (state) => {
    const game = changed(wounded(scenario('@'), 10), ({ hero }) => {
      hero.hunger = { state, turns: 50 };
    });
    expect(act(game, { kind: 'wait' }).game.hero.pools?.hp.current).toBe(10);
  });

  test('restores nothing in sight of an enemy', () => {
    const { game } = act(wounded(scenario('@......w'), 10), { kind: 'wait' });
    expect(game.hero.pools?.hp.current).toBe(10);
  });
});

test('a wait restores a hit point in sight of friendly creatures', () => {
  const legend = { t: { raw: 'peasant', initiative: 99 }, g: { raw: 'rock-golem', initiative: 99 } };
  const { game } = act(wounded(scenario('@..tg', { legend }), 10), { kind: 'wait' });
  expect(game.hero.pools?.hp.current).toBe(11);
});
