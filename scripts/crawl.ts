import { readFileSync, writeFileSync } from 'node:fs';
import type { Raws } from '../src/engine';
import { loadRaws } from '../src/raws';
import { createDynamoStore } from '../src/storage';
import { commandLine, wholeNumber } from './command-line';
import { Crawler } from './crawl/crawler';
import { tellFinding } from './crawl/findings';
import { differences, type RecordedReply, recordReplies } from './crawl/record';
import { tellCrawl } from './crawl/report';
import { startsOf } from './crawl/starts';
import { wander } from './crawl/wander';
import { startDatabase } from './database';
import { loadOracle } from './discord/openapi';

const USAGE = `npm run crawl -- [--budget N] [--steps N]

Types every command with every option, asks for what is suggested, presses every button and picks every option that can
be come upon within some steps from a new run and from boards made by hand, alone and together, in servers and outside of
them, through the bot as it is deployed. Checks every answer: Discord takes it, nothing that is offered is refused, what
is suggested is understood, there is a way on, nothing is left without words, in every language. Exits with 1 when
anything is wrong.

  --budget N   presses and picks after which it ends (20000)
  --steps N    presses from a start to the furthest board that is tried (8)
  --draw N     one picture of N is drawn, the others are blank (25)
  --only TEXT  only the starts whose name contains this
  --wander N   presses at random over a real database after that (0)
  --record F   instead writes a fixed script of interactions in three languages, with every reply, to a file
  --against F  the same, but compares with such a file and exits with 1 where a reply differs

With DISCORD_OPENAPI naming a file, every answer is also held against Discord's own description.`;

void commandLine(
  USAGE,
  {
    budget: { type: 'string', default: '20000' },
    steps: { type: 'string', default: '8' },
    draw: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
    wander: { type: 'string', default: '0' },
    record: { type: 'string' },
    against: { type: 'string' },
  },
  async ({ values }) => {
    const raws = loadRaws();
    if (values.record !== undefined || values.against !== undefined) {
      const starts = startsOf(raws).filter(({ name }) => name.includes(values.only));
      return recordOrCompare(await recordReplies(raws, starts), values);
    }
    const { DISCORD_OPENAPI: description } = process.env;
    const crawler = new Crawler(raws, {
      budget: wholeNumber('--budget', values.budget, 1),
      steps: wholeNumber('--steps', values.steps, 1),
      drawEvery: wholeNumber('--draw', values.draw, 1),
      oracle: description ? loadOracle(description) : null,
    });
    const began = performance.now();
    const crawled = await crawler.crawl(startsOf(raws).filter(({ name }) => name.includes(values.only)));
    console.log(tellCrawl(crawled, (performance.now() - began) / 1000));
    if (crawled.findings.length > 0) process.exitCode = 1;
    const presses = wholeNumber('--wander', values.wander, 0);
    if (presses > 0 && !(await wanderedWell(raws, presses))) process.exitCode = 1;
  },
);

function recordOrCompare(
  recorded: readonly RecordedReply[],
  { record, against }: { record?: string | undefined; against?: string | undefined },
): void {
  if (record !== undefined) writeFileSync(record, JSON.stringify(recorded, null, 1));
  const different = against === undefined ? [] : differences(JSON.parse(readFileSync(against, 'utf8')), recorded);
  console.log([`${recorded.length} interactions`, ...different].join('\n'));
  if (different.length > 0) process.exitCode = 1;
}

async function wanderedWell(raws: Raws, presses: number): Promise<boolean> {
  const database = await startDatabase();
  const store = createDynamoStore({ table: database.table, endpoint: database.endpoint });
  try {
    const { runs, findings, ...wandered } = await wander(raws, store, { presses, seed: 'WANDER' });
    console.log(`${wandered.presses} presses over a database, ${runs} runs`);
    console.log(findings.length === 0 ? 'Nothing is wrong.' : findings.map(tellFinding).join('\n\n'));
    return findings.length === 0;
  } finally {
    store.close();
    await database.stop();
  }
}
