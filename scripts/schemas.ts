import { join } from 'node:path';
import { commandLine } from './lib/command-line';
import { SCHEMAS, writeSchemas } from './schemas/write-schemas';

const USAGE = `npm run schemas

Writes raws/schema/*.schema.json from the schemas in the code and the comments on them, to be run after a change of these.`;

void commandLine(USAGE, {}, () => {
  writeSchemas(join(__dirname, '..'));
  console.log(`Wrote ${SCHEMAS}.`);
});
