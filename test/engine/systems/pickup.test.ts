import { pickup } from '../../../src/engine/systems/pickup';
import { eventsOfKind, intend, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';

const stepped = () => act(scenario('@!'), { kind: 'move', direction: 'e' }).game;

it('moves the thing from the floor to the end of the pack', () => {
  const { game, events } = act(stepped(), { kind: 'pickup' });
  const potion = find(game, 'health-potion');
  expect(game.pack.at(-1)).toBe(potion);
  expect(potion).toMatchObject({ inBackpack: { owner: HERO } });
  expect(potion).not.toHaveProperty('position');
  expect(eventsOfKind({ events }, 'picked-up')).toMatchObject([{ item: { id: potion.id, raw: null }, sense: 'self' }]);
});

it('does not identify', () => {
  expect(act(stepped(), { kind: 'pickup' }).game.identified).toEqual([]);
});

it('adds the weight of the thing, but not its penalty', () => {
  const start = scenario('@l', { legend: { l: 'longsword' }, worn: [], carried: [] });
  const { game } = act(act(start, { kind: 'move', direction: 'e' }).game, { kind: 'pickup' });
  expect(game.hero.pools).toMatchObject({ weight: 3, penalty: 0 });
});

it('takes nothing that lies elsewhere', () => {
  const game = scenario('@.!');
  const world = worldOf(game);
  intend(world, HERO, { kind: 'pickup', item: find(game, 'health-potion').id }, pickup);
  expect(world.game.pack).toHaveLength(game.pack.length);
});
