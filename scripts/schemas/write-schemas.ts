import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readComments } from './comments';
import { jsonSchemas } from './json-schema';

/** Folder in which editors find the schemas of the raws. */
export const SCHEMAS = 'raws/schema';

export function writeSchemas(root: string): void {
  const folder = join(root, SCHEMAS);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of jsonSchemas(readComments())) writeFileSync(join(folder, name), JSON.stringify(schema));
  execFileSync('npx', ['biome', 'format', '--write', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}
