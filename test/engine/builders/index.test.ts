import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDERS } from '../../../src/engine/builders';
import { buildersIn } from '../../../src/engine/schema/levels';
import { loadRaws } from '../../../src/raws';

const folder = join(__dirname, '../../../src/engine/builders');

test('the index has every file of the folder under its own name', () => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => entry.name.replace(/\.ts$/, '')).filter((name) => name !== 'index');
  expect(Object.keys(BUILDERS).sort()).toEqual(names.sort());
});

test('some level uses every builder', () => {
  const used = new Set(loadRaws().levels.recipes.flatMap(({ chain }) => buildersIn(chain)));
  expect(Object.keys(BUILDERS).filter((name) => !used.has(name))).toEqual([]);
});
