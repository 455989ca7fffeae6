import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import { FILES } from '../../src/raws/files';
import { jsonSchemas } from '../../src/raws/json-schema';
import { KINDS, type Kind } from '../../src/raws/kinds';

const folder = join(__dirname, '..', '..', 'raws', 'schema');
const kinds = Object.keys(KINDS) as Kind[];

test('the schema files are those of the code: npm run schemas', () => {
  const written = readdirSync(folder).map((name): [string, unknown] => [
    name,
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  ]);
  expect(new Map(written)).toEqual(new Map(JSON.parse(JSON.stringify([...jsonSchemas()]))));
});

test.each(kinds)('%s names its schema and fits it', (kind) => {
  const { name } = KINDS[kind];
  expect(FILES[kind]).toMatchObject({ $schema: `./schema/${name}.schema.json` });
  const validate = new Ajv2020({ strict: false }).compile(jsonSchemas().get(`${name}.schema.json`) as object);
  validate(FILES[kind]);
  expect(validate.errors).toBeNull();
});
