import { eventsOfKind, hpOf, inWorld, worldOf } from '../../support/combat';
import { apply, cells, HERO } from '../../support/effects';
import { changed, find, scenario } from '../../support/scenario';
import { bearing, playerTurn, poison } from '../../support/statuses';

it('gives a status of five turns, credited to its author', () => {
  const world = apply(worldOf(scenario('@.r')), { damage_over_time: 4 }, cells([3, 1]));
  const rat = inWorld(world, find(world.game, 'rat').id);
  expect(rat.statuses).toEqual([{ kind: 'damage-over-time', source: 'zap', turns: 5, by: HERO, damage: 4 }]);
  expect(eventsOfKind(world, 'status-gained')).toMatchObject([{ status: 'damage-over-time', amount: 4, turns: 5 }]);
});

it('of 4 takes 20 hit points in five player-turns, and then ends', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 4, null)));
  const left: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    playerTurn(world);
    left.push(hpOf(world.game.hero));
  }
  expect(left).toEqual([26, 22, 18, 14, 10, 10]);
  expect(eventsOfKind(world, 'status-ended')).toHaveLength(1);
});

it('hurts its own author', () => {
  const world = worldOf(bearing(scenario('@'), 'hero', poison(5, 2, HERO)));
  playerTurn(world);
  expect(eventsOfKind(world, 'hurt')).toMatchObject([{ amount: 2, by: null, cause: 'venom' }]);
});

it('credits its author with the kill, and so with experience and gold', () => {
  const poisoned = changed(bearing(scenario('@..b'), 'bandit', poison(5, 99, HERO)), (draft) => {
    find(draft, 'bandit').pools!.gold = 3;
  });
  const world = worldOf(poisoned);
  playerTurn(world);
  expect(world.game.hero.pools).toMatchObject({ xp: 100, gold: 23 });
  expect(eventsOfKind(world, 'died')).toMatchObject([{ cause: 'venom', by: { raw: 'hero' } }]);
});

it('can kill on its last turn', () => {
  const world = worldOf(bearing(scenario('@..r'), 'rat', poison(1, 99, HERO)));
  playerTurn(world);
  expect(world.game.kills).toBe(1);
});
