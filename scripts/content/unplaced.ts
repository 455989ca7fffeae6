import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parsed } from '../../src/raws/kinds';

const ENGINE = join(__dirname, '../../src/engine');

/** Entries that need not appear: creatures that only the reference tables define, and the theme in high contrast. */
const NOWHERE = ['mobs.json · fox', 'mobs.json · deer', 'themes.json · contrast'];

/**
 * Returns a line for each entry of the raws that never appears in the game, such as a theme without a recipe. Leaves
 * out the entries in `NOWHERE`, but returns a line for each that does appear.
 */
export function unplacedEntries(files: Parsed): string[] {
  const { items, mobs, props, hero, kits, boons, spawnTable, prefabs, cages, campaigns } = files;
  const rows = placedRows(files);
  const named = new Set([
    ...[hero, kits, boons.boons.map(withoutId), spawnTable, campaigns, prefabs.legend, cages].flatMap(stringsIn),
    ...Object.values(rows).flatMap((entries) => entries.map(withoutId).flatMap(stringsIn)),
    ...wordsOfEngine(),
  ]);
  const sold = items.items.filter(({ vendor_category }) => vendor_category !== undefined);
  const unique = mobs.mobs.filter((mob) => mob.unique || mob.hunted || mob.captive);
  const shrines = props.props.filter(({ shrine }) => shrine);
  const dealt = prefabs.prefabs.filter(({ kind }) => kind !== 'landmark');
  const itself = new Set([...sold, ...unique, ...shrines, ...dealt].map(({ id }) => id));
  const unplaced = Object.entries(rows).flatMap(([file, entries]) =>
    entries.filter(({ id }) => !named.has(id) && !itself.has(id)).map(({ id }) => `${file} · ${id}`),
  );
  const nowhere = [...unplaced, ...unusedThemes(files).map((id) => `themes.json · ${id}`)];
  return [
    ...nowhere.filter((entry) => !NOWHERE.includes(entry)).map((entry) => `raws/${entry}: nothing brings it into play`),
    ...NOWHERE.filter((entry) => !nowhere.includes(entry)).map(
      (entry) => `raws/${entry}: in play, in spite of NOWHERE`,
    ),
  ];
}

function unusedThemes({ levels, themes }: Parsed): string[] {
  const used = new Set(levels.recipes.flatMap(({ theme, themeEast }) => [theme, themeEast]));
  return themes.themes.map(({ id }) => id).filter((id) => !used.has(id));
}

/** Returns the entries that appear in the game if another entry names them, by file. */
const placedRows = (files: Parsed): Record<string, readonly { id: string }[]> => ({
  'items.json': files.items.items,
  'mobs.json': files.mobs.mobs,
  'props.json': files.props.props,
  'spells.json': files.spells.spells,
  'loot-tables.json': files.lootTables.loot_tables,
  'factions.json': files.factions.faction_table,
  'levels.json': files.levels.recipes,
  'prefabs.json': files.prefabs.prefabs,
});

/** Returns the entry without its id, because an entry that names only itself does not appear in the game. */
const withoutId = ({ id: _, ...rest }: { id: string }): object => rest;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function wordsOfEngine(): string[] {
  const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const code = files.map((file) => readFileSync(join(ENGINE, file), 'utf8')).join('\n');
  return [...code.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
}
