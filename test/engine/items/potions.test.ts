import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { drink } from '../../support/items';
import { CONTENT } from '../../support/recorded-content';
import { act, all } from '../../support/scenario';

const potions = loadRaws().items.filter(({ magic }) => magic?.naming === 'potion');

it('come in the recorded kinds', () => {
  expect(potions.map(({ id }) => id)).toEqual(CONTENT.potions);
});

it.each([...potions.map(({ id }) => id), 'beer'])('%s is used up', (raw) => {
  expect(all(drink(raw).game, raw)).toEqual([]);
});

it.each(potions.map(({ id }) => id))('%s is known from then on', (raw) => {
  expect(drink(raw).game.identified).toEqual([raw]);
});

it.each([
  ['health-potion', 8],
  ['beer', 4],
])('%s heals %i', (raw, amount) => {
  expect(eventsOfKind(drink(raw), 'healed')).toMatchObject([{ amount }]);
});

it('of mana gives 4 back', () => {
  expect(eventsOfKind(drink('mana-potion'), 'mana-restored')).toMatchObject([{ amount: 4 }]);
});

it('of strength adds 5 to might, and shows it', () => {
  const result = drink('strength-potion');
  expect(result.game.hero.attributes?.might).toEqual({ base: 11, modifiers: 5 });
  expect(eventsOfKind(result, 'burst')).toHaveLength(1);
});

it('of poison takes 2 hit points a turn', () => {
  const first = drink('poison-potion');
  expect(first.game.hero.statuses).toMatchObject([{ kind: 'damage-over-time', damage: 2 }]);
  expect(eventsOfKind(act(first.game, { kind: 'wait' }), 'hurt')).toMatchObject([
    { amount: 2, cause: 'poison-potion' },
  ]);
});

it.each([
  ['slow-potion', 2],
  ['haste-potion', -2],
])('%s changes the penalty by %i at once', (raw, penalty) => {
  expect(drink(raw).game.hero.pools?.penalty).toBe(penalty);
});
