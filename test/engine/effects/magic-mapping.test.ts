import { isWalkable } from '../../../src/engine';
import { eventsOfKind, worldOf } from '../../support/combat';
import { apply, fire, HERO, on } from '../../support/effects';
import { act, find, here, scenario } from '../../support/scenario';

it('reveals walkable cells and the cells beside them', () => {
  const world = worldOf(scenario('@.######\n########\n########\n#######.'));
  apply(world, { magic_mapping: true }, on(HERO));
  const { revealed, width } = world.level;
  const rows = Array.from({ length: 6 }, (_, y) => revealed.slice(y * width, (y + 1) * width));
  expect(rows).toEqual(['1111000000', '1111000000', '1111000000', '0000000111', '0000000111', '0000000111']);
  expect(eventsOfKind(world, 'mapped')).toHaveLength(1);
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
  expect(eventsOfKind(world, 'noticed')).toEqual([]);
});

it('marks the ground that only the map has shown, until the hero has seen all of it', () => {
  const drawing = `@${'.'.repeat(12)}`;
  const start = scenario(drawing, { carried: ['magic-mapping-scroll'] });
  const read = act(start, { kind: 'use', item: find(start, 'magic-mapping-scroll').id }).game;
  const seen = [...here(start).revealed].map((mark, cell) => mark === '0' && here(read).revealed[cell] === '1');
  const { mapped, tiles } = here(read);
  expect([...(mapped ?? '')].map((mark) => mark === '1')).toEqual(
    seen.map((isNew, cell) => isNew && isWalkable(tiles.charAt(cell))),
  );
  const { game } = act(read, { kind: 'explore' });
  expect(here(game)).not.toHaveProperty('mapped');
});

it('keeps the marks of an earlier map on ground that nobody has seen since', () => {
  const world = worldOf(scenario(`@${'.'.repeat(12)}`));
  apply(world, { magic_mapping: true }, on(HERO));
  const { mapped } = world.level;
  world.level.revealed = world.level.revealed.replace(/1(0*)$/, '0$1');
  apply(world, { magic_mapping: true }, on(HERO));
  expect(world.level.mapped).toBe(mapped);
});
