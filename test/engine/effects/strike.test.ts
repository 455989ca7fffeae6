import { drainEffects } from '../../../src/engine/effects/queue/drain-effects';
import type { World } from '../../../src/engine/state/world';
import { eventsOfKind, hpOf, inWorld, worldOf } from '../../support/combat';
import { HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

const strike = (world: World, by: number, target: number, amount: number): World => {
  world.queue.push({ tag: 'strike', by, source: 'rusty-longsword', targets: on(target), amount });
  drainEffects(world);
  return world;
};

it('takes hit points without a second report', () => {
  const game = scenario('@r');
  const rat = find(game, 'rat');
  const world = strike(worldOf(game), HERO, rat.id, 3);
  expect(hpOf(inWorld(world, rat.id))).toBe(hpOf(rat) - 3);
  expect(world.events).toEqual([]);
  expect(world.level.blood).toHaveLength(1);
});

it('without damage leaves no blood', () => {
  const world = worldOf(scenario('@r'));
  expect(strike(world, HERO, find(world.game, 'rat').id, 0).level.blood).toEqual([]);
});

it('kills, credited to the attacker', () => {
  const world = worldOf(scenario('@r'));
  strike(world, HERO, find(world.game, 'rat').id, 99);
  expect(eventsOfKind(world, 'died')).toMatchObject([{ by: { raw: 'hero' }, cause: 'rusty-longsword' }]);
});

it('spares a hero in god mode', () => {
  const world = worldOf(scenario('@w', { hero: { godMode: true } }));
  expect(hpOf(strike(world, find(world.game, 'mangy-wolf').id, HERO, 99).game.hero)).toBe(30);
});
