import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleScript } from './lib/bundle';
import { commandLine, oneOf, wholeNumber } from './lib/command-line';
import { addFigures, type CampaignResult, type Figures, type Plan } from './torture/plan';

const USAGE = `npm run torture -- [--seconds N] [--interactions N] [--kills N] [--store NAME] [--workers W] [--seed S]

Plays on real server processes over a line that loses, delays, repeats and refuses requests to the database, kills servers
in the middle of commits, and checks by what was written that every turn counted exactly once, that no reply was false,
and that every version replays. Exits with 1 when anything was violated. The seed decides what is sent and which faults
come; how they meet depends on the machine.

  --seconds N        how long (60, unless a number of interactions or kills is given)
  --interactions N   how many interactions instead, seed after seed
  --kills N          how many SIGKILLs instead, to servers and to the database, which keeps its data on disk
  --store NAME       dynalite, or sqlite: a SQLite file that keeps its data on disk (dynalite). With --kills, half of the
                     SIGKILLs hit SQLite
  --workers W        server processes (4)
  --seed S           number of the first seed (1)`;

/** Number of interactions for each seed. It is large enough for runs with several log chunks. */
const BATCH = 4000;

void commandLine(
  USAGE,
  {
    seconds: { type: 'string' },
    interactions: { type: 'string' },
    kills: { type: 'string' },
    store: { type: 'string', default: 'dynalite' },
    workers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
  async ({ values }) => {
    const number = (name: 'seconds' | 'interactions' | 'kills'): number | null =>
      values[name] === undefined ? null : wholeNumber(`--${name}`, values[name], 1);
    const interactions = number('interactions');
    const kills = number('kills');
    const seconds = number('seconds') ?? (interactions === null && kills === null ? 60 : Number.POSITIVE_INFINITY);
    const store = oneOf('--store', values.store, ['dynalite', 'sqlite']);
    const servers = wholeNumber('--workers', values.workers, 1, 32);
    let seed = wholeNumber('--seed', values.seed, 0);

    const [campaign, serverScript, databaseScript] = (await Promise.all(
      ['campaign', 'server', 'database'].map((name) => bundleScript(join(__dirname, `torture/processes/${name}.ts`))),
    )) as [string, string, string];
    const began = performance.now();
    let total: Figures | null = null;
    let violations = 0;
    for (; ; seed++) {
      const left = {
        ms: seconds * 1000 - (performance.now() - began),
        interactions: (interactions ?? Number.POSITIVE_INFINITY) - (total?.interactions ?? 0),
        kills: kills === null ? null : kills - (total ? total.kills + total.databaseKills : 0),
      };
      if (left.ms <= 0 || left.interactions <= 0 || (left.kills !== null && left.kills <= 0)) break;
      const dataPath =
        left.kills === null && store !== 'sqlite' ? null : mkdtempSync(join(tmpdir(), 'wyrmdeep-torture-'));
      const result = await runInProcess(campaign, {
        ...left,
        ms: Math.min(left.ms, Number.MAX_SAFE_INTEGER),
        seed,
        interactions: Math.min(BATCH, left.interactions),
        servers,
        store,
        serverScript,
        databaseScript,
        dataPath,
      });
      if (dataPath) rmSync(dataPath, { recursive: true, force: true });
      console.log(`seed ${seed}: ${formatFigures(result.figures)}, ${result.seconds.toFixed(0)} s`);
      for (const violation of result.violations) console.log(`VIOLATION, seed ${seed}: ${violation}`);
      violations += result.violations.length;
      total = total ? addFigures(total, result.figures) : result.figures;
    }
    const spent = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`\n${total ? formatFigures(total) : 'nothing'}, ${violations} violations, ${spent} s`);
    console.log(`next: --seed ${seed}`);
    if (violations > 0) process.exitCode = 1;
  },
);

const formatFigures = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');

/** Runs one seed in its own process. Rejects if that process ends without a result. */
function runInProcess(script: string, plan: Plan): Promise<CampaignResult> {
  const child = fork(script, {
    execArgv: ['--enable-source-maps'],
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => resolve(result as CampaignResult));
    child.once('exit', (code, signal) => reject(new Error(`seed ${plan.seed} ended with ${code ?? signal}`)));
    child.send(plan);
  });
}
