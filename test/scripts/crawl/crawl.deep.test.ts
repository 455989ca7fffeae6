import {
  idleFaults,
  keepsLanguage,
  outsiderFaults,
  refusalFaults,
  replyFaults,
  translationFaults,
} from '../../../scripts/crawl/checks';
import { Crawler } from '../../../scripts/crawl/crawler';
import { isOffered, parseCommand, TYPABLE, TYPED_COMMANDS, type TypedCommand } from '../../../scripts/crawl/inputs';
import { pressAtRandom } from '../../../scripts/crawl/random-presses';
import { formatFinding } from '../../../scripts/crawl/result';
import { startsOf } from '../../../scripts/crawl/starts';
import {
  choiceTranslationFaults,
  rejectedSuggestionFaults,
  suggestionFaults,
} from '../../../scripts/crawl/suggestions';
import type { Component } from '../../../scripts/discord/payload';
import { PLACES } from '../../../scripts/discord/users';
import { BotHarness, type HarnessReply } from '../../../scripts/harness/bot-harness';
import { pressesOf } from '../../../scripts/harness/presses';
import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore } from '../../../src/storage';

const raws = loadRaws();
const starts = startsOf(raws);
const PLAY: TypedCommand[] = [{ command: 'play', options: [] }];
const crawl = (names: RegExp, budget: number, commands?: readonly TypedCommand[]) =>
  new Crawler(raws, { budget, steps: 6, drawEvery: 40, ...(commands ? { commands } : {}) }).crawl(
    starts.filter(({ name }) => names.test(name)),
  );

test('every control of every board is accepted and has an effect', async () => {
  const budget = 140;
  const names = /^(?!many|practice|a fight in)/;
  const crawled = await crawl(names, budget, PLAY);
  expect(crawled.findings.map(formatFinding)).toEqual([]);
  expect(crawled.pressed + crawled.picked).toBe(budget);
  expect(crawled.boards).toBeGreaterThan(60);
  expect(crawled.kinds.length).toBeGreaterThan(15);
  expect(crawled.translated).toBeGreaterThan(50);
  expect(crawled.drawn).toBeGreaterThan(3);
});

test('the controls in replies to commands can be pressed, too', async () => {
  const commands = TYPED_COMMANDS.filter((_, index) => index % 12 === 0);
  const crawled = await crawl(/^a run after another/, 10, commands);
  expect(crawled.findings.map(formatFinding)).toEqual([]);
  expect(crawled.typed).toBeGreaterThan(10);
});

// The heroes' names have right-to-left letters, Markdown, a mention, a link and an override of the direction.
test('every list of heroes shows their names literally', async () => {
  const commands = [
    '/run resume',
    '/run history',
    '/leaderboard',
    '/run watch',
    '/run log',
    '/admin panel',
    '/admin audit',
  ];
  const crawled = await crawl(
    /^(a run in the books|the board of a week that|beside graves|the best run of a day|a hero who|a server where)/,
    300,
    [...PLAY, ...[...commands, '/character', '/run replay'].map(parseCommand)],
  );
  expect(crawled.findings.map(formatFinding)).toEqual([]);
});

test('a start that cannot be reached is reported', async () => {
  const lost = { ...starts[0]!, before: ['/play', 'nowhere'] };
  const crawled = await new Crawler(raws, { budget: 1, steps: 1, drawEvery: 40, commands: [] }).crawl([lost]);
  expect(crawled.findings).toMatchObject([{ rule: 'a start can be reached', detail: 'nowhere' }]);
});

test('a crawl that ends while it begins its starts reports what it has found', async () => {
  const end = new AbortController();
  const lost = { ...starts[0]!, before: ['/play', 'nowhere'] };
  const crawler = new Crawler(raws, { budget: 9, steps: 6, drawEvery: 40, signal: end.signal });
  const ended = crawler.crawl([lost, starts[0]!]);
  setTimeout(() => end.abort());
  const crawled = await ended;
  expect(crawled.findings).toMatchObject([{ rule: 'a start can be reached' }]);
  expect(crawled.typed).toBeLessThan(TYPED_COMMANDS.length);
});

test('a crawl is the same every time', async () => {
  const begin = () => crawl(/^a fight$/, 10, PLAY);
  expect(await begin()).toEqual(await begin());
});

test('random presses have no findings', async () => {
  const presses = 60;
  const pressed = await pressAtRandom(raws, createMemoryStore(), { presses, seed: 'TEST' });
  expect(pressed.findings.map(formatFinding)).toEqual([]);
  expect(pressed.presses).toBe(presses);
});

/** Reply with the given components and without any problem. */
const answer = (components: Component[], change: Partial<HarnessReply> = {}): HarnessReply =>
  ({
    ok: true,
    problems: [],
    faults: [],
    applied: null,
    callback: { type: 7, data: { components } },
    ...change,
  }) as unknown as HarnessReply;

const button = (change: Partial<Component> = {}): Component => ({
  type: 1,
  components: [{ type: 2, style: 2, custom_id: 'v1|run|3|do:wait', label: 'Wait', ...change }],
});
const press = { customId: 'v1|run|3|do:wait', type: 2, value: null, label: 'Wait' };

describe('a crawl finds', () => {
  const rules = (components: Component[], change?: Partial<HarnessReply>): string[] =>
    [...replyFaults(answer(components, change))].map(({ rule }) => rule);

  test.each([
    ['a button without a label', [button({ label: '' })], 'every control has a label'],
    ['a dead end', [button({ disabled: true })], 'there is a next step'],
    [
      'a picture without an alt text',
      [button(), { type: 12, items: [{ media: { url: 'a' } }] }],
      'every picture has an alt text',
    ],
    ['a control of a new kind', [button(), { type: 5, custom_id: 'who' }], 'the crawl knows every control'],
    ['a placeholder value', [button(), { type: 10, content: 'You have NaN gold.' }], 'no placeholder value is shown'],
    ['a raw id', [button(), { type: 10, content: '4 · drunkards-walk' }], 'no name of the code is shown'],
  ])('%s', (_, components, rule) => {
    expect(rules(components)).toEqual([rule]);
    expect(rules([button()])).toEqual([]);
  });

  test('a payload that Discord would refuse, and an error', () => {
    expect(rules([button()], { problems: ['too long'], faults: ['failed'] })).toEqual([
      'Discord accepts the reply',
      'no error occurs',
    ]);
  });

  const refused = (code: string) => ({ kind: 'refused', refusal: { code } }) as HarnessReply['outcome'];

  test('a refused button, but not a confirmation of a danger', () => {
    const found = (code: string) => [...refusalFaults(answer([button()], { outcome: refused(code) }), press)];
    expect(found('blocked')).toEqual([{ rule: 'offered controls are accepted', detail: 'do:wait: blocked' }]);
    expect(found('danger')).toEqual([]);
  });

  test('a button that brings back its own message, unless time has passed or it looks for news', () => {
    const before = { components: [button()] };
    const pressed = (code: string, components: Component[], kind = 'board') => {
      const reply = { message: { components }, outcome: { kind } } as HarnessReply;
      return [...idleFaults(reply, { ...press, customId: `v1|run|3|${code}` }, before)].map(({ detail }) => detail);
    };
    expect(pressed('panel:pad', [button()])).toEqual(['panel:pad']);
    expect(pressed('panel:pad', [button(), button()])).toEqual([]);
    expect(pressed('do:wait', [button()], 'applied')).toEqual([]);
    expect(pressed('watch', [button()])).toEqual([]);
  });

  test('an apology in any language', () => {
    const gone = { type: 10, content: '*Das gehörte zu einem früheren Zug.*' };
    const said = (content: string) => [...refusalFaults(answer([button(), { ...gone, content }]), press)];
    expect(said('All is well.')).toEqual([]);
    expect(said('That choice is no longer there. Use the newest message.')).toHaveLength(1);
  });

  test('English or missing text in another language, unless the text may be too wide', () => {
    const explore = { custom_id: 'v1|run|3|do:explore' };
    const english = answer([button({ ...explore, label: 'Explore' }), button()]);
    const found = (other: Component[]) => [...translationFaults(english, answer(other), 'de')].map(({ rule }) => rule);
    expect(found([button({ ...explore, label: 'Erkunden' })])).toEqual([]);
    expect(found([button({ ...explore, label: 'Explore' })])).toEqual(['every label is translated']);
    expect(found([button({ label: 'Warten' })])).toEqual(['every language has the same controls']);
  });

  test('no text in other languages after a press that keeps the language of the message', () => {
    expect(['last:en', 'last:en:watched', 'watch:de'].map((code) => keepsLanguage(`v1|run|3|${code}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['last::watched', 'watch', 'look'].map((code) => keepsLanguage(`v1|run|3|${code}`))).toEqual([
      false,
      false,
      false,
    ]);
  });

  describe('of suggestions', () => {
    const list = (...names: string[]) =>
      answer([], { callback: { type: 8, data: { choices: names.map((name, at) => ({ name, value: `#${at}` })) } } });
    const rulesOf = (faults: Iterable<{ rule: string }>): string[] => [...faults].map(({ rule }) => rule);

    test('missing, repeated and meaningless suggestions', () => {
      expect(rulesOf(suggestionFaults(list('Beer', 'Rations')))).toEqual([]);
      expect(rulesOf(suggestionFaults(answer([button()])))).toEqual(['autocomplete is answered with suggestions']);
      expect(rulesOf(suggestionFaults(list('Beer (NaN)')))).toEqual(['no placeholder value is shown']);
      const twice = { name: 'Beer', value: '#1' };
      const doubled = answer([], { callback: { type: 8, data: { choices: [twice, twice] } } });
      expect(rulesOf(suggestionFaults(doubled))).toContain('suggestions are distinct');
    });

    test('suggestions that are different, or English, in another language', () => {
      const english = list('Beer', 'Rations', 'Altar');
      expect(rulesOf(choiceTranslationFaults(english, list('Bier', 'Rationen', 'Altar'), 'de'))).toEqual([]);
      expect(rulesOf(choiceTranslationFaults(english, english, 'de'))).toEqual(['every label is translated']);
      expect(rulesOf(choiceTranslationFaults(english, list('Bier'), 'de'))).toEqual([
        'every language has the same suggestions',
      ]);
    });

    test('suggestions that the bot does not understand', () => {
      const said = (content: string) => answer([{ type: 10, content }]);
      expect(rulesOf(rejectedSuggestionFaults(said('You drink.'), '/use item'))).toEqual([]);
      expect(
        rulesOf(rejectedSuggestionFaults(said('That is not sold here. Walk into them to see their wares.'), '')),
      ).toEqual(['suggestions are understood when sent']);
    });
  });

  test('a turn played by an outsider, except in an open party', () => {
    const applied = (board: object) => ({ kind: 'applied', board }) as HarnessReply['outcome'];
    const found = (board: object) => [...outsiderFaults(answer([button()], { outcome: applied(board) }), press)];
    expect(found({})).toHaveLength(1);
    expect(found({ party: { mode: 'handover' } })).toHaveLength(1);
    expect(found({ party: { mode: 'hotseat' } })).toEqual([]);
  });
});

describe('commands are typed', () => {
  test('with every option', () => {
    const typed = new Set(
      TYPED_COMMANDS.flatMap(({ command, options }) => options.map(({ name }) => `${command} ${name}`)),
    );
    const known = TYPABLE.flatMap(({ name, options = [] }) => options.map((option) => `${name} ${option.name}`));
    expect(known.filter((option) => !typed.has(option))).toEqual([]);
  });

  test('in the places where Discord offers them', () => {
    const [server, , alone] = PLACES;
    expect([server!, alone!].map((place) => isOffered({ command: 'admin panel' }, place))).toEqual([true, false]);
    expect(isOffered({ command: 'admin panel' }, { ...server!, brought: true })).toBe(false);
    expect(isOffered({ command: 'play' }, { ...alone!, brought: true })).toBe(true);
  });

  test('with the kinds of their options', () => {
    expect(parseCommand('/party mode:vote')).toEqual({
      command: 'party',
      options: [{ type: 3, name: 'mode', value: 'vote' }],
    });
    expect(parseCommand('/run share as:board')).toEqual({
      command: 'run share',
      options: [{ type: 3, name: 'as', value: 'board' }],
    });
    expect(parseCommand('/daily practice:true').options).toEqual([{ type: 5, name: 'practice', value: true }]);
    expect(parseCommand('/run fork move:3').options).toEqual([{ type: 4, name: 'move', value: 3 }]);
  });
});

test('a value that takes long to make is made once for the whole crawl', async () => {
  const options = { drawEvery: 1e9, newSeed: () => 'HEAVY' };
  const harness = new BotHarness(raws, createMemoryStore(), options);
  const { command, options: typed } = parseCommand('/run building seed:OTHER');
  for (let asked = 0; asked < 6; asked += 1) {
    const { callback } = await harness.type(command, typed);
    expect(JSON.stringify(callback)).toContain('How it was built');
  }
});

test('the outcome of a press belongs to its own use case, even if the bot reads the rules of the server', async () => {
  const harness = new BotHarness(raws, createMemoryStore(), { drawEvery: 1e9, newSeed: () => 'RULES' });
  const { message } = await harness.type('play');
  const wait = pressesOf(message!.components).find(({ customId }) => customId.endsWith('do:explore'))!;
  await harness.press(message!, wait);
  const kinds = new Set<string | undefined>();
  for (let pressed = 0; pressed < 70; pressed += 1) kinds.add((await harness.press(message!, wait)).outcome?.kind);
  expect([...kinds]).toEqual(['stale']);
});

test('a table can be restored to earlier and later moments', async () => {
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

test('every command can be typed, and its suggestions are understood', async () => {
  const named = starts.filter(({ name }) => name.startsWith('a run after another'));
  const crawled = await new Crawler(raws, { budget: 10, steps: 6, drawEvery: 40 }).crawl(named);
  expect(crawled.findings.map(formatFinding)).toEqual([]);
  expect(crawled.typed).toBeGreaterThan(100);
  expect(crawled.completed).toBeGreaterThan(40);
  expect(crawled.submitted).toBeGreaterThan(5);
});
