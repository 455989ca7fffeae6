import { eventsOfKind, inWorld, worldOf } from '../../support/combat';
import { apply, cells, HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it('gives a status of the given turns', () => {
  const world = apply(worldOf(scenario('@.r')), { confusion: 4 }, cells([3, 1]));
  const rat = inWorld(world, find(world.game, 'rat').id);
  expect(rat.statuses).toEqual([{ kind: 'confusion', source: 'zap', turns: 4, by: HERO }]);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ status: 'confusion', turns: 4, amount: 0 }]);
});

it('affects the hero as well', () => {
  const world = apply(worldOf(scenario('@')), { confusion: 4 }, on(HERO));
  expect(world.game.hero.statuses).toMatchObject([{ kind: 'confusion' }]);
});
