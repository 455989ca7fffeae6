import { eventsOfKind, inWorld, worldOf } from '../../support/combat';
import { apply, cells, HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it.each(['normal', 'hungry', 'starving'] as const)('makes the %s well fed for twenty turns', (state) => {
  const world = worldOf(scenario('@', { hero: { hunger: { state, turns: 3 } } }));
  apply(world, { food: true }, on(HERO));
  expect(world.game.hero.hunger).toEqual({ state: 'well-fed', turns: 20 });
  expect(eventsOfKind(world, 'hunger')).toMatchObject([{ state: 'well-fed' }]);
});

it('prolongs the well-fed state without an event', () => {
  const world = worldOf(scenario('@', { hero: { hunger: { state: 'well-fed', turns: 3 } } }));
  apply(world, { food: true }, on(HERO));
  expect(world.game.hero.hunger).toEqual({ state: 'well-fed', turns: 20 });
  expect(world.events).toEqual([]);
});

it('has no effect on creatures without hunger', () => {
  const world = apply(worldOf(scenario('@r')), { food: true }, cells([2, 1]));
  expect(inWorld(world, find(world.game, 'rat').id)).not.toHaveProperty('hunger');
});
