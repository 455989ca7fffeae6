import { drainEffects } from '../../../../src/engine/effects/queue/drain-effects';
import { eventsOfKind, hpOf, inWorld, kindsOf, worldOf } from '../../../support/combat';
import { apply, cells, HERO, hurt, on } from '../../../support/effects';
import { changed, find, scenario } from '../../../support/scenario';

it('is processed first in, first out, with effects added meanwhile', () => {
  const world = worldOf(scenario('@rw'));
  const { rat, wolf } = { rat: find(world.game, 'rat').id, wolf: find(world.game, 'mangy-wolf').id };
  hurt(world, HERO, on(rat), 99);
  hurt(world, HERO, on(wolf), 1);
  drainEffects(world);
  expect(kindsOf(world)).toEqual(['hurt', 'hurt', 'died', 'rewarded']);
  expect(world.queue).toEqual([]);
});

it('hits each creature once, even if the area covers several of its cells', () => {
  const game = scenario('@..\n.D.\n...');
  const world = worldOf(game);
  const dragon = find(game, 'black-dragon');
  hurt(world, HERO, cells([2, 2], [3, 2], [2, 3], [3, 3]), 10);
  drainEffects(world);
  expect(hpOf(inWorld(world, dragon.id))).toBe(hpOf(dragon) - 10);
});

it('applies both effects of one carrier', () => {
  const game = scenario('@..\n.D.\n...');
  const dragon = find(game, 'black-dragon');
  const world = apply(worldOf(game), { damage: 3, slow: 2 }, cells([2, 2], [3, 3]));
  expect(hpOf(inWorld(world, dragon.id))).toBe(hpOf(dragon) - 3);
  expect(inWorld(world, dragon.id).statuses).toHaveLength(1);
});

it.each([
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
])('finds a big creature on any of its cells: %i, %i', (x, y) => {
  const world = worldOf(scenario('@..\n.D.\n...'));
  hurt(world, HERO, cells([x, y]), 1);
  drainEffects(world);
  expect(eventsOfKind(world, 'hurt')).toMatchObject([{ target: { raw: 'black-dragon' } }]);
});

it('finds the creatures on its cells when it is processed', () => {
  const world = worldOf(scenario('@.r'));
  const rat = inWorld(world, find(world.game, 'rat').id);
  hurt(world, HERO, cells([2, 1]), 1);
  world.index.move(rat, { x: 2, y: 1 });
  drainEffects(world);
  expect(eventsOfKind(world, 'hurt')).toHaveLength(1);
});

it('skips the dead, and things without hit points', () => {
  const game = changed(scenario('@!r'), (draft) => {
    find(draft, 'rat').pools!.hp.current = 0;
  });
  const world = worldOf(game);
  hurt(world, HERO, on(find(game, 'health-potion').id), 5);
  hurt(world, HERO, on(find(game, 'rat').id), 5);
  drainEffects(world);
  expect(world.events).toEqual([]);
});

it('gives no status to items and doors', () => {
  const world = apply(worldOf(scenario('@!+')), { slow: 2, confusion: 4, damage_over_time: 1 }, cells([2, 1], [3, 1]));
  expect(world.events).toEqual([]);
  for (const entity of world.level.entities) expect(entity).not.toHaveProperty('statuses');
});
