import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { STATUS_KINDS } from '../../../src/engine';
import { EFFECTS, VISUALS } from '../../../src/engine/effects';

const NO_ENTRIES = ['index.ts', 'queue.ts', 'fire.ts', 'statuses.ts'];

it('the table has a line for every file of an effect and for every kind of status', () => {
  const files = readdirSync(join(__dirname, '../../../src/engine/effects'))
    .filter((file) => file.endsWith('.ts') && !NO_ENTRIES.includes(file))
    .map((file) => file.replace('.ts', '').replaceAll('-', '_'));
  expect([...Object.keys(EFFECTS), ...Object.keys(VISUALS)].sort()).toEqual([...files, ...STATUS_KINDS].sort());
});
