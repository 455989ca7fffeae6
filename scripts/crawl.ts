import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import type { Raws } from '../src/engine';
import { loadRaws } from '../src/raws';
import { createDynamoStore } from '../src/storage';
import { CLICKER_NAMES } from './crawl/bots/clickers';
import { runButtonBots } from './crawl/bots/run-bots';
import { Crawler } from './crawl/crawler';
import { pressAtRandom } from './crawl/random-presses';
import { differences, type RecordedReply, recordReplies } from './crawl/record';
import { formatCrawl, formatFinding } from './crawl/result';
import { startsOf } from './crawl/starts';
import { loadOracle } from './discord/openapi';
import { commandLine, oneOf, UsageError, wholeNumber } from './lib/command-line';
import { startDatabase } from './lib/database';
import { namedJson } from './lib/named-file';
import { progressOf } from './lib/progress';

const USAGE = `npm run crawl -- [--budget N] [--steps N]
npm run crawl -- --bots N [--bot NAME] [--clicks N]
npm run crawl -- --record FILE | --against FILE

Sends every command with every option, asks for every suggestion, presses every button and picks every option that can
be reached within some steps of a new run and of prepared boards, alone and in parties, in servers and outside of them,
through the bot as it is deployed. Checks every reply: Discord accepts it, no offered control is refused, suggestions are
understood, there is a next step, and every language has all texts. Exits with 1 when a check fails. A signal to end, such
as Ctrl-C, ends it early; it then prints what it has found so far.

  --budget N   presses and picks after which it ends (20000). Commands and suggestions on every start come before those.
  --seconds N  ends it after as many seconds, even before it has begun every start
  --steps N    presses from a start to the furthest board that is tried (8)
  --draw N     one picture of N is drawn, the others are blank (25)
  --only TEXT  only the starts whose name contains this
  --random N   then N presses at random over a real database (0)
  --bots N     instead lets bots play N runs each by buttons alone, and prints the clicks to the first enemy, to depth 2 and
               per level, turns per click, and how deep they come
  --bot NAME   one of them: hasty: goes down as soon as it can; thorough: explores every level wholly, picks up, fights
               and rests; follower: presses only the recommended button, and Explore where there is none; all (all)
  --clicks N   clicks after which such a run is stopped (600)
  --workers N  processes to play on (one a core)
  --record F   instead writes a fixed script of interactions in three languages, with every reply, to a file
  --against F  the same, but compares with such a file and exits with 1 where a reply differs

With DISCORD_OPENAPI naming a file, every reply is also checked against Discord's own API description.`;

void commandLine(
  USAGE,
  {
    budget: { type: 'string', default: '20000' },
    seconds: { type: 'string' },
    steps: { type: 'string', default: '8' },
    draw: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
    random: { type: 'string', default: '0' },
    bots: { type: 'string' },
    bot: { type: 'string', default: 'all' },
    workers: { type: 'string', default: String(availableParallelism()) },
    clicks: { type: 'string', default: '600' },
    record: { type: 'string' },
    against: { type: 'string' },
  },
  async ({ values }) => {
    const raws = loadRaws();
    const starts = startsOf(raws).filter(({ name }) => name.includes(values.only));
    if (starts.length === 0) throw new UsageError(`--only: no start has "${values.only}" in its name.`);
    if (values.record !== undefined || values.against !== undefined) {
      const { record, against } = values;
      if (record !== undefined) mkdirSync(dirname(record), { recursive: true });
      const earlier = against === undefined ? null : (namedJson('--against', against) as RecordedReply[]);
      return recordOrCompare(await recordReplies(raws, starts), record, earlier);
    }
    if (values.bots !== undefined) {
      const runs = wholeNumber('--bots', values.bots, 1);
      const maxClicks = wholeNumber('--clicks', values.clicks, 1);
      const workers = wholeNumber('--workers', values.workers, 1, 64);
      const choice = oneOf('--bot', values.bot, [...CLICKER_NAMES, 'all']);
      const bots = choice === 'all' ? CLICKER_NAMES : [choice];
      if (!(await runButtonBots({ bots, runs, maxClicks, workers }))) process.exitCode = 1;
      return;
    }
    const { DISCORD_OPENAPI: description } = process.env;
    const budget = wholeNumber('--budget', values.budget, 1);
    const progress = { start: progressOf(starts.length, 'starts'), press: progressOf(budget, 'presses') };
    const end = endOf(values.seconds === undefined ? null : wholeNumber('--seconds', values.seconds, 1));
    const crawler = new Crawler(raws, {
      budget,
      steps: wholeNumber('--steps', values.steps, 1),
      drawEvery: wholeNumber('--draw', values.draw, 1),
      oracle: description ? loadOracle(description) : null,
      signal: end,
      onStep: (what) => progress[what].step(),
    });
    const began = performance.now();
    const result = await crawler.crawl(starts);
    progress.press.end();
    if (end.aborted) console.log('Ended early. This is what was found by then.');
    console.log(formatCrawl(result, (performance.now() - began) / 1000));
    if (result.findings.length > 0) process.exitCode = 1;
    if (end.aborted) return;
    const presses = wholeNumber('--random', values.random, 0);
    if (presses > 0 && !(await pressOverDatabase(raws, presses))) process.exitCode = 1;
  },
);

/** Returns a signal that aborts after so many seconds (`null`: never) or when the process is told to end. */
function endOf(seconds: number | null): AbortSignal {
  const told = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => told.abort());
  return AbortSignal.any([told.signal, ...(seconds === null ? [] : [AbortSignal.timeout(seconds * 1000)])]);
}

function recordOrCompare(
  recorded: readonly RecordedReply[],
  record: string | undefined,
  earlier: readonly RecordedReply[] | null,
): void {
  if (record !== undefined) writeFileSync(record, JSON.stringify(recorded, null, 1));
  const different = earlier === null ? [] : differences(earlier, recorded);
  console.log([`${recorded.length} interactions`, ...different].join('\n'));
  if (different.length > 0) process.exitCode = 1;
}

/** Presses random buttons with a database and prints the findings. Returns true if there are none. */
async function pressOverDatabase(raws: Raws, presses: number): Promise<boolean> {
  const database = await startDatabase();
  const store = createDynamoStore({ table: database.table, endpoint: database.endpoint });
  try {
    const { runs, findings, ...done } = await pressAtRandom(raws, store, { presses, seed: 'WANDER' });
    console.log(`${done.presses} presses over a database, ${runs} runs`);
    console.log(findings.length === 0 ? 'No findings.' : findings.map(formatFinding).join('\n\n'));
    return findings.length === 0;
  } finally {
    store.close();
    await database.stop();
  }
}
