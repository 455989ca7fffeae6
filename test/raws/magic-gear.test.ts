import { masterRoll, masterTable } from '../../src/engine/spawning/master-table';
import { rawsFor } from '../../src/engine/state/campaign';
import { createI18n } from '../../src/i18n';
import { de } from '../../src/i18n/de';
import { es } from '../../src/i18n/es';
import { rngFromSeed } from '../../src/lib/rng';
import { loadRaws } from '../../src/raws';
import { act, find, scenario } from '../support/scenario';

const raws = loadRaws();
const amulet = rawsFor(raws, { campaign: 'amulet' });

test('a bonus raises the roll to hit, the damage and the speed of weapons, and the value of armour', () => {
  expect(raws.item['longsword+2']).toMatchObject({
    name: 'Longsword +2',
    base_value: 165,
    initiative_penalty: 0,
    weapon: { base_damage: '1d8+2', hit_bonus: 2 },
    magic: { class: 'rare', naming: 'Unidentified Longsword' },
  });
  expect(raws.item['scimitar-2']?.weapon).toMatchObject({ base_damage: '1d6', hit_bonus: -1 });
  expect(raws.item['chain-coif+3']?.wearable).toEqual({ slot: 'head', armor_class: 4 });
});

test('gear with a negative bonus is cursed, and no other gear', () => {
  const variants = raws.items.filter(({ variant }) => variant);
  expect(variants.length).toBeGreaterThan(200);
  for (const { magic, variant } of variants) expect(magic?.cursed === true).toBe((variant?.bonus ?? 0) < 0);
});

test('cursed gear is worth next to nothing, whatever its base', () => {
  const values = ['dagger-1', 'longsword-3', 'dwarf-steel-shirt-2'].map((id) => raws.item[id]?.base_value);
  expect(values).toEqual([0.1, 0.1, 0.1]);
});

test('a trait makes a weapon dearer; it works on one hit in four', () => {
  expect(raws.item['venomous-shortbow+1']).toMatchObject({
    name: 'Venomous Shortbow +1',
    base_value: 190,
    weapon: { range: 4, proc_chance: 0.25, proc_target: 'target', proc_effects: { damage_over_time: 2 } },
    variant: { weight: 8, minDepth: 2 },
  });
  expect(raws.item['venomous-shield+1']).toBeUndefined();
  expect(raws.item['dazzling-dagger-1']).toBeUndefined();
});

/** Share of magic gear among many rolls at a depth, from 0 to 1. */
function magicShare(depth: number, among = amulet): number {
  const rng = rngFromSeed('gear');
  const table = masterTable(among, depth);
  const rolled = Array.from({ length: 40_000 }, () => masterRoll(table, rng) ?? '');
  const variants = rolled.filter((raw) => raws.item[raw]?.variant).length;
  const plain = rolled.filter((raw) => raws.magicGear.bases.includes(raw)).length;
  return variants / (variants + plain);
}

test('in The Amulet a tenth of the gear at depth 2 is magic, and more on deeper levels', () => {
  expect(magicShare(1)).toBe(0);
  expect(magicShare(2)).toBeCloseTo(0.1, 1);
  expect(magicShare(12)).toBeCloseTo(0.6, 1);
  expect(magicShare(20)).toBeCloseTo(0.6, 1);
});

test('great magic gear lies deep', () => {
  const rng = rngFromSeed('gear');
  const most = (depth: number) => {
    const table = masterTable(amulet, depth);
    return Math.max(
      ...Array.from({ length: 20_000 }, () => raws.item[masterRoll(table, rng) ?? '']?.variant?.bonus ?? 0),
    );
  };
  expect([most(2), most(5), most(14)]).toEqual([1, 2, 5]);
});

test('in The Dragon no gear is magic, and none is rolled', () => {
  expect(magicShare(12, raws)).toBe(0);
  expect(masterTable(raws, 12).magic).toBeNull();
});

test('magic gear is unknown until it is worn, and no save contains it before', () => {
  const game = scenario('@', { carried: ['dazzling-scimitar+2'] });
  const item = find(game, 'dazzling-scimitar+2');
  expect(game.aliases).not.toHaveProperty(item.raw);
  const { events } = act(game, { kind: 'equip', item: item.id });
  const alias = { kind: 'plain', id: 'unidentified-scimitar' };
  expect(events).toContainEqual(expect.objectContaining({ kind: 'identified', raw: item.raw, alias }));
});

test.each([
  ['de', de, 'Verwirrender Krummsäbel +2', 'Du lässt den verwirrenden Krummsäbel +2 fallen.', 'Unbekannter Krummsäbel'],
  [
    'es',
    es,
    'Cimitarra deslumbrante +2',
    'Dejas en el suelo la cimitarra deslumbrante +2.',
    'Cimitarra sin identificar',
  ],
] as const)('in %s it is declined', (_tag, locale, name, dropped, unknown) => {
  const i18n = createI18n(raws, locale);
  const item = { id: 2, raw: 'dazzling-scimitar+2' };
  expect(i18n.thing(item)).toBe(name);
  expect(i18n.sentences([{ kind: 'dropped', item, turn: 1, sense: 'self' }])).toEqual([dropped]);
  expect(i18n.thing({ id: 2, raw: null, alias: { kind: 'plain', id: 'unidentified-scimitar' } })).toBe(unknown);
});

test('all magic gear has a look, from existing grids', () => {
  const variants = raws.items.filter(({ variant }) => variant);
  const looks = variants.map(({ id }) => JSON.stringify(raws.sprites.looks[id]));
  expect(new Set(looks).size).toBe(variants.length);
  const grids = variants.flatMap(({ id }) => raws.sprites.looks[id]?.over ?? []);
  expect(grids.filter((grid) => !(grid in raws.sprites.grids))).toEqual([]);
});

test.each(raws.campaigns.map(({ id }) => id))('in the campaign %s no two things have one name', (campaign) => {
  const items = raws.items.filter(({ campaigns }) => campaigns?.includes(campaign) ?? true);
  const names = items.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('in The Amulet gear made by rules replaces the magic gear of the tables', () => {
  const { items } = masterTable(amulet, 5);
  expect(items.raws.filter((raw) => raws.item[raw]?.weapon && raws.item[raw]?.magic)).toEqual([]);
  expect(raws.item['longsword+1']).toMatchObject({ name: 'Longsword +1', variant: { base: 'longsword' } });
});
