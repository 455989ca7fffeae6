import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EFFECTS, SHOWN } from '../../../src/engine/effects';

it('has a line in the table for every file of a kind', () => {
  const files = readdirSync(join(__dirname, '../../../src/engine/effects'))
    .filter((file) => file.endsWith('.ts') && !['index.ts', 'queue.ts', 'fire.ts'].includes(file))
    .map((file) => file.replace('.ts', '').replaceAll('-', '_'));
  expect([...Object.keys(EFFECTS), ...Object.keys(SHOWN)].sort()).toEqual(files.sort());
});
