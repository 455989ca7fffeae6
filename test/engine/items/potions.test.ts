import { type Game, view } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { drink, use } from '../../support/items';
import { CONTENT } from '../../support/recorded-content';
import { act, all, poolsWith, scenario } from '../../support/scenario';

const raws = loadRaws();
const potions = raws.items.filter(({ magic }) => magic?.naming === 'potion');

/** Effects of a thing in the pack, as the view states them. */
const effectsTold = (game: Game, raw: string) =>
  view(game, raws).pack.find((thing) => thing.raw === raw)?.figures?.effects ?? {};

it('come in the kinds that npm run accept has recorded', () => {
  expect(potions.map(({ id }) => id)).toEqual(CONTENT.potions);
});

it.each([...potions.map(({ id }) => id), 'beer'])('%s is used up', (raw) => {
  expect(all(drink(raw).game, raw)).toEqual([]);
});

it.each(potions.map(({ id }) => id))('%s becomes known when drunk', (raw) => {
  expect(drink(raw).game.identified).toEqual([raw]);
});

it.each([
  ['health-potion', 8],
  ['beer', 4],
])('%s heals %i', (raw, amount) => {
  expect(eventsOfKind(drink(raw), 'healed')).toMatchObject([{ amount }]);
});

describe('of a hero of level 6, with 105 hit points and 24 mana', () => {
  const hero = poolsWith({ level: 6, hp: { current: 10, max: 105 }, mana: { current: 0, max: 24 } });

  it.each([
    ['health-potion', 'healed', 26],
    ['beer', 'healed', 4],
    ['mana-potion', 'mana-restored', 10],
  ] as const)('%s restores a share, or what the table says (%s: %i), and the pack tells it', (raw, kind, amount) => {
    const game = scenario('@', { carried: [raw], identified: [raw], hero });
    expect(eventsOfKind(use(game, raw), kind)).toMatchObject([{ amount }]);
    const { provides_healing, provides_mana } = effectsTold(game, raw);
    expect(provides_healing ?? provides_mana).toBe(amount);
  });
});

it.each([1, 20, 30])('of health restores as much as the table says at a maximum of %i', (max) => {
  const hero = poolsWith({ hp: { current: 1, max } });
  const game = scenario('@', { carried: ['health-potion'], identified: ['health-potion'], hero });
  expect(effectsTold(game, 'health-potion').provides_healing).toBe(8);
});

it('of mana restores 4', () => {
  expect(eventsOfKind(drink('mana-potion'), 'mana-restored')).toMatchObject([{ amount: 4 }]);
});

it('of strength raises might by 5, and the view says so', () => {
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
