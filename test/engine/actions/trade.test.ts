import { legalActions, view } from '../../../src/engine';
import { buyPrice, sellPrice } from '../../../src/engine/creatures';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { eventsOfKind, kindsOf } from '../../support/combat';
import { act, changed, find, here, refusal, type ScenarioOptions, scenario } from '../../support/scenario';
import { stocked, stockIn } from '../../support/stock';

const legend = { k: 'barkeep', a: 'alchemist' };
const shop = (drawing: string, gold: number, options: ScenarioOptions = {}): Game =>
  changed(scenario(drawing, { legend, carried: [], ...options }), ({ hero }) => {
    hero.pools.gold = gold;
  });
const vendor = (game: Game, raw = 'barkeep') => find(game, raw).id;
const buy = (game: Game, item: string, raw = 'barkeep') => ({ kind: 'buy', vendor: vendor(game, raw), item }) as const;
const gold = (game: Game) => game.hero.pools.gold;

describe('buying', () => {
  it('costs 1.2 times the value, takes no time and puts the thing in the backpack', () => {
    const before = stocked(shop('@a', 100), 'alchemist', 'health-potion');
    const { game, events, turns } = act(before, buy(before, 'health-potion', 'alchemist'));
    expect(gold(game)).toBe(40);
    expect(turns).toBe(0);
    expect(game.pack.at(-1)).toMatchObject({ raw: 'health-potion', inBackpack: { owner: 1 } });
    expect(eventsOfKind({ events }, 'bought')).toMatchObject([{ item: 'health-potion', price: 60 }]);
  });

  it('gives each bought thing an id of its own', () => {
    const before = shop('@k', 100);
    const once = act(before, buy(before, 'rations')).game;
    const twice = act(once, buy(once, 'rations')).game;
    const ids = [...twice.pack, ...here(twice).entities, twice.hero].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(twice.nextId).toBe(before.nextId + 2);
  });

  it('identifies the item', () => {
    const before = stocked(shop('@a', 100), 'alchemist', 'health-potion');
    expect(act(before, buy(before, 'health-potion', 'alchemist')).game.identified).toEqual(['health-potion']);
  });

  it('adds the weight at once', () => {
    const before = shop('@k', 100);
    const { game } = act(before, buy(before, 'rations'));
    expect(game.hero.pools.weight).toBeCloseTo(before.hero.pools.weight + 2);
  });

  it('is refused without enough gold, and identifies nothing', () => {
    const before = stocked(shop('@a', 59.9), 'alchemist', 'health-potion');
    expect(refusal(before, buy(before, 'health-potion', 'alchemist'))).toEqual({
      code: 'not-enough-gold',
      need: 60,
      have: 59.9,
    });
    expect(before.identified).toEqual([]);
  });

  it('may take the last of the gold', () => {
    const before = stocked(shop('@a', 60), 'alchemist', 'health-potion');
    expect(act(before, buy(before, 'health-potion', 'alchemist')).game.hero.pools?.gold).toBe(0);
  });

  it('is refused for a thing that the vendor does not sell', () => {
    const before = shop('@k', 100);
    expect(refusal(before, buy(before, 'health-potion'))).toEqual({ code: 'not-sold-here' });
  });

  it('needs the vendor beside the hero', () => {
    const before = shop('@.k', 100);
    expect(refusal(before, buy(before, 'rations'))).toEqual({ code: 'not-a-vendor' });
  });

  it('needs a vendor', () => {
    const before = shop('@t', 100);
    expect(refusal(before, { kind: 'buy', vendor: find(before, 'peasant').id, item: 'rations' })).toEqual({
      code: 'not-a-vendor',
    });
  });

  it('ends when the vendor dies', () => {
    const before = changed(shop('@k', 100), (game) => {
      here(game).entities = here(game).entities.filter(({ raw }) => raw !== 'barkeep');
    });
    expect(refusal(before, { kind: 'buy', vendor: 99, item: 'rations' })).toEqual({ code: 'not-a-vendor' });
  });
});

describe('the stock of a vendor', () => {
  const left = (game: Game, raw: string): number =>
    view(game, loadRaws())
      .shops.flatMap(({ wares }) => wares)
      .find((ware) => ware.raw === raw)!.left;
  it('runs out, and a thing that is sold out is refused', () => {
    let game = { ...shop('@k', 100), deepest: 3 };
    for (const count of [1, 0]) {
      game = act(game, buy(game, 'rations')).game;
      expect(left(game, 'rations')).toBe(count);
    }
    expect(refusal(game, buy(game, 'rations'))).toEqual({ code: 'sold-out' });
    expect(left(game, 'meat')).toBe(2);
    expect(legalActions(game, loadRaws())).not.toContainEqual(buy(game, 'rations'));
  });

  it('grows at a new depth only by what the new depth adds', () => {
    const first = { ...shop('@k', 100), deepest: 1 };
    const bought = act(first, buy(first, 'rations')).game;
    expect(left(bought, 'rations')).toBe(0);
    expect(left({ ...bought, deepest: 2 }, 'rations')).toBe(1);
  });

  it('is all that is for sale, and nothing else of the trade is', () => {
    const game = shop('@a', 5000);
    const ids = Object.keys(stockIn(game, 'alchemist'));
    const others = loadRaws().items.filter(
      ({ id, vendor_category }) => vendor_category === 'alchemy' && !ids.includes(id),
    );
    expect(others.length).toBeGreaterThan(10);
    for (const { id } of others) expect(refusal(game, buy(game, id, 'alchemist'))).toEqual({ code: 'not-sold-here' });
    for (const id of ids) expect(act(game, buy(game, id, 'alchemist')).game.pack.at(-1)?.raw).toBe(id);
  });

  it('is identified, and so is a thing that the hero buys', () => {
    const game = { ...shop('@s', 5000, { legend: { s: 'blacksmith' } }), campaign: 'amulet', deepest: 12 };
    const id = Object.keys(stockIn(game, 'blacksmith'))[0]!;
    expect(loadRaws().item[id]!.variant).toBeDefined();
    expect(act(game, buy(game, id, 'blacksmith')).game.identified).toContain(id);
  });

  it('identifies magic gear that the vendor buys', () => {
    const game = { ...shop('@k', 0, { carried: ['venomous-dagger+1'] }), campaign: 'amulet' };
    const item = find(game, 'venomous-dagger+1').id;
    expect(act(game, { kind: 'sell', vendor: vendor(game), item }).game.identified).toEqual(['venomous-dagger+1']);
  });

  it('counts the sales that older saves have recorded', () => {
    const game = changed({ ...shop('@k', 100), deepest: 1 }, (draft) => {
      find(draft, 'barkeep').sold = { rations: 3, 'war-axe': 1 };
    });
    expect(left(game, 'rations')).toBe(0);
    expect(left(game, 'meat')).toBe(1);
  });

  it('does not grow by things that the hero sells', () => {
    const before = { ...shop('@k', 100, { carried: ['rations'] }), deepest: 1 };
    const { game } = act(before, { kind: 'sell', vendor: vendor(before), item: find(before, 'rations').id });
    expect(left(game, 'rations')).toBe(1);
  });

  it('cannot feed a hero who stays in the town: its food lasts less than 4,200 turns', () => {
    let game = { ...shop('@k', 20), deepest: 1 };
    let meals = 0;
    for (const item of ['rations', 'meat']) {
      while (left(game, item) > 0) {
        game = act(game, buy(game, item)).game;
        meals += 1;
      }
    }
    expect(meals * (20 + 200 + 200 + 200)).toBeLessThan(4200);
  });
});

it('the hero never gains by buying a thing and selling it back', () => {
  const raws = loadRaws();
  for (const { id } of raws.items) expect(sellPrice(raws, { raw: id })).toBeLessThanOrEqual(buyPrice(raws, id));
  const dear = raws.items.filter(({ base_value = 0 }) => base_value >= 0.5);
  for (const { id } of dear) expect(sellPrice(raws, { raw: id })).toBeLessThan(buyPrice(raws, id));
});

describe('a thing with charges', () => {
  const rod = (charges: number, maxCharges = 5): Game =>
    changed(shop('@k', 0, { carried: ['rod-of-fireballs'], identified: ['rod-of-fireballs'] }), (game) => {
      find(game, 'rod-of-fireballs').consumable = { charges, maxCharges };
    });

  it.each([
    [5, 500],
    [4, 400],
    [1, 100],
    [0, 50],
  ])('with %i charges of 5 is worth %i', (charges, value) => {
    const game = rod(charges);
    const { pack, shops } = view(game, loadRaws());
    expect(pack.find(({ raw }) => raw === 'rod-of-fireballs')?.value).toBe(value);
    expect(shops[0]!.offers.at(-1)?.price).toBe(0.8 * value);
    const item = find(game, 'rod-of-fireballs').id;
    expect(gold(act(game, { kind: 'sell', vendor: vendor(game), item }).game)).toBe(0.8 * value);
  });

  it('is worth at least a tenth of its price, however many charges it had', () => {
    expect(view(rod(1, 20), loadRaws()).pack.at(-1)?.value).toBe(50);
  });

  it('is worth its whole price if its one charge is left', () => {
    const game = shop('@k', 0, { carried: ['health-potion'], identified: ['health-potion'] });
    expect(view(game, loadRaws()).pack.at(-1)?.value).toBe(50);
  });
});

describe('selling', () => {
  const sell = (game: Game, raw: string) => ({ kind: 'sell', vendor: vendor(game), item: find(game, raw).id }) as const;

  it('is refused for the quest item, which vendors do not offer for and the hero cannot drop', () => {
    const before = shop('@k', 0, { carried: ['amulet-of-yala'] });
    const item = find(before, 'amulet-of-yala').id;
    const refused = { code: 'quest-item', item: 'amulet-of-yala' };
    expect(refusal(before, { kind: 'sell', vendor: vendor(before), item })).toEqual(refused);
    expect(refusal(before, { kind: 'drop', item })).toEqual(refused);
    expect(view(before, loadRaws()).shops[0]?.offers).toEqual([]);
  });

  it('pays 0.8 times the value for anything, takes no time and removes the thing', () => {
    const before = shop('@k', 1, { carried: ['dragon-scale'] });
    const { game, events, turns } = act(before, sell(before, 'dragon-scale'));
    expect(gold(game)).toBe(61);
    expect(turns).toBe(0);
    expect(game.pack.map(({ raw }) => raw)).not.toContain('dragon-scale');
    expect(eventsOfKind({ events }, 'sold')).toMatchObject([{ item: { raw: 'dragon-scale' }, price: 60 }]);
  });

  it('lightens the load at once', () => {
    const before = shop('@k', 0, { carried: ['dragon-scale'] });
    const { game } = act(before, sell(before, 'dragon-scale'));
    expect(game.hero.pools.weight).toBeLessThan(before.hero.pools.weight);
  });

  it('does not identify the thing', () => {
    const before = shop('@k', 0, { carried: ['health-potion'] });
    const { game, events } = act(before, sell(before, 'health-potion'));
    expect(game.identified).toEqual([]);
    expect(eventsOfKind({ events }, 'sold')).toMatchObject([{ item: { raw: null } }]);
  });

  it('is refused for a worn thing', () => {
    const before = shop('@k', 0);
    expect(refusal(before, sell(before, 'stained-tunic'))).toEqual({ code: 'equipped' });
  });

  it('is refused for a thing that the hero does not have', () => {
    const before = shop('@k', 0);
    expect(refusal(before, { kind: 'sell', vendor: vendor(before), item: 99 })).toEqual({ code: 'no-such-item' });
  });
});

test('bumping a vendor takes no time and opens the shop', () => {
  const before = shop('@k', 0);
  const { events, turns } = act(before, { kind: 'move', direction: 'e' });
  expect(kindsOf({ events })).toEqual(['shop', 'advice']);
  expect(turns).toBe(0);
});

test('the view lists stock and offers of adjacent vendors', () => {
  const seen = view(shop('k@', 0, { carried: ['beer'] }), loadRaws());
  expect(seen.shops).toHaveLength(1);
  expect(seen.shops[0]!.wares).toContainEqual(expect.objectContaining({ raw: 'rations', price: 0.6, left: 2 }));
  expect(seen.shops[0]!.offers).toEqual([{ item: seen.pack.at(-1)!.id, price: expect.any(Number), spare: false }]);
  expect(view(shop('k.@', 0), loadRaws()).shops).toEqual([]);
});

it('ends with the death of the vendor', () => {
  const before = changed(shop('@a', 100, { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } }), (game) => {
    find(game, 'alchemist').pools!.hp.current = 1;
  });
  const { game } = act(before, { kind: 'cast', spell: 'zap', at: { x: 2, y: 1 }, sure: true });
  expect(refusal(game, { ...buy(before, 'health-potion', 'alchemist') })).toEqual({ code: 'not-a-vendor' });
  expect(view(game, loadRaws()).shops).toEqual([]);
});
