import { eventsOfKind, worldOf } from '../../support/combat';
import { cells, fire, on } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it('bursts on the cells hit that the hero sees', () => {
  const world = worldOf(scenario('@.#.'));
  fire(world, { damage: 1, particle: '▓;#FFA500;200.0' }, cells([2, 1], [4, 1]));
  expect(world.events).toMatchObject([
    { kind: 'burst', glyph: '▓', color: '#FFA500', cells: [{ x: 2, y: 1 }], sense: 'self' },
  ]);
});

it('bursts on every cell of a big body', () => {
  const world = worldOf(scenario('@..\n.D.\n...'));
  fire(world, { damage: 1, particle: '!;#FF0000;200' }, on(find(world.game, 'black-dragon').id));
  expect(eventsOfKind(world, 'burst')[0]?.cells).toHaveLength(4);
});

it('is not reported if the hero sees none of its cells', () => {
  const world = worldOf(scenario('@#.'));
  fire(world, { damage: 1, particle: '▓;#FFA500;200' }, cells([3, 1]));
  expect(world.events).toEqual([]);
});

it('of another creature is reported as seen', () => {
  const world = worldOf(scenario('@.'));
  fire(world, { damage: 1, particle: '▓;#FFA500;200' }, cells([2, 1]), null);
  expect(eventsOfKind(world, 'burst')).toMatchObject([{ sense: 'seen' }]);
});
