import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDERS } from '../../../src/engine/builders';
import { type ChainStep, isChoice } from '../../../src/engine/schema/levels';
import { loadRaws } from '../../../src/raws';

const folder = join(__dirname, '../../../src/engine/builders');

test('every file of the folder is in the index under its own name', () => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => entry.name.replace(/\.ts$/, '')).filter((name) => name !== 'index');
  expect(Object.keys(BUILDERS).sort()).toEqual(names.sort());
});

test('every builder is used by some level', () => {
  const namesIn = (chain: readonly ChainStep[]): string[] =>
    chain.flatMap((step) => (isChoice(step) ? step.choose.flatMap((option) => namesIn(option.chain)) : [step.builder]));
  const used = new Set(loadRaws().levels.recipes.flatMap(({ chain }) => namesIn(chain)));
  expect(Object.keys(BUILDERS).filter((name) => !used.has(name))).toEqual([]);
});
