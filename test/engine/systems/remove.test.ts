import { remove } from '../../../src/engine/systems/remove';
import { eventsOfKind, intend, kindsOf, worldOf } from '../../support/combat';
import { HERO } from '../../support/effects';
import { act, changed, find, scenario } from '../../support/scenario';

it('moves the item to the backpack', () => {
  const start = scenario('@');
  const { game, events } = act(start, { kind: 'remove', item: find(start, 'old-boots').id });
  expect(find(game, 'old-boots')).toMatchObject({ inBackpack: { owner: HERO } });
  expect(eventsOfKind({ events }, 'removed')).toMatchObject([{ replaced: false }]);
});

it('gives back the ticks of its penalty', () => {
  const start = scenario('@', { worn: ['longsword'], carried: [] });
  const { game } = act(start, { kind: 'remove', item: find(start, 'longsword').id });
  expect(game.hero.pools?.penalty).toBe(0);
});

it('reports that a cursed item is stuck', () => {
  const game = scenario('@', { worn: ['longsword-minus-1'] });
  const world = worldOf(game);
  intend(world, HERO, { kind: 'remove', item: find(game, 'longsword-minus-1').id }, remove);
  expect(kindsOf(world)).toEqual(['stuck']);
  expect(world.game.pack).toEqual(game.pack);
});

it('works once the curse is lifted', () => {
  const start = changed(scenario('@', { worn: ['longsword-minus-1'] }), (draft) => {
    find(draft, 'longsword-minus-1').cursed = null;
  });
  const { game } = act(start, { kind: 'remove', item: find(start, 'longsword-minus-1').id });
  expect(find(game, 'longsword-minus-1').inBackpack).toEqual({ owner: HERO });
});
