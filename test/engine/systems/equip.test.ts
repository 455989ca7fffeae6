import { equip } from '../../../src/engine/systems/equip';
import { eventsOfKind, intend, kindsOf, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, find, scenario } from '../../support/scenario';

it('moves the item from the slot to the backpack', () => {
  const start = scenario('@', { carried: ['dagger'] });
  const { game, events } = act(start, { kind: 'equip', item: find(start, 'dagger').id });
  expect(find(game, 'dagger')).toMatchObject({ equipped: { owner: HERO, slot: 'melee' } });
  expect(find(game, 'dagger')).not.toHaveProperty('inBackpack');
  expect(find(game, 'rusty-longsword')).toMatchObject({ inBackpack: { owner: HERO } });
  expect(kindsOf({ events })).toEqual(['removed', 'equipped']);
  expect(eventsOfKind({ events }, 'removed')).toMatchObject([{ replaced: true }]);
});

it('makes the type known', () => {
  const start = scenario('@', { carried: ['longsword-plus-1'] });
  const { game, events } = act(start, { kind: 'equip', item: find(start, 'longsword-plus-1').id });
  expect(game.identified).toEqual(['longsword-plus-1']);
  expect(kindsOf({ events })).toEqual(['removed', 'equipped', 'identified']);
});

it('keeps the order of the pack', () => {
  const start = scenario('@', { carried: ['dagger', 'beer'] });
  const { game } = act(start, { kind: 'equip', item: find(start, 'dagger').id });
  expect(game.pack.map(({ id }) => id)).toEqual(start.pack.map(({ id }) => id));
});

it('changes the penalty at once', () => {
  const start = scenario('@', { worn: [], carried: ['longsword'] });
  const { game } = act(start, { kind: 'equip', item: find(start, 'longsword').id });
  expect(game.hero.pools?.penalty).toBe(2);
});

it('changes and identifies nothing if a cursed item is in the slot', () => {
  const game = scenario('@', { worn: ['longsword-minus-1'], carried: ['longsword-plus-1'] });
  const world = worldOf(game);
  intend(world, HERO, { kind: 'equip', item: find(game, 'longsword-plus-1').id }, equip);
  expect(kindsOf(world)).toEqual(['stuck']);
  expect(world.game).toMatchObject({ pack: game.pack, identified: [] });
});
