import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { readComments } from '../../../scripts/schemas/comments';
import { jsonSchemas } from '../../../scripts/schemas/json-schema';
import { FILES } from '../../../src/raws/files';
import { KINDS, type Kind } from '../../../src/raws/kinds';

const schemas = jsonSchemas(readComments());
const folder = join(__dirname, '../../../raws/schema');
const kinds = Object.keys(KINDS) as Kind[];

test('the schema files match the code: npm run schemas', () => {
  const written = readdirSync(folder).map((name): [string, unknown] => [
    name,
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]);
  expect(new Map(written)).toEqual(new Map(JSON.parse(JSON.stringify([...schemas]))));
});

test.each(kinds)('%s names its schema and fits it', (kind) => {
  const { name } = KINDS[kind];
  expect(FILES[kind]).toMatchObject({ $schema: `./schema/${name}.schema.json` });
  const validate = new Ajv2020({ strict: false }).compile(schemas.get(`${name}.schema.json`) as object);
  validate(FILES[kind]);
  expect(validate.errors).toBeNull();
});

const validator = (kind: Kind) =>
  new Ajv2020({ strict: false }).compile(schemas.get(`${KINDS[kind].name}.schema.json`) as object);

test.each([
  ['the name of a builder', { builder: 'celular-automata' }],
  ['a setting of one', { builder: 'pools', shar: 10, size: 4 }],
  ['a setting that is too much', { builder: 'maze', size: 4 }],
])('an editor marks a mistake in %s', (_, step) => {
  const levels = structuredClone(FILES.levels) as { recipes: { chain: object[] }[] };
  levels.recipes[0]?.chain.push(step);
  expect(validator('levels')(levels)).toBe(false);
});

test("an editor shows the code's comment on a field", () => {
  const { properties } = schemas.get('items.schema.json') as {
    properties: { items: { items: { properties: Record<string, { description?: string }> } } };
  };
  expect(properties.items.items.properties.base_value?.description).toBe(
    'Value in gold, from which vendors compute their prices.',
  );
});

/** Comment right above a field of a schema. Fields of types do not match, because they end with a semicolon. */
const ON_FIELD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n +[$\w]+(?:: .*[,([{]|,)$/gm;

test('every comment on a field reaches the editor', () => {
  const shown = JSON.stringify([...schemas.values()]);
  const folders = ['schema', 'vocabulary'].map((folder) => join(__dirname, '../../../src/engine', folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ON_FIELD)].map(([, words = '']) => words.replace(/\s+\*?\s*/g, ' ').trim()),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((words) => !shown.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
});
