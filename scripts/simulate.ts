import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { loadRaws } from '../src/raws';
import { BOT_NAMES, type BotName } from './bots';
import { bundleScript } from './bundle';
import { commandLine, oneOf, wholeNumber } from './command-line';
import { formatRecording } from './replay/recording';
import { type Hang, playAll } from './simulate/pool';
import { tell } from './simulate/report';
import type { RunPlan, RunReport } from './simulate/run';
import { summarize } from './simulate/summary';

const USAGE = `npm run simulate -- [--runs N] [--bot random|fighter|both] [--seed TEXT] [--turns MAX]

Bots play whole runs through the engine's door while everything that must always hold is checked after every action.
Prints how deep they came, what killed them and what they met. Exits with 1 when anything broke, and says what it takes
to see it break again.

  --runs N         runs in all, shared between the bots (100)
  --bot NAME       random: any legal action; fighter: clears its way down; both (both)
  --seed TEXT      run number n has the seed "TEXT n" (simulate)
  --first N        number of the first run (0)
  --turns MAX      player-turns after which a run is left as it is (4000)
  --record DIR     writes every run there, for npm run replay
  --json FILE      writes the figures there
  --workers N      processes to play on (one a core)`;

/** Every so many runs one is played again from its actions. */
const VERIFY_EVERY = 20;

void commandLine(
  USAGE,
  {
    runs: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'both' },
    seed: { type: 'string', default: 'simulate' },
    first: { type: 'string', default: '0' },
    turns: { type: 'string', default: '4000' },
    record: { type: 'string' },
    json: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
  async ({ values }) => {
    const choice = oneOf('--bot', values.bot, [...BOT_NAMES, 'both']);
    const bots: readonly BotName[] = choice === 'both' ? BOT_NAMES : [choice];
    const runs = wholeNumber('--runs', values.runs, 1);
    const first = wholeNumber('--first', values.first, 0);
    const maxTurns = wholeNumber('--turns', values.turns, 1);
    const workers = wholeNumber('--workers', values.workers, 1, 64);
    const plans = Array.from({ length: runs }, (_, n): RunPlan => {
      const number = first + Math.floor(n / bots.length);
      const bot = bots[n % bots.length]!;
      return { seed: `${values.seed} ${number}`, bot, maxTurns, verify: number % VERIFY_EVERY === 0 };
    });
    if (values.record !== undefined) mkdirSync(values.record, { recursive: true });

    const began = performance.now();
    const reports: RunReport[] = [];
    const worker = await bundleScript(join(__dirname, 'simulate/worker.ts'));
    const hangs = await playAll(worker, plans, workers, (report) => {
      reports.push(report);
      if (values.record !== undefined) record(values.record, report);
      if (process.stderr.isTTY) process.stderr.write(`\r${reports.length} of ${plans.length} runs`);
    });
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

    const raws = loadRaws();
    const summaries = bots.map((bot) =>
      summarize(
        bot,
        reports.filter(({ plan }) => plan.bot === bot),
      ),
    );
    console.log(summaries.map((summary) => tell(raws, summary)).join('\n\n\n'));
    const seconds = (performance.now() - began) / 1000;
    console.log(`\n${reports.length} runs in ${seconds.toFixed(1)} s on ${workers} processes`);
    const broken = reports.filter(({ violation }) => violation !== null);
    if (values.json !== undefined) writeJson(values.json, { seconds, workers, summaries, broken, hangs });
    complain(broken, hangs);
    // Whatever did not come back is as bad as what broke.
    if (broken.length > 0 || reports.length < plans.length) process.exitCode = 1;
  },
);

function record(folder: string, { plan, recording }: RunReport): void {
  const name = `${plan.bot}-${plan.seed.replace(/[^A-Za-z0-9]+/g, '-')}.json`;
  writeFileSync(join(folder, name), formatRecording(recording));
}

function writeJson(file: string, figures: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

function complain(broken: readonly RunReport[], hangs: readonly Hang[]): void {
  for (const { plan, violation, recording } of broken) {
    console.error(`\nBROKEN  ${plan.bot}, seed "${plan.seed}": ${violation?.rule}\n${violation?.detail}`);
    console.error(`after ${recording.actions.length} actions; to be replayed:\n${JSON.stringify(recording)}`);
  }
  for (const { plan, why } of hangs) {
    console.error(`\nHUNG    ${plan.bot}, seed "${plan.seed}": ${why}`);
  }
  if (broken.length + hangs.length === 0) console.log('Nothing broke.');
}
