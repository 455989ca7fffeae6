import { eventsOfKind, worldOf } from '../../support/combat';
import { apply, fire, HERO, on } from '../../support/effects';
import { changed, scenario } from '../../support/scenario';

const spent = (mana: number) =>
  worldOf(
    changed(scenario('@'), ({ hero }) => {
      hero.pools.mana.current = mana;
    }),
  );

it('gives mana back', () => {
  const world = apply(spent(1), { provides_mana: 2 }, on(HERO));
  expect(world.game.hero.pools?.mana.current).toBe(3);
  expect(eventsOfKind(world, 'mana-restored')).toMatchObject([{ amount: 2, sense: 'self' }]);
});

it('fills up to the maximum and reports the gain', () => {
  const world = apply(spent(3), { provides_mana: 4 }, on(HERO));
  expect(world.game.hero.pools?.mana).toEqual({ current: 4, max: 4 });
  expect(eventsOfKind(world, 'mana-restored')).toMatchObject([{ amount: 1 }]);
});

it('does nothing at the maximum', () => {
  expect(fire(spent(4), { provides_mana: 4 }, on(HERO))).toBe(false);
});
