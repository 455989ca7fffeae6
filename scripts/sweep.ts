import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hasFork } from '../src/engine/schema/campaigns';
import { rawsFor } from '../src/engine/state/campaign';
import { loadRaws } from '../src/raws';
import { BUILDER_FIGURES } from '../test/support/builder-figures';
import { catalogueDifferences } from './catalogue/pages';
import { bundleScript } from './lib/bundle';
import { campaignOption, depthOption } from './lib/campaign-option';
import { commandLine, oneOf, wholeNumber } from './lib/command-line';
import { emptyTally, type Job, merge, type Tally, type Target } from './sweep/job';
import { findingsOf, formatTally } from './sweep/report';
import { runInThreads } from './sweep/thread-pool';

const USAGE = `npm run sweep -- [--seeds N] [--first N] [--depths LIST] [--campaign ID] [--only PART]

Builds the levels of many seeds and checks them as \`npm test\` does a few. Exits with 1 when a check fails.

  --seeds N        seeds for each depth, fallback and builder (200)
  --first N        number of the first seed (0)
  --depths LIST    the levels of these depths only (1 to 10)
  --campaign ID    the levels of this campaign (dragon)
  --only PART      levels, runs, fallbacks, builders or catalogue (all of them)
  --workers N      threads to build on (one a core)`;

const JOB_SEEDS = 25;
const PARTS = ['levels', 'runs', 'fallbacks', 'builders', 'catalogue'] as const;
type Part = (typeof PARTS)[number];

/** Depths of a run at which prefabs are used. */
const RUN = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const FALLBACKS: readonly Target[] = [
  { kind: 'level', depth: 7, recipe: 'fallback' },
  { kind: 'level', depth: 6, recipe: 'fallback-lair' },
  { kind: 'level', depth: 15, recipe: 'fallback-gate', campaign: 'amulet' },
];

void commandLine(
  USAGE,
  {
    seeds: { type: 'string', default: '200' },
    first: { type: 'string', default: '0' },
    depths: { type: 'string', default: '1,2,3,4,5,6,7,8,9,10' },
    campaign: { type: 'string' },
    only: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
  async ({ values }) => {
    const seeds = wholeNumber('--seeds', values.seeds, 1);
    const first = wholeNumber('--first', values.first, 0);
    const campaign = campaignOption(values.campaign);
    const depths = values.depths.split(',').map((depth) => depthOption('--depths', depth, campaign));
    const workers = wholeNumber('--workers', values.workers, 1, 64);
    const parts = values.only === undefined ? PARTS : [oneOf('--only', values.only, PARTS)];

    const began = performance.now();
    const targets = targetsOf(parts, depths, campaign);
    const tallies = await sweep(targets, first, seeds, workers);
    let findings = 0;
    for (const [index, target] of targets.entries()) {
      const tally = tallies[index] as Tally;
      const found = findingsOf(target, tally);
      findings += found.length;
      console.log([formatTally(target, tally), ...found.map((line) => `  ${line}`)].join('\n'));
    }
    if (parts.includes('catalogue')) {
      const differences = catalogueDifferences(loadRaws());
      findings += differences.length;
      console.log(['catalogue', ...differences.map((line) => `  ${line}`)].join('\n'));
    }
    console.log(`${((performance.now() - began) / 1000).toFixed(0)} s on ${workers} threads, ${findings} findings`);
    if (findings > 0) process.exitCode = 1;
  },
);

function targetsOf(parts: readonly Part[], depths: readonly number[], campaign: string): Target[] {
  const targets: Record<Exclude<Part, 'catalogue'>, readonly Target[]> = {
    levels: depths.flatMap((depth) => levelTargets(depth, campaign)),
    runs: [{ kind: 'run', depths: RUN }],
    fallbacks: FALLBACKS,
    builders: BUILDER_FIGURES.map(({ name }) => ({ kind: 'builder', name })),
  };
  return parts.flatMap((part) => (part === 'catalogue' ? [] : targets[part]));
}

/** Returns a target for each way that leads to a depth. */
function levelTargets(depth: number, campaign: string): Target[] {
  const target = { kind: 'level', depth, recipe: null, campaign } as const;
  return hasFork(rawsFor(loadRaws(), { campaign }).campaign, depth - 1)
    ? [target, { ...target, isSecond: true }]
    : [target];
}

async function sweep(targets: readonly Target[], first: number, seeds: number, workers: number): Promise<Tally[]> {
  const tallies = targets.map((_, target) => emptyTally(target));
  const jobs = targets.flatMap((what, target) =>
    Array.from({ length: Math.ceil(seeds / JOB_SEEDS) }, (_, index): Job => {
      const done = index * JOB_SEEDS;
      return { target, what, first: first + done, seeds: Math.min(JOB_SEEDS, seeds - done) };
    }),
  );
  let done = 0;
  await runInThreads(await bundleScript(join(__dirname, 'sweep/worker.ts')), jobs, workers, (tally) => {
    merge(tallies[tally.target] as Tally, tally);
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${jobs.length} jobs`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return tallies;
}
