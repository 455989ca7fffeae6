import { eventsOfKind } from '../../support/combat';
import { picking } from '../../support/effects';
import { find, scenario } from '../../support/scenario';

it('identifies the type of the chosen item', () => {
  const start = scenario('@', { carried: ['health-potion', 'mana-potion'] });
  const { world } = picking(start, find(start, 'mana-potion').id, { identify: true });
  expect(world.game.identified).toEqual(['mana-potion']);
  expect(eventsOfKind(world, 'identified')).toMatchObject([{ raw: 'mana-potion' }]);
});

it('does nothing without a choice', () => {
  const { world, useful } = picking(scenario('@', { carried: ['mana-potion'] }), undefined, { identify: true });
  expect(useful).toBe(false);
  expect(world.game.identified).toEqual([]);
});
