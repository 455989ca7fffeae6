import fc from 'fast-check';
import { type Control, formatCustomId, parseCustomId } from '../../../src/discord/controls/control';
import { PANELS, TABS } from '../../../src/discord/controls/panel-controls';
import { VERBS } from '../../../src/discord/controls/turns-controls';
import type { Action } from '../../../src/discord/types';
import { DIRECTIONS } from '../../../src/lib/geometry';

const direction = fc.constantFrom(...DIRECTIONS);
const sure = fc.constantFrom({}, { sure: true as const });
const id = fc.integer({ min: 1, max: 999_999 });
const cell = fc.record({ x: fc.integer({ min: 0, max: 79 }), y: fc.integer({ min: 0, max: 49 }) });
const spell = fc.constantFrom('zap', 'web', 'acid-breath');
const target = fc.oneof(
  fc.constant({}),
  cell.map((at) => ({ at })),
);

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(direction, sure).map(([way, yes]): Action => ({ kind: 'move', direction: way, ...yes })),
  fc.tuple(direction, sure).map(([way, yes]): Action => ({ kind: 'attack', direction: way, ...yes })),
  fc.constantFrom<Action>(
    { kind: 'wait' },
    { kind: 'rest' },
    { kind: 'explore' },
    { kind: 'fight' },
    { kind: 'pickup' },
  ),
  sure.map((yes): Action => ({ kind: 'descend', ...yes })),
  sure.map((yes): Action => ({ kind: 'abandon', ...yes })),
  cell.map((to): Action => ({ kind: 'travel', to })),
  fc.tuple(id, target).map(([item, at]): Action => ({ kind: 'use', item, ...at })),
  fc.tuple(spell, target, sure).map(([name, at, yes]): Action => ({ kind: 'cast', spell: name, ...at, ...yes })),
  id.map((item): Action => ({ kind: 'drop', item })),
  fc.option(id).map((option): Action => ({ kind: 'answer', option })),
);

const control: fc.Arbitrary<Control> = fc.oneof(
  action.map((each): Control => ({ kind: 'act', action: each })),
  action.map((each): Control => ({ kind: 'walk', action: each })),
  action.map((each): Control => ({ kind: 'option', action: each })),
  action.map((each): Control => ({ kind: 'repeat', action: each })),
  fc.constantFrom(...PANELS).map((panel): Control => ({ kind: 'panel', panel })),
  fc.integer({ min: 1, max: 9 }).map((page): Control => ({ kind: 'panel', panel: 'pack', page })),
  fc.tuple(spell, target).map(([name, at]): Control => ({ kind: 'aim', action: { kind: 'cast', spell: name, ...at } })),
  fc.tuple(id, target).map(([item, at]): Control => ({ kind: 'aim', action: { kind: 'use', item, ...at } })),
  fc
    .record({ vendor: id, tab: fc.constantFrom(...TABS), page: fc.integer({ min: 0, max: 9 }) })
    .chain((counter) => fc.constantFrom<Control>({ kind: 'shop', ...counter }, { kind: 'trade', ...counter })),
  fc.integer({ min: 0, max: 9 }).map((page): Control => ({ kind: 'pending-choice', page })),
  fc.constantFrom(...VERBS).map((verb): Control => ({ kind: 'choose', verb })),
  fc.constantFrom<Control>(
    { kind: 'look' },
    { kind: 'retire' },
    { kind: 'examine' },
    { kind: 'help' },
    { kind: 'restart', seed: null },
    { kind: 'restart', seed: '7Q4-KVX' },
    { kind: 'restart', seed: 'AMULET.7Q4-KVX' },
    { kind: 'restart', seed: null, campaign: 'amulet' },
    { kind: 'restart', seed: null, kit: 'scout' },
    { kind: 'restart', seed: 'AMULET.SCOUT.7Q4-KVX', kit: 'tinker', welcome: true },
    { kind: 'begin' },
    { kind: 'begin', unhinted: true },
    { kind: 'party' },
    { kind: 'party', kit: 'scout' },
  ),
);

test('every control reads back as it was formatted', () => {
  fc.assert(
    fc.property(control, fc.integer({ min: 0, max: 999_999 }), (each, version) => {
      const whole = { run: 'abcDEF0123456789_-abcdef', version, control: each };
      const text = formatCustomId(whole);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(parseCustomId(text)).toEqual(whole);
    }),
  );
});

test.each([
  ['another version', 'v2|run|3|do:wait'],
  ['no version', 'wait'],
  ['a turn that is no number', 'v1|run|soon|do:wait'],
  ['too many parts', 'v1|run|3|do:wait|more'],
  ['an action there is not', 'v1|run|3|do:dance'],
  ['a direction there is not', 'v1|run|3|do:move:up'],
  ['cheating', 'v1|run|3|do:cheat:god'],
  ['a target that is no cell', 'v1|run|3|do:cast:zap:here'],
  ['an aim at no spell', 'v1|run|3|aim:cast:__proto__'],
  ['nothing to do again', 'v1|run|3|again'],
  ['an aim of what wants none', 'v1|run|3|aim:wait'],
  ['a counter there is not', 'v1|run|3|shop:5:steal:0'],
  ['a counter of nobody', 'v1|run|3|trade::buy:0'],
  ['a page of the pack that is no number', 'v1|run|3|panel:pack:all'],
  ['a page that is no number', 'v1|run|3|ask:last'],
  ['a verb there is not', 'v1|run|3|choose:eat'],
  ['an item that is no number', 'v1|run|3|do:drop:sword'],
  ['an item whose number goes on in letters', 'v1|run|3|do:drop:12x'],
  ['an item whose number begins with letters', 'v1|run|3|do:drop:x12'],
  ['an item of more digits than ids have', 'v1|run|3|do:drop:1234567890'],
  ['a cell with a third number', 'v1|run|3|do:travel:1,2,3'],
  ['a cell with a number too long', 'v1|run|3|do:travel:1000,2'],
  ['a choice that only begins as none', 'v1|run|3|do:answer:nonesuch'],
  ['an action with an exclamation mark inside', 'v1|run|3|do:de!scend'],
  ['an action with two exclamation marks', 'v1|run|3|do:descend!!'],
  ['a spell of no raw id', 'v1|run|3|do:cast:Zap'],
  ['selling, which is picked from a menu', 'v1|run|3|do:sell:5:6'],
  ['selling all spares, which is picked beside it', 'v1|run|3|do:sell-spares:5'],
  ['a page of runs that goes back to no number', 'v1|run|3|admin:picked:soon'],
  ['a page of runs with a word too many', 'v1|run|3|admin:picked:4:5'],
  ['runs that are turned to no number', 'v1|run|3|admin:runs:older:1795336705118#h03muwJc5jALxnQ8-MipDafb:soon'],
  ['a panel there is not', 'v1|run|3|panel:abandon'],
  ['a seed of other letters', 'v1|run|3|restart:<@1>'],
  ['an export about no user', 'v1|run|3|deed:export:12x'],
  ['an erasure about no user', 'v1|run|3|deed:erase:x12'],
  ['an export about a user of more digits than ids have', `v1|run|3|deed:export:${'1'.repeat(21)}`],
  ['a number of actions to take back that no button offers', 'v1|run|3|deed:back:7'],
  ['back to no number', 'v1|run|3|deed:to:5x'],
  ['a server neither quiet nor not', 'v1|run|3|deed:quiet:maybe'],
  ['a cheat there is not', 'v1|run|3|deed:cheat:fly'],
  ['a mode there is not', 'v1|run|3|deed:mode:anarchy'],
  ['what no admin does', 'v1|run|3|deed:dance:sure'],
  ['a panel of admins there is not', 'v1|run|3|admin:dance'],
  ['runs turned from nowhere', 'v1|run|3|admin:runs:older'],
  ['runs turned from before a time', 'v1|run|3|admin:runs:older:x1795336705118#h0'],
  ['runs turned from a time too short', 'v1|run|3|admin:runs:older:179533670511#h0'],
  ['runs turned from no run', 'v1|run|3|admin:runs:older:1795336705118#h!0'],
  ['runs turned from a run too long', `v1|run|3|admin:runs:older:1795336705118#${'h'.repeat(33)}`],
  ['a page of the pack that goes on in letters', 'v1|run|3|panel:pack:1x'],
  ['a page that begins with letters', 'v1|run|3|ask:x1'],
  ['a page of more digits than there are pages', 'v1|run|3|ask:1000'],
  ['a counter on no page', 'v1|run|3|shop:5:buy:x'],
  ['a leaderboard of half a month', 'v1|run|3|top:global:2026-1:0'],
  ['a leaderboard of half a day', 'v1|run|3|top:global:2026-11-1:0'],
  ['a leaderboard of more than a day', 'v1|run|3|top:global:2026-11-123:0'],
  ['a leaderboard of a month with letters before', 'v1|run|3|top:global:x2026-11:0'],
  ['a leaderboard of a thirteenth month', 'v1|run|3|top:global:2026-13:0'],
  ['a leaderboard of week 99', 'v1|run|3|top:global:2026-W99:0'],
  ['a leaderboard of more than all', 'v1|run|3|top:global:alls:0'],
  ['a leaderboard on no page', 'v1|run|3|top:global:all:x'],
  ['a page 0 of the log', 'v1|run|3|log:0'],
  ['a page of the log that goes on in letters', 'v1|run|3|log:1x'],
  ['a page of the log that begins with letters', 'v1|run|3|log:x1'],
  ['a page of the log beyond the last', 'v1|run|3|log:100'],
  ['the log on no page', 'v1|run|3|log'],
  ['a seed with other letters after', 'v1|run|3|restart:A1!'],
  ['a seed with other letters before', 'v1|run|3|restart:!A1'],
  ['a campaign of other letters', 'v1|run|3|restart::Am!'],
  ['a seed too long', `v1|run|3|restart:${'A'.repeat(25)}`],
  ['a raw id too long', `v1|run|3|do:cast:${'a'.repeat(41)}`],
  ['a raw id that goes on in other letters', 'v1|run|3|do:cast:zap!'],
  ['a raw id that begins with other letters', 'v1|run|3|do:cast:!zap'],
  ['a direction that only ends as one', 'v1|run|3|do:move:up-n'],
  ['a direction that only begins as one', 'v1|run|3|do:move:north'],
  ['a cell that only ends as one', 'v1|run|3|do:travel:0,1,2'],
  ['a sheet there is not', 'v1|run|3|sheet:dance'],
  ['a page of the help there is not', 'v1|run|3|learn:dance'],
  ['a setting there is not', 'v1|run|3|set:dance'],
  ['a switch there is not', 'v1|run|3|switch:dance:on'],
  ['a switch neither on nor off', 'v1|run|3|switch:quiet:maybe'],
  ['a branch neither made nor not', 'v1|run|3|branch:maybe'],
  ['a choice about stored data there is not', 'v1|run|3|privacy:sell'],
  ['a version with letters after', 'v1|run|3x|do:wait'],
  ['a version with letters before', 'v1|run|x3|do:wait'],
  ['a version of more digits than there are', 'v1|run|1234567890|do:wait'],
  ['no run', 'v1||3|do:wait'],
  ['no version of a run', 'v1|run||do:wait'],
  ['no control', 'v1|run|3'],
  ['a control without a head', 'v1|run|3|'],
])('%s is no control of the bot', (_what, text) => {
  expect(parseCustomId(text)).toBeNull();
});

test.each([
  ['a version', 'v1|run|999999999|do:wait'],
  ['a seed', `v1|run|3|restart:${'A'.repeat(24)}`],
  ['a raw id', `v1|run|3|do:cast:${'a'.repeat(40)}`],
  ['a user', `v1|run|3|deed:erase:${'1'.repeat(20)}`],
  ['a position among runs', `v1|run|3|admin:runs:older:1795336705118#${'h'.repeat(32)}`],
  ['a page', 'v1|run|3|ask:999'],
  ['a page of the log', 'v1|run|3|log:99'],
])('%s may be this long', (_what, text) => {
  expect(formatCustomId(parseCustomId(text)!)).toBe(text);
});

test('a query of finished runs has every part that can be read', () => {
  const query = (words: string) => parseCustomId(`v1|-|0|runs:0:${words}`)?.control;
  expect(query('123:goblin:9:y:2026-11-20:2026-11-21:loyw3v28')).toEqual({
    kind: 'history',
    query: { player: '123', cause: 'goblin', depth: 9, laurel: true, since: '2026-11-20', until: '2026-11-21' },
    page: 0,
    before: Number.parseInt('loyw3v28', 36),
  });
  expect(query(':::n')).toEqual({ kind: 'history', query: { laurel: false }, page: 0 });
});

test.each([
  ['player', ['12x', 'x12', '1'.repeat(21)]],
  ['cause', ['gob!', '!gob', 'G', 'a'.repeat(25)]],
  ['depth', ['1x', 'x1', '100']],
  ['since', ['2026-11-200', 'x2026-11-20', '2026-11-2', '2026-1-20', '26-11-20']],
  ['until', ['2026-11-200', 'x2026-11-20', '2026-11-2', '2026-1-20', '26-11-20']],
  ['before', ['loyw3v28x', 'lo!', '!lo', 'LO']],
])('a %s of finished runs that cannot be read is left out of the query', (name, words) => {
  const place = ['player', 'cause', 'depth', 'won', 'since', 'until', 'before'].indexOf(name);
  for (const word of words) {
    const { control } = parseCustomId(`v1|-|0|runs:0${':'.repeat(place + 1)}${word}`)!;
    expect(control).toEqual({ kind: 'history', query: {}, page: 0 });
  }
});
