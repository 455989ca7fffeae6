import { component } from '../../../src/engine/state/components';
import { eventsOfKind, inWorld } from '../../support/combat';
import { picking } from '../../support/effects';
import { all, find, scenario } from '../../support/scenario';

const start = () => scenario('@', { worn: ['longsword-minus-1'], carried: ['longsword-minus-1'] });

it('lifts the curse from the chosen item, not from others of its type', () => {
  const game = start();
  const [carried, worn] = all(game, 'longsword-minus-1').sort((a, b) => (a.equipped ? 1 : 0) - (b.equipped ? 1 : 0));
  const { world } = picking(game, worn!.id, { remove_curse: true });
  expect(component(world.raws, inWorld(world, worn!.id), 'cursed')).toBeNull();
  expect(component(world.raws, inWorld(world, carried!.id), 'cursed')).toBe(true);
  expect(eventsOfKind(world, 'uncursed')).toMatchObject([{ item: { id: worn!.id } }]);
});

it('leaves its values as they are', () => {
  const game = start();
  const { world } = picking(game, find(game, 'longsword-minus-1').id, { remove_curse: true });
  expect(world.game.hero.pools?.penalty).toBe(3);
});

it('does nothing without a choice', () => {
  expect(picking(start(), undefined, { remove_curse: true }).useful).toBe(false);
});
