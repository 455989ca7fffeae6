import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { loadRaws } from '../src/raws';
import { BOT_NAMES, type BotName } from './bots';
import { commandLine, oneOf, wholeNumber } from './command-line';
import { formatRecording } from './replay/recording';
import { coverageOf, tellCoverage } from './simulate/coverage';
import { type Outcome, playSeries } from './simulate/play';
import { tell } from './simulate/report';
import type { Returned } from './simulate/worker';

const USAGE = `npm run simulate -- [--runs N] [--bot ${BOT_NAMES.join('|')}|all] [--seed TEXT] [--coverage]

Bots play whole runs through the engine's door while everything that must always hold is checked after every action.
Prints how deep they came and what killed them. Exits with 1 when anything broke, and says what it takes to see it
break again.

  --runs N         runs of each bot (100)
  --bot NAME       random: any legal action; fighter: explores and fights, touches nothing; careful: rests, runs, drinks
                   and equips besides; planner: identifies, trades, learns and keeps its scrolls for the dragon; tourist:
                   wants to have done everything once; wizard: the same, and cannot die; all: each of them (all)
  --seed TEXT      run number n has the seed "TEXT n" (simulate)
  --first N        number of the first run (0)
  --turns MAX      player-turns after which a run is left as it is (4000)
  --coverage       names everything that no run met, and fails when there is any
  --record DIR     writes every run there, for npm run replay
  --json FILE      writes the figures there
  --workers N      processes to play on (one a core)`;

void commandLine(
  USAGE,
  {
    runs: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'all' },
    seed: { type: 'string', default: 'simulate' },
    first: { type: 'string', default: '0' },
    turns: { type: 'string', default: '4000' },
    coverage: { type: 'boolean', default: false },
    record: { type: 'string' },
    json: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
  async ({ values }) => {
    const choice = oneOf('--bot', values.bot, [...BOT_NAMES, 'all']);
    const bots: readonly BotName[] = choice === 'all' ? BOT_NAMES : [choice];
    const { record: folder, json } = values;
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const series = {
      bots,
      runs: wholeNumber('--runs', values.runs, 1),
      seed: values.seed,
      first: wholeNumber('--first', values.first, 0),
      maxTurns: wholeNumber('--turns', values.turns, 1),
      workers: wholeNumber('--workers', values.workers, 1, 64),
    };
    const outcome = await playSeries(
      folder === undefined ? series : { ...series, record: (returned) => record(folder, returned) },
    );
    const { summaries, seconds, played } = outcome;
    console.log(summaries.map(tell).join('\n\n\n'));
    if (values.coverage && !isCovered(outcome)) process.exitCode = 1;
    console.log(`\n${played} runs in ${seconds.toFixed(1)} s on ${series.workers} processes`);
    if (json !== undefined) writeJson(json, { ...outcome, workers: series.workers });
    complain(outcome);
    // Whatever did not come back is as bad as what broke.
    if (outcome.broken.length > 0 || played < series.runs * bots.length) process.exitCode = 1;
  },
);

/** Seeds of the levels that show what can stand anywhere. */
const SAMPLE = 30;

function isCovered({ summaries }: Outcome): boolean {
  const seeds = Array.from({ length: SAMPLE }, (_, n) => `coverage ${n}`);
  const coverage = coverageOf(loadRaws(), summaries, seeds);
  console.log(`\n\n${tellCoverage(coverage)}`);
  return coverage.every(({ unmet }) => unmet.length === 0);
}

function record(folder: string, { report: { plan }, recording }: Returned): void {
  const name = `${plan.bot}-${plan.seed.replace(/[^A-Za-z0-9]+/g, '-')}.json`;
  if (recording) writeFileSync(join(folder, name), formatRecording(recording));
}

function writeJson(file: string, figures: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

function complain({ broken, hangs }: Outcome): void {
  for (const { report, recording } of broken) {
    const { plan, violation } = report;
    console.error(`\nBROKEN  ${plan.bot}, seed "${plan.seed}": ${violation?.rule}\n${violation?.detail}`);
    console.error(`after ${recording?.actions.length} actions; to be replayed:\n${JSON.stringify(recording)}`);
  }
  for (const { plan, why } of hangs) console.error(`\nHUNG    ${plan.bot}, seed "${plan.seed}": ${why}`);
  if (broken.length + hangs.length === 0) console.log('Nothing broke.');
}
