import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unplacedEntries } from '../../scripts/content/unplaced';
import { FILES } from '../../src/raws/files';
import type { Parsed } from '../../src/raws/kinds';

const SRC = join(__dirname, '../../src');

test('every entry comes into play: by raws/spawn-table.json, a level, a vendor, another entry, or the engine', () => {
  expect(unplacedEntries(FILES as Parsed)).toEqual([]);
});

test('an unused entry and an unused theme are reported with their files', () => {
  const files = structuredClone(FILES) as Parsed;
  files.mobs.mobs.push({ ...files.mobs.mobs.find(({ id }) => id === 'rat')!, id: 'lonely-rat' });
  files.themes.themes.push({ ...files.themes.themes[0]!, id: 'plaid' });
  files.spawnTable.spawn_table.push({ raw: 'fox', weight: 1, min_depth: 1, max_depth: 2 });
  expect(unplacedEntries(files)).toEqual([
    'raws/mobs.json · lonely-rat: nothing brings it into play',
    'raws/themes.json · plaid: nothing brings it into play',
    'raws/mobs.json · fox: in play, in spite of NOWHERE',
  ]);
});

/** Names of all fields that a JSON schema allows. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(fieldsIn)];
}

/** Files that define the fields of the raws. The test does not count these files as readers. */
const SHAPES = ['schema', 'vocabulary/schemas.ts', 'builders/chain/levels-file.ts'].map((path) => join('engine', path));

test('code outside of the schemas reads every field of the raws', () => {
  const schemas = join(__dirname, '../../raws/schema');
  const fields = readdirSync(schemas).flatMap((file) =>
    fieldsIn(JSON.parse(readFileSync(join(schemas, file), 'utf8'))),
  );
  const read = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !SHAPES.some((shape) => file.startsWith(shape)))
    .map((file) => readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
  const words = new Set(read.flatMap((text) => text.match(/[$\w]+/g) ?? []));
  expect(fields.length).toBeGreaterThan(300);
  // Editors use `$schema`; the code never reads it.
  expect([...new Set(fields)].filter((field) => !words.has(field))).toEqual(['$schema']);
});
