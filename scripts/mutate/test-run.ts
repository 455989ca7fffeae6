import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Mutant } from './mutant';

export interface TestFile {
  file: string;
  /** Number of times that the tests in the file reach each mutant, by the mutant's id. */
  hits: Record<string, number>;
  ms: number;
}

export type Outcome = 'killed' | 'survived' | 'unreached' | 'timeout';

/** Time limit for a run with a mutant: this many times the time without the mutant, plus GRACE in milliseconds. */
const TIMES = 5;
const GRACE = 60_000;

/** A mutant counts as an endless loop if tests reach it this many times as often as without the change. */
const HITS = 100;

/**
 * Runs tests without a mutant. Returns the files that passed, with the mutants that they reach, and the files that
 * failed. Rejects if the tests cannot be run.
 */
export async function runBaseline(
  folder: string,
  paths: readonly string[],
  workers: number,
): Promise<{ passed: TestFile[]; failed: string[] }> {
  const reached = join(folder, 'reached.jsonl');
  const results = join(folder, 'results.json');
  await runJest(folder, [`--maxWorkers=${workers}`, '--json', `--outputFile=${results}`, ...paths], {
    MUTANTS_REACHED: reached,
  });
  if (!existsSync(results)) throw new Error('the tests could not be run');
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    testResults: { name: string; status: 'passed' | 'failed' }[];
  };
  const failed = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  const files = readFileSync(reached, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { testPath: string; hits: TestFile['hits']; ms: number });
  return {
    failed: failed.map((path) => relative(folder, path)),
    passed: files
      .filter(({ testPath }) => !failed.includes(testPath))
      .map(({ testPath, hits, ms }) => ({ file: relative(folder, testPath), hits, ms })),
  };
}

/** Runs the test files that reach a mutant, with the mutant's switch on, until one fails. */
export async function runMutant(folder: string, mutant: Mutant, files: readonly TestFile[]): Promise<Outcome> {
  const reaching = files.filter(({ hits }) => hits[mutant.id] !== undefined);
  if (reaching.length === 0) return 'unreached';
  const ordered = reaching.sort((a, b) => costOf(a, mutant) - costOf(b, mutant));
  const hits = Math.max(...reaching.map((file) => file.hits[mutant.id] ?? 0));
  const status = await runJest(
    folder,
    ['--runInBand', '--bail', '--runTestsByPath', ...ordered.map(({ file }) => file)],
    {
      __STRYKER_ACTIVE_MUTANT__: mutant.id,
      MUTANT_HITS: String(HITS * hits),
      TEST_ORDER: ordered.map(({ file }) => join(folder, file)).join('\n'),
    },
    GRACE + TIMES * reaching.reduce((sum, { ms }) => sum + ms, 0),
  );
  if (status === null) return 'timeout';
  return status === 0 ? 'survived' : 'killed';
}

/**
 * Returns the position of a test file in the order of runs: namesakes of the mutant's file, then tests in its folder,
 * then all others. Among equals, fast files come first.
 */
function costOf({ file, ms }: TestFile, mutant: Mutant): number {
  if (basename(file, '.test.ts') === basename(mutant.file, '.ts')) return ms / 1000;
  return dirname(file) === dirname(mutant.file).replace('src', 'test') ? ms / 100 : ms;
}

/** Resolves with jest's exit code; `null` if jest was killed after `timeout` milliseconds. */
function runJest(
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
  timeout?: number,
): Promise<number | null> {
  const jest = join(folder, 'node_modules/jest/bin/jest.js');
  const flags = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : [];
  // A failing test may leave a server open, and jest would then keep running.
  const fixed = [...flags, jest, '--forceExit', '--config', 'scripts/mutate/jest.config.cjs'];
  const child = spawn(process.execPath, [...fixed, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    // The process gets its own group, so that servers started by tests are killed too.
    detached: true,
  });
  const end = (): void => void process.kill(-(child.pid as number), 'SIGKILL');
  // Kills jest before the sandbox is removed, because jest writes to it.
  process.prependOnceListener('exit', end);
  return new Promise((resolve, reject) => {
    const timer = timeout === undefined ? null : setTimeout(end, timeout);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (timer) clearTimeout(timer);
      process.off('exit', end);
      resolve(code);
    });
  });
}
