import { eventsOfKind, worldOf } from '../../support/combat';
import { cells, fire } from '../../support/effects';
import { scenario } from '../../support/scenario';

const ray = { damage: 1, particle_line: '▓;#00FFFF;200' };

it('runs from the user to the target', () => {
  const world = worldOf(scenario('@..r'));
  fire(world, ray, cells([4, 1]));
  expect(eventsOfKind(world, 'beam')).toMatchObject([
    { rays: [{ from: { x: 1, y: 1 }, to: { x: 4, y: 1 } }], sense: 'self' },
  ]);
});

it('starts in the row of the caster, not of the target', () => {
  const world = worldOf(scenario('@..\n...\n..r'));
  fire(world, ray, cells([3, 3]));
  expect(eventsOfKind(world, 'beam')).toMatchObject([{ rays: [{ from: { x: 1, y: 1 }, to: { x: 3, y: 3 } }] }]);
});

it('goes to every cell of an area', () => {
  const world = worldOf(scenario('@..r.'));
  fire(world, ray, cells([4, 1], [3, 1], [5, 1]));
  expect(eventsOfKind(world, 'beam').map(({ rays }) => rays.map(({ to }) => to.x))).toEqual([[4, 3, 5]]);
});

it('shows only the part that the hero sees', () => {
  const world = worldOf(scenario('@..#r'));
  fire(world, ray, cells([5, 1]));
  expect(eventsOfKind(world, 'beam')).toMatchObject([{ rays: [{ from: { x: 1, y: 1 }, to: { x: 4, y: 1 } }] }]);
});
