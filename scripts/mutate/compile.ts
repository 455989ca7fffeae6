import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutant, type Mutant } from './mutant';

const CONFIG = 'tsconfig.mutate.json';
const INCREMENTAL = { incremental: true, tsBuildInfoFile: './mutate.tsbuildinfo' };

/** Which of the mutants compile, tried one by one in a sandbox whose sources are not instrumented yet. */
export function compilingMutants(folder: string, mutants: readonly Mutant[], step: () => void): Mutant[] {
  writeFileSync(
    join(folder, CONFIG),
    JSON.stringify({
      extends: './tsconfig.json',
      // Emptied functions leave names unused.
      compilerOptions: { ...INCREMENTAL, noUnusedLocals: false, noUnusedParameters: false },
      include: ['src', 'commands'],
    }),
  );
  if (!compiles(folder)) throw new Error('the project itself does not compile');
  return mutants.filter((mutant) => {
    const path = join(folder, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutant(source, mutant));
    const fine = compiles(folder);
    writeFileSync(path, source);
    step();
    return fine;
  });
}

function compiles(folder: string): boolean {
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', join(folder, CONFIG)]).status === 0;
}
