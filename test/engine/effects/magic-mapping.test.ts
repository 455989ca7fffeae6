import { told, worldOf } from '../../support/combat';
import { apply, fire, HERO, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it('shows what can be walked on and what borders on it, never solid rock', () => {
  const world = worldOf(scenario('@.######\n########\n########\n#######.'));
  apply(world, { magic_mapping: true }, on(HERO));
  const { revealed, width } = world.level;
  const rows = Array.from({ length: 6 }, (_, y) => revealed.slice(y * width, (y + 1) * width));
  expect(rows).toEqual(['1111000000', '1111000000', '1111000000', '0000000111', '0000000111', '0000000111']);
  expect(told(world, 'mapped')).toHaveLength(1);
});

it('has no effect once everything is known', () => {
  const world = worldOf(scenario('@.'));
  apply(world, { magic_mapping: true }, on(HERO));
  expect(fire(world, { magic_mapping: true }, on(HERO))).toBe(false);
});

it('reveals neither traps nor creatures', () => {
  const world = worldOf(scenario('@.#xw'));
  apply(world, { magic_mapping: true }, on(HERO));
  expect(find(world.game, 'bear-trap')).not.toHaveProperty('hidden');
  expect(told(world, 'noticed')).toEqual([]);
});
