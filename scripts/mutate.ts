import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, oneOf, UsageError, wholeNumber } from './lib/command-line';
import { namedFile, namedJson } from './lib/named-file';
import { progressOf } from './lib/progress';
import { writeJson } from './lib/write-json';
import { compilingMutants } from './mutate/compile';
import { chooseMutants, type Mutant, pickAgain, pickBySeed } from './mutate/mutant';
import { createSandbox, writeInto } from './mutate/sandbox';
import { type Outcome, runBaseline, runMutant } from './mutate/test-run';

const AREAS = [
  'lib',
  'settings',
  'engine',
  'raws',
  'i18n',
  'render',
  'storage',
  'play',
  'discord',
  'handlers',
] as const;

const USAGE = `npm run mutate -- --area NAME [--sample N] [--seed TEXT]
npm run mutate -- [--sample N] [--seed TEXT] FILE...
npm run mutate -- --again FILE

Changes the code in one small place, runs the tests that reach it, and lists the changes that no test noticed: each is a
rule nobody wrote down, or a change that makes no difference. The same seed picks the same changes of the same code.

  --area NAME      changes anything in this folder of src: ${AREAS.join(', ')}
  --sample N       how many changes, of those that compile and those that do not (60)
  --seed TEXT      picks them (1)
  --tests FOLDERS  runs only the tests in these, a list with commas (test)
  --workers N      processes for the first run, without a change (1)
  --json FILE      writes what came of each change there
  --again FILE     tries those again that no test noticed, by such a file`;

const ROOT = join(__dirname, '..');

void commandLine(
  USAGE,
  {
    area: { type: 'string' },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: 'test' },
    workers: { type: 'string', default: '1' },
    json: { type: 'string' },
    again: { type: 'string' },
  },
  async ({ values, positionals }) => {
    const size = wholeNumber('--sample', values.sample, 1);
    const workers = wholeNumber('--workers', values.workers, 1, 64);
    const again = values.again === undefined ? null : unnoticedIn(values.again);
    const area =
      values.area === undefined
        ? positionals.map((file) => namedFile('FILE', file))
        : filesOf(oneOf('--area', values.area, AREAS));
    const files = again ? [...new Set(again.map(({ file }) => file))] : area;
    if (files.length === 0) throw new UsageError('Name an area or files.');

    const choice = again ? pickAgain(again) : pickBySeed(size, values.seed);
    const { mutants: sampled, instrumented, total } = await chooseMutants(ROOT, files, choice);
    console.log(
      `${sampled.length} of ${total} mutants in ${files.length} files${again ? '' : `, seed ${values.seed}`}`,
    );
    const { folder, remove } = createSandbox(ROOT);
    process.once('exit', remove);
    // Removes the sandbox even if the run is interrupted.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
    try {
      const mutants = compilingMutants(folder, sampled);
      console.log(`${sampled.length - mutants.length} do not compile`);

      writeInto(folder, instrumented);
      const { passed, failed } = await runBaseline(folder, values.tests.split(','), workers);
      if (failed.length > 0) console.log(`left out, for failing in the sandbox: ${failed.join(', ')}`);

      const outcomes: Tried[] = [];
      const running = progressOf(mutants.length, 'mutants run');
      for (const mutant of mutants) {
        const outcome = await runMutant(folder, mutant, passed);
        outcomes.push({ mutant, outcome });
        if (isUnnoticed({ mutant, outcome })) console.log(`\n${outcome}  ${mutant.description}`);
        running.step();
      }
      running.end();
      printShare(outcomes);
      if (values.json !== undefined) writeJson(values.json, outcomes);
    } finally {
      remove();
    }
  },
  'arguments',
);

function filesOf(area: string): string[] {
  return readdirSync(join(ROOT, 'src', area), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', area, name))
    .sort();
}

interface Tried {
  mutant: Mutant;
  outcome: Outcome;
}

function isUnnoticed({ outcome }: Tried): boolean {
  return outcome === 'survived' || outcome === 'unreached';
}

function unnoticedIn(file: string): Mutant[] {
  const tried = namedJson('--again', file) as Tried[];
  return tried.filter(isUnnoticed).map(({ mutant }) => mutant);
}

function printShare(outcomes: readonly Tried[]): void {
  const noticed = outcomes.filter((tried) => !isUnnoticed(tried)).length;
  console.log(`\n${noticed} of ${outcomes.length} noticed, ${((100 * noticed) / outcomes.length).toFixed(0)} %`);
}
