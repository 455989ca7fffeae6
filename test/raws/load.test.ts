import { parseDice } from '../../src/lib/dice';
import { loadBuiltRaws } from '../../src/raws/built';
import { FILES } from '../../src/raws/files';
import { loadRaws } from '../../src/raws/index';
import type { Parsed } from '../../src/raws/kinds';

const raws = loadRaws();

function thawed(value: unknown, path: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  const here = Object.isFrozen(value) ? [] : [path];
  return [...here, ...Object.entries(value).flatMap(([key, part]) => thawed(part, `${path}.${key}`))];
}

test('the raws are read once', () => {
  expect(loadRaws()).toBe(raws);
  expect(loadBuiltRaws()).toBe(loadBuiltRaws());
});

test('the raws are frozen through and through', () => {
  expect(thawed(raws, 'raws')).toEqual([]);
  expect(thawed(loadBuiltRaws(), 'raws')).toEqual([]);
});

test('a bundle that skips the checks loads the same raws', () => {
  expect(loadBuiltRaws()).toEqual(raws);
});

test('every row of the files is there', () => {
  const { items, mobs, props, spells, factions, lootTables, spawnTable } = FILES as Parsed;
  const inFile = raws.items.filter(({ variant }) => !variant);
  expect({ ...raws, items: inFile }).toMatchObject({
    items: { length: items.items.length },
    mobs: { length: mobs.mobs.length },
    props: { length: props.props.length },
    spells: { length: spells.spells.length },
    factions: { length: factions.faction_table.length },
    lootTables: { length: lootTables.loot_tables.length },
    spawnTable: { length: spawnTable.spawn_table.length },
  });
});

test('rows are found by id', () => {
  expect(raws.item['health-potion']).toBe(raws.items.find(({ id }) => id === 'health-potion'));
  expect(raws.mob['black-dragon']?.name).toBe('Black Dragon');
  expect(raws.prop['town-portal']?.renderable).toMatchObject({ glyph: '♥', fg: '#00FFFF', order: 0 });
  expect(raws.spell.zap?.mana_cost).toBe(1);
  expect(raws.faction['cave-goblins']?.responses).toEqual({ default: 'attack', 'cave-goblins': 'ignore' });
  expect(raws.lootTable.animal?.drops.map(({ item }) => item)).toEqual(['hide', 'meat']);
});

test('everything except spells has an archetype', () => {
  const ids = [...raws.items, ...raws.mobs, ...raws.props].map(({ id }) => id);
  expect(Object.keys(raws.archetypes).sort()).toEqual(['hero', ...ids].sort());
});

test('every dice expression of the raws can be parsed', () => {
  const texts = [
    ...raws.items.flatMap(({ weapon }) => (weapon ? [weapon.base_damage] : [])),
    ...raws.mobs.flatMap(({ gold }) => (gold ? [gold] : [])),
    ...raws.mobs.flatMap(({ natural }) => natural?.attacks.map(({ damage }) => damage) ?? []),
  ];
  expect(texts.filter((text) => parseDice(text) === null)).toEqual([]);
  expect(texts.length).toBeGreaterThan(30);
});

test('weights grow with depth only for orcs, fireballs and confusion', () => {
  const growing = raws.spawnTable.filter(({ add_map_depth_to_weight }) => add_map_depth_to_weight);
  expect(growing.map(({ raw }) => raw)).toEqual(['orc', 'orc', 'fireball-scroll', 'confusion-scroll']);
});

test.each(['dragon-wyrmling', 'lizardman', 'giant-lizard', 'rock-golem', 'stonefall-trap', 'landmine'])(
  '%s turns up from depth 5 to the end of the world, unless that is The Amulet',
  (id) => {
    const [first, deeper, ...rest] = raws.spawnTable.filter(({ raw }) => raw === id);
    expect([first?.min_depth, deeper?.max_depth, rest]).toEqual([5, 100, []]);
    expect([deeper?.min_depth, deeper?.weight]).toEqual([first!.max_depth + 1, first?.weight]);
    expect([first?.campaigns, deeper?.campaigns]).toEqual([undefined, ['dragon']]);
  },
);

test.each(['fox', 'deer', 'black-dragon', 'town-portal'])('%s never turns up at random', (id) => {
  expect(raws.spawnTable.some(({ raw }) => raw === id)).toBe(false);
});
