/** Tests the claims of crawl.test.ts for longer crawls and for all commands and suggestions. */
import './crawl.test';
import { Crawler } from '../../../scripts/crawl/crawler';
import { formatFinding } from '../../../scripts/crawl/result';
import { startsOf } from '../../../scripts/crawl/starts';
import { loadRaws } from '../../../src/raws';

test('every command can be typed, and what is suggested for it is understood', async () => {
  const raws = loadRaws();
  const starts = startsOf(raws).filter(({ name }) => name.startsWith('a run after another'));
  const crawled = await new Crawler(raws, { budget: 10, steps: 6, drawEvery: 40 }).crawl(starts);
  expect(crawled.findings.map(formatFinding)).toEqual([]);
  expect(crawled.typed).toBeGreaterThan(100);
  expect(crawled.completed).toBeGreaterThan(40);
  expect(crawled.submitted).toBeGreaterThan(5);
});
