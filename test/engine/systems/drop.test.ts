import { drop } from '../../../src/engine/systems/drop';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';

it('puts the item under the hero', () => {
  const start = scenario('.@', { carried: ['beer'] });
  const { game, events } = act(start, { kind: 'drop', item: find(start, 'beer').id });
  expect(find(game, 'beer')).toMatchObject({ position: { x: 2, y: 1 } });
  expect(find(game, 'beer')).not.toHaveProperty('inBackpack');
  expect(game.pack.map(({ raw }) => raw)).not.toContain('beer');
  expect(eventsOfKind({ events }, 'dropped')).toMatchObject([{ item: { raw: 'beer' } }]);
});

it('does not identify the item', () => {
  const start = scenario('@', { carried: ['health-potion'] });
  const { game, events } = act(start, { kind: 'drop', item: find(start, 'health-potion').id });
  expect(eventsOfKind({ events }, 'dropped')).toMatchObject([{ item: { raw: null } }]);
  expect(game.identified).toEqual([]);
});

it('lightens the pack', () => {
  const start = scenario('@', { worn: [], carried: ['tower-shield'] });
  const { game } = act(start, { kind: 'drop', item: find(start, 'tower-shield').id });
  expect(game.hero.pools?.weight).toBe(0);
});

it('never drops what is worn', () => {
  const game = scenario('@');
  const world = worldOf(game);
  intend(world, HERO, { kind: 'drop', item: find(game, 'old-boots').id }, drop);
  expect(world.game.pack).toEqual(game.pack);
});
