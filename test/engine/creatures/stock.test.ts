import fc from 'fast-check';
import type { Game } from '../../../src/engine/state/game';
import { loadRaws } from '../../../src/raws';
import { scenario } from '../../support/scenario';
import { stockIn } from '../../support/stock';

const raws = loadRaws();
const legend = { a: 'alchemist', s: 'blacksmith', c: 'clothier', A: 'market-armourer' };
const street = scenario('@k\nas\nc.A', { legend, depth: 1 });

/** Town with all vendors, under a seed and after a deepest depth. */
const town = (seed: string, deepest = 1, campaign = 'dragon'): Game => ({ ...street, seed, deepest, campaign });
const campaigns = fc.constantFrom(...raws.campaigns.map(({ id }) => id));
const vendors = fc.constantFrom('alchemist', 'blacksmith', 'clothier', 'market-armourer');

/** Wares that depend on the draw: neither ordinary gear nor food. */
const drawnIn = (game: Game, vendor: string): [string, number][] =>
  Object.entries(stockIn(game, vendor)).filter(([id]) => {
    const { magic, consumable } = raws.item[id]!;
    return magic || (consumable && !consumable.effects.food);
  });

test('a vendor always has one of each kind of ordinary gear', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, deepest) => {
      const smithy = stockIn(town(seed, deepest), 'blacksmith');
      expect(smithy).toMatchObject({ dagger: 1, shortsword: 1, longsword: 1, shield: 1, breastplate: 1 });
      expect(stockIn(town(seed, deepest), 'clothier')).toMatchObject({ 'cloth-tunic': 1, 'leather-armor': 1 });
    }),
  );
});

test.each([
  [1, 1, 1],
  [2, 2, 1],
  [3, 2, 2],
  [6, 4, 3],
])(
  'when the hero has come to depth %i, the barkeep has had %i rations and %i pieces of meat',
  (deepest, rations, meat) => {
    expect(stockIn(town('inn', deepest), 'barkeep')).toMatchObject({ rations, meat });
  },
);

test.each([
  [1, 5],
  [2, 5],
  [3, 7],
  [4, 7],
  [7, 11],
  [15, 19],
])('when the hero has come to depth %i, the alchemist has had %i kinds, one or two of each', (deepest, kinds) => {
  const drawn = drawnIn(town('phials', deepest), 'alchemist');
  expect(drawn).toHaveLength(kinds);
  expect(new Set(drawn.map(([, count]) => count))).toEqual(new Set([1, 2]));
});

test('a vendor of few kinds has all of them', () => {
  expect(drawnIn(town('few', 30), 'blacksmith').map(([id]) => id)).toEqual([
    'dagger-of-venom',
    'longsword-plus-1',
    'longsword-minus-1',
    'gauntlets-of-ogre-power',
  ]);
});

test('the old stock stays when the hero reaches a new depth', () => {
  fc.assert(
    fc.property(fc.string(), campaigns, vendors, fc.integer({ min: 1, max: 20 }), (seed, campaign, vendor, deepest) => {
      const before = stockIn(town(seed, deepest, campaign), vendor);
      expect(stockIn(town(seed, deepest + 1, campaign), vendor)).toMatchObject(before);
    }),
  );
});

test('the stock depends on the seed and the vendor alone', () => {
  const [one, other] = [town('one'), town('other')];
  expect(drawnIn(one, 'alchemist')).toEqual(drawnIn({ ...one, turn: 99, rng: other.rng }, 'alchemist'));
  expect(drawnIn(one, 'alchemist')).not.toEqual(drawnIn(other, 'alchemist'));
});

test('two runs seldom find the same potions, scrolls and flasks', () => {
  const kinds = Array.from({ length: 40 }, (_, n) => drawnIn(town(`run ${n}`), 'alchemist').map(([id]) => id));
  const counts = new Map<string, number>();
  for (const id of kinds.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(counts.size).toBe(21);
  expect(Math.max(...counts.values())).toBeLessThan(25);
});

test('in The Amulet vendors also draw magic gear, uncursed and for depths that the hero has reached', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 15 }), (seed, deepest) => {
      const ids = Object.keys(stockIn(town(seed, deepest, 'amulet'), 'blacksmith'));
      const gear = ids.flatMap((id) => raws.item[id]!.variant ?? []);
      expect(gear.length).toBeGreaterThan(0);
      expect(ids.findIndex((id) => !raws.item[id]!.variant)).toBe(gear.length);
      for (const { base, bonus, minDepth } of gear) {
        expect(['armor', 'weapon']).toContain(raws.item[base]!.vendor_category);
        expect(bonus).toBeGreaterThan(0);
        expect(minDepth).toBeLessThanOrEqual(deepest);
      }
    }),
  );
});

test('in The Dragon vendors draw no magic gear', () => {
  const ids = Object.keys(stockIn(town('dragon', 15), 'blacksmith'));
  expect(ids.filter((id) => raws.item[id]!.variant)).toEqual([]);
});

test('a vendor with deep stock has twice as many of everything', () => {
  const game = town('deep', 3);
  expect(stockIn(game, 'market-armourer')).toMatchObject({ dagger: 2, shield: 2 });
  for (const [, count] of drawnIn(game, 'market-armourer')) expect([2, 4]).toContain(count);
});
