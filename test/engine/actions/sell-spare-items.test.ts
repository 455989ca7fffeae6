import fc from 'fast-check';
import { type Action, type Game, hash, legalActions, view } from '../../../src/engine';
import { sellPrice } from '../../../src/engine/creatures';
import type { Entity } from '../../../src/engine/state/entity';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind } from '../../support/combat';
import { draws } from '../../support/deep';
import { act, changed, find, poolsWith, refusal, type ScenarioOptions, scenario } from '../../support/scenario';

const raws = loadRaws();
const everything = raws.items.map(({ id }) => id);
/** Game of a hero who has identified everything and stands beside a vendor. */
const shop = (options: ScenarioOptions, drawing = '@k'): Game =>
  scenario(drawing, { identified: everything, ...options });
const sale = (game: Game, raw = 'barkeep'): Action => ({ kind: 'sell-spares', vendor: find(game, raw).id });
/** Raw ids of the items that the hero sells to the vendor, in order. */
const sold = (game: Game) => eventsOfKind(act(game, sale(game)), 'sold').map(({ item }) => item.raw);
const nothing = { code: 'no-spares' };

it('sells items that are no better than the worn ones, the dearest first', () => {
  const carried = ['cudgel', 'rusty-longsword', 'stained-tunic', 'longsword', 'shortsword', 'rusty-longsword'];
  const game = shop({ worn: ['war-axe', 'breastplate'], carried });
  expect(sold(game)).toEqual([
    'longsword',
    'rusty-longsword',
    'shortsword',
    'rusty-longsword',
    'stained-tunic',
    'cudgel',
  ]);
});

it('pays the usual price for each item, takes no time and leaves the rest', () => {
  const carried = ['beer', 'longsword', 'rusty-longsword'];
  const before = shop({ worn: ['war-axe'], carried, hero: poolsWith({ gold: 1.5 }) });
  const { game, turns, events } = act(before, sale(before));
  expect(game.hero.pools.gold).toBe(21.5);
  expect(game.pack.map(({ raw }) => raw)).toEqual(['war-axe', 'beer']);
  expect(turns).toBe(0);
  expect(eventsOfKind({ events }, 'sold').map(({ price }) => price)).toEqual([12, 8]);
});

it('lightens the load at once', () => {
  const game = shop({ worn: ['war-axe'], carried: ['longsword', 'longsword'] });
  expect(act(game, sale(game)).game.hero.pools.weight).toBe(game.hero.pools.weight - 6);
});

describe('the hero keeps', () => {
  const kept = (options: ScenarioOptions): void => {
    const game = shop(options);
    expect(refusal(game, sale(game))).toEqual(nothing);
  };

  it('worn items', () => kept({ worn: ['steel-greaves', 'cloth-cap'], carried: [] }));

  it.each(raws.items.filter(({ id }) => !raws.archetypes[id]!.equippable).map(({ id }) => id))(
    'an item that is no gear: %s',
    (id) => kept({ worn: ['war-axe'], carried: [id] }),
  );

  it('an item better than the worn one', () => kept({ worn: ['cudgel'], carried: ['war-axe'] }));

  it('the best of several items that are all better than the worn one', () =>
    expect(sold(shop({ worn: ['cudgel'], carried: ['longsword', 'war-axe', 'war-axe'] }))).toEqual([
      'war-axe',
      'longsword',
    ]));

  it('the only item for an empty slot', () => {
    kept({ worn: [], carried: ['steel-greaves'] });
    expect(sold(shop({ worn: ['steel-greaves'], carried: ['steel-greaves'] }))).toEqual(['steel-greaves']);
  });

  it('an item that is not identified', () => {
    const unknown = { worn: ['moonless-scimitar'], carried: ['longsword-plus-1'] };
    kept({ ...unknown, identified: [] });
    expect(sold(shop({ ...unknown }))).toEqual(['longsword-plus-1']);
  });

  it('a weapon with an effect on its target', () =>
    kept({ worn: ['moonless-scimitar'], carried: ['dagger-of-venom'] }));

  it('an item that raises an attribute more', () => {
    kept({ worn: ['steel-helm+5'], carried: ['widows-veil'] });
    expect(sold(shop({ worn: ['widows-veil'], carried: ['widows-veil'] }))).toEqual(['widows-veil']);
  });

  it.each<[string, Partial<Entity>]>([
    ['what the campaign is about', { quest: true }],
    ['what has charges', { consumable: { charges: 1, maxCharges: 1 } }],
    ['what has an effect', { effects: { food: true } }],
  ])('is %s', (_, components) => {
    const before = shop({ worn: ['war-axe'], carried: ['longsword'] });
    const game = changed(before, ({ pack }) => Object.assign(pack.find(({ raw }) => raw === 'longsword')!, components));
    expect(sold(before)).toEqual(['longsword']);
    expect(refusal(game, sale(game))).toEqual(nothing);
  });
});

it('sells an item that is known to be cursed and no better', () => {
  expect(sold(shop({ worn: ['longsword'], carried: ['longsword-minus-1'] }))).toEqual(['longsword-minus-1']);
});

it('sells a bow that is no better than the worn one', () => {
  expect(sold(shop({ worn: ['hand-crossbow'], carried: ['shortbow'] }))).toEqual(['shortbow']);
});

describe('is refused', () => {
  const spareItems = { worn: ['war-axe'], carried: ['longsword'] };

  it('without a vendor beside the hero', () => {
    const game = shop(spareItems, '@.k');
    expect(refusal(game, sale(game))).toEqual({ code: 'not-a-vendor' });
  });

  it('by a vendor who does not trade with the hero', () => {
    const game = changed(shop(spareItems), ({ standings }) => {
      standings.townsfolk = -100;
    });
    expect(refusal(game, sale(game))).toEqual({ code: 'no-trade', who: 'barkeep' });
  });

  it('without spare items, and is not listed then', () => {
    const without = shop({ worn: ['war-axe'], carried: ['beer'] });
    expect(refusal(without, sale(without))).toEqual(nothing);
    expect(legalActions(without, raws)).not.toContainEqual(sale(without));
    const game = shop(spareItems);
    expect(legalActions(game, raws)).toContainEqual(sale(game));
  });
});

test('the view marks spare items, with their prices', () => {
  const game = shop({ worn: ['war-axe'], carried: ['beer', 'longsword', 'cudgel'] });
  const offers = view(game, raws).shops[0]!.offers.map(({ price, spare }) => [price, spare]);
  expect(offers).toEqual([
    [expect.any(Number), false],
    [12, true],
    [0.1, true],
  ]);
});

const item = fc.constantFrom(...everything);
const someShop = fc
  .record({
    worn: fc.array(item, { maxLength: 8 }),
    carried: fc.array(item, { maxLength: 12 }),
    identified: fc.array(item),
  })
  .map(({ worn, ...options }) => {
    const slots = new Map(worn.map((id) => [raws.archetypes[id]!.equippable?.slot, id]));
    slots.delete(undefined);
    return scenario('@k', { ...options, worn: [...slots.values()] });
  });

// Digest without events, because one sale of all items reports some events at another time than single sales.
const withoutEvents = (game: Game): string => hash({ ...game, events: [] });

test('a sale of spare items ends in the same game as single sales', () => {
  fc.assert(
    fc.property(someShop, (game) => {
      const [shown] = view(game, raws).shops;
      const spareItems = shown!.offers.filter(({ spare }) => spare);
      if (spareItems.length === 0) return void expect(refusal(game, sale(game))).toEqual(nothing);
      const { game: after, events } = act(game, sale(game));
      const order = eventsOfKind({ events }, 'sold').map(({ item: { id } }) => id);
      expect(order.toSorted()).toEqual(spareItems.map(({ item: id }) => id).toSorted());
      const { vendor } = shown!;
      const alone = order.reduce((now, id) => act(now, { kind: 'sell', vendor: vendor.id, item: id }).game, game);
      expect(withoutEvents(after)).toBe(withoutEvents(alone));
    }),
    { numRuns: draws(60) },
  );
});

test('sells nothing that the hero would put on, each item for its usual price', () => {
  fc.assert(
    fc.property(someShop, (game) => {
      const { shops, pack } = view(game, raws);
      for (const { item: id, price, spare } of shops[0]!.offers) {
        const thing = pack.find((one) => one.id === id)!;
        if (!spare) continue;
        expect(thing.figures!.comparison!.verdict).not.toBe(1);
        expect(price).toBe(sellPrice(raws, { raw: thing.raw! }));
      }
    }),
    { numRuns: draws(60) },
  );
});
