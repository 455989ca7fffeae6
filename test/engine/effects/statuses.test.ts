import { inWorld, told, worldOf } from '../../support/combat';
import { apply, cells, HERO } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it('gives every status of the carrier, credited to its author', () => {
  const world = apply(worldOf(scenario('@.r')), { slow: 10, damage_over_time: 1, confusion: 4 }, cells([3, 1]));
  const rat = inWorld(world, find(world.game, 'rat').id);
  expect(rat.statuses).toEqual([
    { kind: 'confusion', source: 'zap', turns: 4, by: HERO },
    { kind: 'slow', source: 'zap', turns: 5, by: HERO, penalty: 10 },
    { kind: 'damage-over-time', source: 'zap', turns: 5, by: HERO, damage: 1 },
  ]);
});

it('adds to existing statuses', () => {
  const world = apply(worldOf(scenario('@.r')), { damage_over_time: 1 }, cells([3, 1]));
  apply(world, { damage_over_time: 2 }, cells([3, 1]));
  expect(told(world, 'status-gained')).toMatchObject([{ amount: 1 }, { amount: 2 }]);
  expect(inWorld(world, find(world.game, 'rat').id).statuses).toHaveLength(2);
});
