import { loadRaws } from '../src/raws';
import { commandLine, wholeNumber } from './command-line';
import { Crawler } from './crawl/crawler';
import { tellCrawl } from './crawl/report';
import { startsOf } from './crawl/starts';
import { loadOracle } from './discord/openapi';

const USAGE = `npm run crawl -- [--budget N] [--steps N]

Presses every button and picks every option that can be come upon within some steps from a new run and from boards made
by hand, through the bot as it is deployed, and checks every answer: Discord takes it, nothing that is offered is
refused, there is a way on, nothing is left without words, in every language. Exits with 1 when anything is wrong.

  --budget N   presses and picks after which it ends (20000)
  --steps N    presses from a start to the furthest board that is tried (8)
  --draw N     one picture of N is drawn, the others are blank (25)
  --only TEXT  only the starts whose name contains this

With DISCORD_OPENAPI naming a file, every answer is also held against Discord's own description.`;

void commandLine(
  USAGE,
  {
    budget: { type: 'string', default: '20000' },
    steps: { type: 'string', default: '8' },
    draw: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
  },
  async ({ values }) => {
    const raws = loadRaws();
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
  },
);
