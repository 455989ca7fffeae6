import { createArguments } from '../../src/discord/arguments/arguments';
import { readChoice } from '../../src/discord/arguments/read-choice';
import type { Intent } from '../../src/discord/commands/intent';
import { readOptions } from '../../src/discord/commands/options';
import type { Action } from '../../src/discord/types';
import type { Game } from '../../src/engine';
import { createI18n, LOCALES } from '../../src/i18n';
import { loadRaws } from '../../src/raws';
import { boardOf, englishI18n, optionsFrom } from '../support/bot-fixture';
import { find, mapped, type ScenarioOptions, scenario } from '../support/scenario';
import { commandNamed } from '../support/typable-commands';

type Values = Record<string, string | number | boolean>;

const intentOf = (name: string, values: Values = {}): Intent =>
  commandNamed(name).intent(readOptions(optionsFrom(values)));

const hall = (options: ScenarioOptions = {}): Game =>
  scenario(
    `
      ........
      .r..@.t.
      ....<.>.
    `,
    { carried: ['beer', 'dagger', 'old-boots', 'rod-of-venom'], identified: ['rod-of-venom'], ...options },
  );

/** Action that a command means on the game's board, or the sentence about its mistake. */
function chosen(game: Game, name: string, values: Values = {}): Action | { mistake: string } {
  const intent = intentOf(name, values);
  if (intent.kind === 'turn') return intent.action;
  if (intent.kind === 'mistake') return { mistake: intent.say(englishI18n) };
  if (intent.kind !== 'choose') throw new Error(`/${name} is ${intent.kind}`);
  return readChoice(intent.choose, boardOf(game), englishI18n);
}

test.each(['wait', 'rest', 'explore', 'fight', 'descend', 'ascend', 'pickup', 'run abandon'] as const)(
  '/%s is the action of that name',
  (name) => {
    expect(chosen(hall(), name)).toEqual({ kind: name.replace('run ', '') });
  },
);

test.each([
  ['move', { to: 'ne' }, { kind: 'move', direction: 'ne' }],
  ['move', { to: 'w', steps: 5 }, { kind: 'move', direction: 'w', steps: 5 }],
  ['move', { to: 'w', steps: 1 }, { kind: 'move', direction: 'w' }],
  ['move', { to: 'w', steps: -4 }, { kind: 'move', direction: 'w' }],
  ['move', { to: 'w', steps: 1e9 }, { kind: 'move', direction: 'w', steps: 20 }],
  ['move', { to: 'w', steps: 2.5 }, { kind: 'move', direction: 'w' }],
  ['move', { to: 'w', steps: 'many' }, { kind: 'move', direction: 'w' }],
  ['attack', { direction: 's' }, { kind: 'attack', direction: 's' }],
])('/%s %j', (name, values, action) => {
  expect(chosen(hall(), name, values)).toEqual(action);
});

test.each(['attack'])('/%s without a direction asks for one', (name) => {
  for (const direction of ['up', '', 'N', 'constructor', '__proto__', 7, true]) {
    expect(chosen(hall(), name, { direction })).toEqual({ mistake: expect.stringContaining('north-east') });
  }
  expect(chosen(hall(), name)).toEqual({ mistake: expect.stringContaining('Which way?') });
});

test('an item is named by id, by number, or by name', () => {
  const game = hall();
  const boots = game.pack.filter(({ raw }) => raw === 'old-boots').at(-1)!.id;
  const beer = find(game, 'beer').id;
  for (const item of ['beer', 'BEER', ' be ', '1', ' 1 ', `#${beer}`]) {
    expect(chosen(game, 'use', { item })).toEqual({ kind: 'use', item: beer });
  }
  expect(chosen(game, 'equip', { item: 'boots' })).toEqual({ kind: 'equip', item: boots });
  expect(chosen(game, 'remove', { item: 'tunic' })).toEqual({ kind: 'remove', item: find(game, 'stained-tunic').id });
  expect(chosen(game, 'drop', { item: 'rod' })).toEqual({ kind: 'drop', item: find(game, 'rod-of-venom').id });
});

test('/fire shoots, or throws the named item', () => {
  const game = hall();
  const at = { x: 7, y: 2 };
  expect(chosen(game, 'fire')).toEqual({ kind: 'fire' });
  expect(chosen(game, 'fire', { item: 'dagger', at: 'peasant' })).toEqual({
    kind: 'throw',
    item: find(game, 'dagger').id,
    at,
  });
  expect(chosen(game, 'fire', { item: 'dagger' })).toEqual({ kind: 'throw', item: find(game, 'dagger').id });
  expect(chosen(game, 'fire', { item: 'beer', at: 'peasant' })).toEqual({
    mistake: expect.stringContaining('to throw'),
  });
});

describe('a number is that of a line in /inventory', () => {
  const game = scenario('@k', {
    carried: ['identify-scroll', 'dagger', 'beer', 'beer', 'old-boots'],
    worn: ['stained-tunic', 'longsword-plus-1'],
    identified: ['identify-scroll', 'longsword-plus-1'],
  });
  const sheet = englishI18n.inventory(boardOf(game).view).join('\n');
  const [worn = [], carried = []] = sheet.split('**Carried**').map((list) => list.match(/^\d+\. .+$/gm) ?? []);
  const nothing = (how: string) => ({ mistake: expect.stringMatching(`^You ${how} nothing of that name`) });

  test.each([
    ['use', 'carry', carried, ['Scroll of Identify', '', 'Beer', '']],
    ['equip', 'carry', carried, ['', 'Dagger', '', 'Old Boots']],
    ['drop', 'carry', carried, ['Scroll of Identify', 'Dagger', 'Beer', 'Old Boots']],
    ['sell', 'carry', carried, ['Scroll of Identify', 'Dagger', 'Beer', 'Old Boots']],
    ['remove', 'wear', worn, ['Longsword +1', 'Stained Tunic']],
  ])('for /%s, and the number of an unfit item names nothing', (name, how, lines, names) => {
    expect(lines).toHaveLength(names.length);
    for (const [order, line] of lines.entries()) {
      const number = /^\d+/.exec(line)![0];
      const wanted = names[order]!;
      const choice = chosen(game, name, { item: number });
      expect(choice).toEqual(wanted === '' ? nothing(how) : chosen(game, name, { item: wanted }));
      if (wanted !== '')
        expect([line, choice]).toEqual([expect.stringContaining(wanted), expect.objectContaining({ kind: name })]);
    }
    expect(chosen(game, name, { item: String(lines.length + 1) })).toEqual(nothing(how));
  });
});

test.each([
  ['use', { item: 'gold ring' }],
  ['use', { item: '' }],
  ['use', { item: 3 }],
  ['use', { item: '99' }],
  ['use', { item: '#99999' }],
  ['use', { item: 'tunic' }],
  ['equip', { item: 'beer' }],
  ['remove', { item: 'beer' }],
  ['drop', { item: 'tunic' }],
  ['cast', { spell: 'zap' }],
  ['cast', {}],
  ['travel', { to: 'the moon' }],
  ['travel', {}],
  ['travel', { to: '99e' }],
  ['pickup', { item: 'crown' }],
])('/%s %j gets a friendly reply', (name, values) => {
  expect(chosen(hall(), name, values as unknown as Values)).toEqual({
    mistake: expect.stringMatching(/^You|^No such|^Did you mean/),
  });
});

test.each([
  ['rat', -3, 0],
  ['1', -3, 0],
  ['here', 0, 0],
  ['3w', -3, 0],
  ['1 N, 2 E', 2, -1],
  ['1ne', 1, -1],
  ['2w1s', -2, 1],
])('a target may be given as %s', (at, dx, dy) => {
  const game = hall({ hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } });
  const { x, y } = game.hero.position;
  const cell = { x: x + dx, y: y + dy };
  expect(chosen(game, 'cast', { spell: 'zap', at })).toEqual({ kind: 'cast', spell: 'zap', at: cell });
  const rod = find(game, 'rod-of-venom').id;
  expect(chosen(game, 'use', { item: 'rod', at })).toEqual({ kind: 'use', item: rod, at: cell });
});

test('aiming at a large creature takes its nearest cell in view', () => {
  const game = scenario(
    `
      @..D.
      .....
      .....
    `,
    { hero: { knownSpells: [{ spell: 'zap', manaCost: 1 }] } },
  );
  expect(chosen(game, 'cast', { spell: 'zap', at: 'dragon' })).toMatchObject({ at: { x: 4, y: 1 } });
});

test('stairs are a place to travel to by name', () => {
  const game = hall({ legend: { r: 'beer' } });
  const { x, y } = game.hero.position;
  expect(chosen(game, 'travel', { to: 'stairs down' })).toEqual({ kind: 'travel', to: { x: x + 2, y: y + 1 } });
  expect(chosen(game, 'travel', { to: 'UP' })).toEqual({ kind: 'travel', to: { x, y: y + 1 } });
  expect(chosen(game, 'travel', { to: 'beer' })).toEqual({ kind: 'travel', to: { x: x - 3, y } });
});

const ALTARS = scenario('a....@..a.t', { legend: { a: 'altar' } });
const { x: middle, y: row } = ALTARS.hero.position;

test.each([
  ['altar', 3],
  ['ALT', 3],
  ['áltär', 3],
  ['peasant', 5],
  ['2w', -2],
])('/travel and /move go to %j, to the nearest if there are several', (to, east) => {
  const walk = { kind: 'travel', to: { x: middle + east, y: row } };
  expect(chosen(ALTARS, 'travel', { to })).toEqual(walk);
  expect(chosen(ALTARS, 'move', { to })).toEqual(walk);
});

test.each([
  ['north', 'n'],
  ['North-East', 'ne'],
  ['south west', 'sw'],
  ['NW', 'nw'],
])('/move %s is a direction by its name', (to, direction) => {
  expect(chosen(hall(), 'move', { to })).toEqual({ kind: 'move', direction });
});

test.each([
  ['de', 'Nordosten', 'ne'],
  ['de', 'no', 'ne'],
  ['de', 'o', 'e'],
  ['es', 'sureste', 'se'],
  ['es', 'o', 'w'],
] as const)('in %s /move %s is %s', (locale, to, direction) => {
  const intent = intentOf('move', { to });
  if (intent.kind !== 'choose') throw new Error(`/move is ${intent.kind}`);
  const args = createArguments(boardOf(hall()), createI18n(loadRaws(), LOCALES[locale]));
  expect(intent.choose(args)).toEqual({ kind: 'move', direction });
});

test('/move still takes the option that it had in version 0.1', () => {
  expect(chosen(hall(), 'move', { direction: 'sw', steps: 2 })).toEqual({ kind: 'move', direction: 'sw', steps: 2 });
});

test('people of note, and places out of sight, are known by name', () => {
  const game = mapped(
    scenario(
      `
      @.#..k
      ..#+b.
    `,
      { legend: { b: { raw: 'beer', seen: true } } },
    ),
  );
  expect(boardOf(game).view.things).toEqual([]);
  for (const to of ['barkeep', 'food']) {
    expect(chosen(game, 'travel', { to })).toEqual({ kind: 'travel', to: { x: 6, y: 1 } });
  }
  expect(chosen(game, 'travel', { to: 'door' })).toEqual({ kind: 'travel', to: { x: 4, y: 2 } });
  expect(chosen(game, 'travel', { to: 'beer' })).toEqual({ kind: 'travel', to: { x: 5, y: 2 } });
});

test.each(['travel', 'move'])('/%s to an unknown place lists possible destinations', (name) => {
  expect(chosen(ALTARS, name, { to: 'the moon' })).toEqual({
    mistake: 'You know of no such place on this floor. You can go to: Altar, Peasant.',
  });
  expect(chosen(scenario('.@.'), name, { to: 'the moon' })).toEqual({
    mistake: expect.stringContaining('Explore first'),
  });
});

test('with an enemy in view travel is still tried, so that the engine gives the reason against it', () => {
  expect(chosen(hall(), 'travel', { to: 'down' })).toMatchObject({ kind: 'travel' });
});

test('on the stairs the reply names the command that takes them', () => {
  const game = hall({ legend: { r: 'beer' } });
  const below = { ...game, hero: { ...game.hero, position: { x: 5, y: 3 } } };
  expect(chosen(below, 'travel', { to: 'up' })).toEqual({ mistake: expect.stringContaining('/ascend') });
});

test('unseen stairs are not known', () => {
  const game = scenario('.@.');
  expect(chosen(game, 'travel', { to: 'down' })).toEqual({ mistake: expect.stringContaining('`/explore` may find') });
});

test('nobody is sent to look for stairs up from the town', () => {
  const town = scenario('.@.', { depth: 1 });
  expect(chosen(town, 'travel', { to: 'up' })).toEqual({ mistake: expect.stringContaining('Nothing lies above') });
});

test('one of several items underfoot may be named', () => {
  const game = scenario('.@.', { legend: {} });
  const level = game.levels[String(game.depth)] as { entities: Game['pack'] };
  const position = game.hero.position;
  level.entities.push(
    { id: 900, kind: 'item', raw: 'dagger', position },
    { id: 901, kind: 'item', raw: 'hide', position },
  );
  expect(chosen(game, 'pickup', { item: 'hide' })).toEqual({ kind: 'pickup', item: 901 });
  expect(chosen(game, 'pickup', { item: '#900' })).toEqual({ kind: 'pickup', item: 900 });
});

test('a word of its own puts on all better gear', () => {
  const game = scenario('@', { carried: ['longsword'] });
  expect(chosen(game, 'equip', { item: 'best' })).toEqual({ kind: 'wear-best' });
  expect(chosen(game, 'equip', { item: 'Wear best' })).toEqual({ kind: 'wear-best' });
  expect(chosen(game, 'equip', { item: 'longsword' })).toMatchObject({ kind: 'equip' });
});

test('an item elsewhere in view is fetched', () => {
  const game = scenario('@../');
  expect(chosen(game, 'pickup', { item: 'dagger' })).toEqual({ kind: 'fetch', item: find(game, 'dagger').id });
});

test.each([
  [{}, null],
  [{ seed: 'my seed!' }, 'MYSEED'],
  [{ seed: '7q4-kvx' }, '7Q4-KVX'],
  [{ seed: 'amulet.7q4-kvx' }, 'AMULET.7Q4-KVX'],
  [{ seed: '.7q4!' }, '7Q4'],
  [{ seed: `${'a'.repeat(30)}.${'x'.repeat(60)}` }, `${'A'.repeat(24)}.${'X'.repeat(24)}`],
  [{ seed: 5 }, null],
  [{ seed: 'x'.repeat(60) }, 'X'.repeat(24)],
])('/play %j', (values, seed) => {
  expect(intentOf('play', values as unknown as Values)).toEqual({ kind: 'play', seed });
});

test.each(['play', 'run seed', 'run building'])('/%s explains the form of a seed if the text cannot be one', (name) => {
  for (const seed of ['🐉', '???', '  ', '']) {
    const intent = intentOf(name, { seed, depth: 2 });
    expect(intent.kind === 'mistake' && intent.say(englishI18n)).toContain('letters from A to Z');
  }
});

test('display options of a party are only the given ones', () => {
  const given = { language: 'de', colours: 'safe', layout: 'text', directions: 'open', advice: 'off' };
  expect(intentOf('party', given)).toMatchObject({
    display: { language: 'de', palette: 'safe', layout: 'text', directions: 'open', advice: 'off' },
  });
  expect(intentOf('party', { language: 'auto', colours: 'pink', layout: 'huge' })).toMatchObject({ display: {} });
});

test('a share of rest is one of three', () => {
  expect(intentOf('settings', { rest: '100' })).toEqual({ kind: 'settings', settings: { restShare: '100' } });
  expect(intentOf('settings', { rest: '90' })).toEqual({ kind: 'settings', settings: {} });
});

test('settings are only the given ones, and flags', () => {
  expect(intentOf('settings', { quiet: true, text: false })).toEqual({
    kind: 'settings',
    settings: { quiet: true, text: false },
  });
  expect(intentOf('settings', { classic: 'yes' })).toEqual({ kind: 'settings', settings: {} });
});

test.each(['standard', 'safe', 'contrast'])('the colours may be set to %s', (colours) => {
  expect(intentOf('settings', { colours })).toEqual({ kind: 'settings', settings: { palette: colours } });
});

test.each(['', 'Safe', 'constructor', true])('%p is no palette', (colours) => {
  expect(intentOf('settings', { colours })).toEqual({ kind: 'settings', settings: {} });
});

test.each(['auto', 'en', 'de', 'es', 'pt-BR'])('the language may be set to %s', (language) => {
  expect(intentOf('settings', { language })).toEqual({ kind: 'settings', settings: { language } });
});

test.each(['', 'Deutsch', '__proto__', 'de de', true])('%p is no language', (language) => {
  expect(intentOf('settings', { language })).toEqual({ kind: 'settings', settings: {} });
});

test('sheet commands open the menu at their sheet', () => {
  expect(intentOf('run log', { page: 99 })).toEqual({ kind: 'sheet', sheet: 'log', page: 99 });
  expect(intentOf('run log')).toEqual({ kind: 'sheet', sheet: 'log', page: 1 });
  for (const sheet of ['character', 'map', 'help']) expect(intentOf(sheet)).toEqual({ kind: 'sheet', sheet });
});

test('the inventory is read from the board', () => {
  const intent = intentOf('inventory');
  if (intent.kind !== 'read') throw new Error(`/inventory is ${intent.kind}`);
  expect(intent.read(createArguments(boardOf(hall()), englishI18n))).toContain('**Carried**');
});
