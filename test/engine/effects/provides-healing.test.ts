import { eventsOfKind, hpOf, inWorld, worldOf } from '../../support/combat';
import { apply, cells, fire, HERO, hurt, on } from '../../support/effects';
import { changed, find, scenario } from '../../support/scenario';

const wounded = (hp: number) =>
  worldOf(
    changed(scenario('@'), ({ hero }) => {
      hero.pools.hp.current = hp;
    }),
  );

it('gives hit points back', () => {
  const world = apply(wounded(10), { provides_healing: 8 }, on(HERO));
  expect(hpOf(world.game.hero)).toBe(18);
  expect(eventsOfKind(world, 'healed')).toMatchObject([{ amount: 8, sense: 'self' }]);
});

it('fills up to the maximum and reports the gain', () => {
  const world = apply(wounded(25), { provides_healing: 8 }, on(HERO));
  expect(hpOf(world.game.hero)).toBe(30);
  expect(eventsOfKind(world, 'healed')).toMatchObject([{ amount: 5 }]);
});

it('does nothing at the maximum', () => {
  const world = worldOf(scenario('@'));
  expect(fire(world, { provides_healing: 8 }, on(HERO))).toBe(false);
  expect(world.queue).toEqual([]);
});

it('heals everybody on its cells, creatures as well', () => {
  const game = changed(scenario('@r'), (draft) => {
    find(draft, 'rat').pools!.hp.current = 1;
  });
  const world = apply(worldOf(game), { provides_healing: 2 }, cells([2, 1]));
  expect(hpOf(inWorld(world, find(game, 'rat').id))).toBe(3);
});

it('does not revive the dead', () => {
  const world = worldOf(scenario('@r'));
  const rat = find(world.game, 'rat').id;
  hurt(world, HERO, on(rat), 99);
  apply(world, { provides_healing: 100 }, cells([2, 1]));
  expect(hpOf(inWorld(world, rat))).toBeLessThan(1);
});
