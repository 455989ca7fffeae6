import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';

const { items, mobs, props, hero, lootTables, spawnTable, levels, prefabs, campaigns, factions, spells, themes } =
  FILES as Parsed;

const ENGINE = join(__dirname, '../../src/engine');

/** What a value says, keys left out. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const code = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(ENGINE, file), 'utf8'))
  .join('\n');

const named = new Set([
  ...[hero, lootTables, spawnTable, levels, prefabs, campaigns, factions, spells].flatMap(stringsIn),
  ...[...items.items, ...mobs.mobs, ...props.props].flatMap(({ id: _, ...rest }) => stringsIn(rest)),
  ...[...code.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word),
]);

/** Of the reference tables, which place them nowhere either. */
const NOWHERE = ['mobs.json · fox', 'mobs.json · deer'];

test('whatever exists turns up: by raws/spawn-table.json, a level, a vendor, another entry, or the engine', () => {
  const sold = items.items.filter(({ vendor_category }) => vendor_category !== undefined);
  const unique = mobs.mobs.filter((mob) => mob.unique);
  const shrines = props.props.filter(({ shrine }) => shrine);
  const itself = new Set([...sold, ...unique, ...shrines].map(({ id }) => id));
  const rows = Object.entries({ 'items.json': items.items, 'mobs.json': mobs.mobs, 'props.json': props.props });
  const nowhere = rows.flatMap(([file, entries]) =>
    entries.filter(({ id }) => !named.has(id) && !itself.has(id)).map(({ id }) => `${file} · ${id}`),
  );
  expect(nowhere).toEqual(NOWHERE);
});

test('every theme is that of a recipe in raws/levels.json, but for that of high contrast', () => {
  const used = new Set(levels.recipes.flatMap(({ theme, themeEast }) => [theme, themeEast]));
  expect(themes.themes.map(({ id }) => id).filter((id) => !used.has(id))).toEqual(['contrast']);
});
