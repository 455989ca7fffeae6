import { spawnSync } from 'node:child_process';
import { commandLine } from './lib/command-line';

const USAGE = `npm run check

Runs everything that a change must pass, cheapest first, and ends at what fails.`;

/** Checks that every change must pass, fastest first. */
const STEPS = [
  ['format and lint', 'npx', 'biome', 'check', '.'],
  ['comments', 'npx', 'tsx', 'scripts/prose.ts'],
  ['types', 'npx', 'tsc', '--noEmit'],
  ['types of the page', 'npx', 'tsc', '-p', 'scripts/playground'],
  ['imports', 'npx', 'tsx', 'scripts/imports.ts'],
  ['unused files, exports and packages', 'npx', 'knip'],
  ['tests', 'npm', 'test'],
  ['package, bundle size', 'npx', 'tsx', 'scripts/package.ts'],
  ['what is in the package', 'npm', 'run', 'test:package'],
] as const;

void commandLine(USAGE, {}, () => {
  for (const [name, command, ...args] of STEPS) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    if (status !== 0) {
      console.error(`\n${name} failed.`);
      process.exit(status ?? 1);
    }
  }
  console.log('\nAll checks passed.');
});
