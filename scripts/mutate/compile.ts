import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutant, type Mutant } from './mutant';

const CONFIG = 'tsconfig.mutate.json';
const INCREMENTAL = { incremental: true, tsBuildInfoFile: './mutate.tsbuildinfo' };

/**
 * Returns the mutants that compile. They are tried in a sandbox whose sources are not instrumented yet. Mutants of
 * different files are tried together, and an error in a file is blamed on the file's mutant. If errors remain, each
 * half of the mutants is tried separately.
 */
export function compilingMutants(folder: string, mutants: readonly Mutant[]): Mutant[] {
  writeFileSync(
    join(folder, CONFIG),
    JSON.stringify({
      extends: './tsconfig.json',
      // Functions without a body leave names unused.
      compilerOptions: { ...INCREMENTAL, noUnusedLocals: false, noUnusedParameters: false },
      include: ['src', 'commands'],
    }),
  );
  if (filesWithErrors(folder).size > 0) throw new Error('the project itself does not compile');
  const compiling = new Set(roundsOf(mutants).flatMap((round) => compilingTogether(folder, round)));
  return mutants.filter((mutant) => compiling.has(mutant));
}

/** No group has two mutants of one file. */
function roundsOf(mutants: readonly Mutant[]): Mutant[][] {
  const rounds: Mutant[][] = [];
  for (const mutant of mutants) {
    const round = rounds.find((others) => others.every(({ file }) => file !== mutant.file));
    if (round) round.push(mutant);
    else rounds.push([mutant]);
  }
  return rounds;
}

function compilingTogether(folder: string, round: readonly Mutant[]): Mutant[] {
  const errors = filesWithErrorsUnder(folder, round);
  const rest = round.filter(({ file }) => !errors.has(file));
  if (errors.size === 0) return rest;
  if (round.length === 1) return [];
  // If an error remains without the blamed mutants, some mutant has caused an error in another file.
  if (rest.length > 0 && filesWithErrorsUnder(folder, rest).size === 0) return rest;
  const half = round.length >> 1;
  return [round.slice(0, half), round.slice(half)].flatMap((part) => compilingTogether(folder, part));
}

function filesWithErrorsUnder(folder: string, mutants: readonly Mutant[]): Set<string> {
  const sources = mutants.map(({ file }) => ({
    path: join(folder, file),
    source: readFileSync(join(folder, file), 'utf8'),
  }));
  for (const [index, mutant] of mutants.entries()) {
    const { path, source } = sources[index] as (typeof sources)[number];
    writeFileSync(path, applyMutant(source, mutant));
  }
  const errors = filesWithErrors(folder);
  for (const { path, source } of sources) writeFileSync(path, source);
  return errors;
}

function filesWithErrors(folder: string): Set<string> {
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', CONFIG, '--pretty', 'false'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const files = [...stdout.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error/gm)].map(([, file]) => file as string);
  if (status !== 0 && files.length === 0) throw new Error(`tsc failed:\n${stdout}`);
  return new Set(files);
}
