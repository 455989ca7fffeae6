import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line';
import { readComments } from './schemas/comments';
import { jsonSchemas } from './schemas/json-schema';

const USAGE = `npm run schemas

Writes raws/schema/*.schema.json from the schemas in the code and the comments on them, to be run after a change of these.`;

void commandLine(USAGE, {}, () => {
  const folder = join(__dirname, '..', 'raws', 'schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas(readComments())) writeFileSync(join(folder, name), JSON.stringify(schema));
  execFileSync('npx', ['biome', 'format', '--write', folder], { stdio: 'inherit' });
});
