import { dueMobs } from '../../../src/engine/creatures/roster';
import { worldOf } from '../../support/combat';
import { all, changed, find, scenario } from '../../support/scenario';

const idsOf = (found: readonly { entity: { id: number } }[]): number[] => found.map(({ entity }) => entity.id);

test('mobs that are due come in ascending order of id', () => {
  const game = scenario('@.w.w.w');
  const ids = all(game, 'mangy-wolf').map(({ id }) => id);
  const world = worldOf(game);
  world.due = new Set([...ids].reverse());
  expect(idsOf(dueMobs(world))).toEqual(ids);
});

test('the mobs that are due exclude the hero, the dead and things', () => {
  const game = changed(scenario('@.w.t.%'), (draft) => {
    find(draft, 'mangy-wolf').pools!.hp.current = 0;
  });
  const world = worldOf(game);
  world.due = new Set([game.hero.id, ...world.level.entities.map(({ id }) => id)]);
  expect(idsOf(dueMobs(world))).toEqual([find(game, 'peasant').id]);
});
