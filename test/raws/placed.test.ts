import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';

const { items, mobs, props, hero, lootTables, spawnTable, levels, prefabs, campaigns, factions, spells, themes } =
  FILES as Parsed;

const SRC = join(__dirname, '../../src');
const ENGINE = join(SRC, 'engine');

/** What a value says, keys left out. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const code = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(ENGINE, file), 'utf8'))
  .join('\n');

/** What is brought into play by whatever names it, by the file it stands in. */
const rows: Record<string, readonly { id: string }[]> = {
  'items.json': items.items,
  'mobs.json': mobs.mobs,
  'props.json': props.props,
  'spells.json': spells.spells,
  'loot-tables.json': lootTables.loot_tables,
  'factions.json': factions.faction_table,
  'levels.json': levels.recipes,
  'prefabs.json': prefabs.prefabs,
};

/** Nobody brings into play what names nothing but itself. */
const withoutId = ({ id: _, ...rest }: { id: string }): object => rest;

const named = new Set([
  ...[hero, spawnTable, campaigns, prefabs.legend].flatMap(stringsIn),
  ...Object.values(rows).flatMap((entries) => entries.map(withoutId).flatMap(stringsIn)),
  ...[...code.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word),
]);

/** Of the reference tables, which place them nowhere either. */
const NOWHERE = ['mobs.json · fox', 'mobs.json · deer'];

test('whatever exists comes into play: by raws/spawn-table.json, a level, a vendor, another entry, or the engine', () => {
  const sold = items.items.filter(({ vendor_category }) => vendor_category !== undefined);
  const unique = mobs.mobs.filter((mob) => mob.unique);
  const shrines = props.props.filter(({ shrine }) => shrine);
  const dealt = prefabs.prefabs.filter(({ kind }) => kind !== 'landmark');
  const itself = new Set([...sold, ...unique, ...shrines, ...dealt].map(({ id }) => id));
  const nowhere = Object.entries(rows).flatMap(([file, entries]) =>
    entries.filter(({ id }) => !named.has(id) && !itself.has(id)).map(({ id }) => `${file} · ${id}`),
  );
  expect(nowhere).toEqual(NOWHERE);
});

test('every theme is that of a recipe in raws/levels.json, but for that of high contrast', () => {
  const used = new Set(levels.recipes.flatMap(({ theme, themeEast }) => [theme, themeEast]));
  expect(themes.themes.map(({ id }) => id).filter((id) => !used.has(id))).toEqual(['contrast']);
});

/** The names of all fields that a JSON schema allows. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsIn)];
}

/** The files that say what the raws may hold. */
const SHAPES = ['schema', 'vocabulary/schemas.ts', 'builders/chain/levels-file.ts'].map((path) => join('engine', path));

test('whatever the raws may say is read by code outside of its schemas', () => {
  const schemas = join(__dirname, '../../raws/schema');
  const fields = readdirSync(schemas).flatMap((file) =>
    fieldsIn(JSON.parse(readFileSync(join(schemas, file), 'utf8'))),
  );
  const read = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !SHAPES.some((shape) => file.startsWith(shape)))
    .map((file) => readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
  const words = new Set(read.flatMap((text) => text.match(/[$\w]+/g) ?? []));
  expect(fields.length).toBeGreaterThan(300);
  // That one is for editors.
  expect([...new Set(fields)].filter((field) => !words.has(field))).toEqual(['$schema']);
});
