import { encumbrance } from '../../../src/engine/systems/encumbrance';
import { eventsOfKind, inWorld, worldOf } from '../../support/combat';
import { apply, cells, HERO } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

const slowed = (amount: number) => {
  const world = apply(worldOf(scenario('@.r')), { slow: amount }, cells([3, 1]));
  return { world, rat: inWorld(world, find(world.game, 'rat').id) };
};

it('gives a status of five turns', () => {
  const { rat, world } = slowed(10);
  expect(rat.statuses).toEqual([{ kind: 'slow', source: 'zap', turns: 5, by: HERO, penalty: 10 }]);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([
    { target: { raw: 'rat' }, status: 'slow', amount: 10, turns: 5, sense: 'self' },
  ]);
});

it.each([
  ['slowness', 10],
  ['haste', -2],
])('counts in the penalty of whoever it falls on before its next turn: %s', (_, amount) => {
  const { rat, world } = slowed(amount);
  const before = rat.pools?.penalty ?? 0;
  encumbrance(world);
  expect(rat.pools?.penalty).toBe(before + amount);
});

it('merges into one status: the longest time, the largest penalty, the latest author', () => {
  const { rat, world } = slowed(10);
  rat.statuses = [{ kind: 'slow', source: 'slow-potion', turns: 9, by: 7, penalty: 2 }];
  apply(world, { slow: 10 }, cells([3, 1]));
  apply(world, { slow: 4 }, cells([3, 1]));
  encumbrance(world);
  expect(rat.statuses).toEqual([{ kind: 'slow', source: 'zap', turns: 9, by: HERO, penalty: 10 }]);
  expect(rat.pools?.penalty).toBe(10);
  expect(eventsOfKind(world, 'status-gained').at(-1)).toMatchObject({ turns: 9, amount: 10 });
});

it('does not merge with haste', () => {
  const { rat, world } = slowed(10);
  apply(world, { slow: -2 }, cells([3, 1]));
  encumbrance(world);
  expect(rat.statuses).toHaveLength(2);
  expect(rat.pools?.penalty).toBe(8);
});

it('merges with several slow statuses of an older game', () => {
  const { rat, world } = slowed(10);
  rat.statuses = [1, 5, 3].map((turns) => ({
    kind: 'slow',
    source: 'web',
    turns,
    by: null,
    credit: 9,
    penalty: turns,
  }));
  apply(world, { slow: 2 }, cells([3, 1]));
  expect(rat.statuses).toEqual([{ kind: 'slow', source: 'web', turns: 5, by: HERO, penalty: 5 }]);
});
