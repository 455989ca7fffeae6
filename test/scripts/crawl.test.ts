import { Crawler } from '../../scripts/crawl/crawler';
import { tellFinding } from '../../scripts/crawl/findings';
import { faultsOf, foreignFaults, refusalsOf, strangeFaults } from '../../scripts/crawl/judge';
import { startsOf } from '../../scripts/crawl/starts';
import { wander } from '../../scripts/crawl/wander';
import type { Component } from '../../scripts/discord/payload';
import { RestorableTable } from '../../scripts/surface/restorable-table';
import type { Answer } from '../../scripts/surface/surface';
import { loadRaws } from '../../src/raws';
import { createMemoryStore } from '../../src/storage';

// Hundreds of whole interactions take their time on a busy machine.
jest.setTimeout(120_000);

const raws = loadRaws();
const starts = startsOf(raws);
const crawl = (names: RegExp, budget: number, lines?: { command: string; options: [] }[]) =>
  new Crawler(raws, { budget, steps: 6, drawEvery: 40, ...(lines ? { lines } : {}) }).crawl(
    starts.filter(({ name }) => names.test(name)),
  );

test('everything that every board offers is taken, and leads on', async () => {
  const crawled = await crawl(/./, 180, [{ command: 'play', options: [] }]);
  expect(crawled.findings.map(tellFinding)).toEqual([]);
  expect(crawled.pressed + crawled.picked).toBe(180);
  expect(crawled.boards).toBeGreaterThan(60);
  expect(crawled.kinds.length).toBeGreaterThan(15);
  expect(crawled.foreign).toBeGreaterThan(50);
  expect(crawled.drawn).toBeGreaterThan(3);
});

test('what commands show can be pressed as well', async () => {
  const crawled = await crawl(/^a run after another/, 60);
  expect(crawled.findings.map(tellFinding)).toEqual([]);
  expect(crawled.typed).toBeGreaterThan(15);
});

test('a crawl is the same every time', async () => {
  const [once, again] = [await crawl(/^a fight$/, 12), await crawl(/^a fight$/, 12)];
  expect(again).toEqual(once);
});

test('who presses without thinking gets on as well', async () => {
  const wandered = await wander(raws, createMemoryStore(), { presses: 60, seed: 'TEST' });
  expect(wandered.findings.map(tellFinding)).toEqual([]);
  expect(wandered.presses).toBe(60);
});

/** An answer with these components and nothing the matter with it. */
const answer = (components: Component[], change: Partial<Answer> = {}): Answer =>
  ({
    ok: true,
    problems: [],
    faults: [],
    told: null,
    callback: { type: 7, data: { components } },
    ...change,
  }) as unknown as Answer;

const button = (change: Partial<Component> = {}): Component => ({
  type: 1,
  components: [{ type: 2, style: 2, custom_id: 'v1|run|3|do:wait', label: 'Wait', ...change }],
});
const press = { customId: 'v1|run|3|do:wait', type: 2, value: null, label: 'Wait' };

describe('a crawl finds', () => {
  const rules = (components: Component[], change?: Partial<Answer>): string[] =>
    [...faultsOf(answer(components, change))].map(({ rule }) => rule);

  test.each([
    ['a button without words', [button({ label: '' })], 'every control has words'],
    ['a dead end', [button({ disabled: true })], 'there is a way on'],
    ['a picture without words', [button(), { type: 12, items: [{ media: { url: 'a' } }] }], 'every picture has words'],
    ['what makes no sense', [button(), { type: 10, content: 'You have NaN gold.' }], 'it makes sense'],
  ])('%s', (_, components, rule) => {
    expect(rules(components)).toEqual([rule]);
    expect(rules([button()])).toEqual([]);
  });

  test('what Discord would refuse, and what failed', () => {
    expect(rules([button()], { problems: ['too long'], faults: ['failed'] })).toEqual([
      'Discord takes it',
      'nothing fails',
    ]);
  });

  const refused = (code: string) => ({ kind: 'refused', refusal: { code } }) as Answer['told'];

  test('a button that is refused, but no question of danger', () => {
    const found = (code: string) => [...refusalsOf(answer([button()], { told: refused(code) }), press)];
    expect(found('blocked')).toEqual([{ rule: 'what is offered is taken', detail: 'do:wait: blocked' }]);
    expect(found('danger')).toEqual([]);
  });

  test('an excuse in any language', () => {
    const gone = { type: 10, content: '*Dieser Knopf stammt aus einem früheren Zug.*' };
    const said = (content: string) => [...refusalsOf(answer([button(), { ...gone, content }]), press)];
    expect(said('All is well.')).toEqual([]);
    expect(said('That choice is no longer there. Use the newest message.')).toHaveLength(1);
  });

  test('what another language leaves in English, or leaves out', () => {
    const english = answer([button({ label: 'Explore' })]);
    const found = (other: Component[]) => [...foreignFaults(english, answer(other), 'de')].map(({ rule }) => rule);
    expect(found([button({ label: 'Erkunden' })])).toEqual([]);
    expect(found([button({ label: 'Explore' })])).toEqual(['every language is spoken']);
    expect(found([])).toEqual(['every language has the same controls']);
  });

  test('that somebody else plays, unless they play together', () => {
    const told = (board: object) => ({ kind: 'applied', board }) as Answer['told'];
    const found = (board: object) => [...strangeFaults(answer([button()], { told: told(board) }), press)];
    expect(found({})).toHaveLength(1);
    expect(found({ party: {} })).toEqual([]);
  });
});

test('a table can be put back, and forgets nothing by that', async () => {
  const table = new RestorableTable();
  const item = { PK: 'a', SK: 'b', v: 1 };
  await table.put(item, null);
  const saved = table.save();
  await table.put({ ...item, v: 2 }, null);
  await table.remove('a', 'b');
  const later = table.save();
  table.restore(saved);
  expect(await table.get('a', 'b')).toEqual(item);
  table.restore(later);
  expect(await table.get('a', 'b')).toBeNull();
});
