import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../src/raws/json-schema';

/** Writes `raws/schema/*.schema.json` from the schemas of the code. Run it when one of them has changed. */
const folder = join(__dirname, '..', 'raws', 'schema');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of jsonSchemas()) writeFileSync(join(folder, name), JSON.stringify(schema));
execFileSync('npx', ['biome', 'format', '--write', folder], { stdio: 'inherit' });
