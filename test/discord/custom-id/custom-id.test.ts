import fc from 'fast-check';
import { PANELS, TABS } from '../../../src/discord/board/ids';
import { type Control, formatCustomId, parseCustomId } from '../../../src/discord/custom-id/custom-id';
import { VERBS } from '../../../src/discord/features/turns/ids';
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
  ),
);

test('every control is parsed as it was formatted', () => {
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
  ['buying, which is picked from a menu', 'v1|run|3|do:buy:5:rations'],
  ['selling, which is picked from a menu', 'v1|run|3|do:sell:5:6'],
  ['a page of runs that goes back to no number', 'v1|run|3|admin:picked:soon'],
  ['a page of runs with a word too many', 'v1|run|3|admin:picked:4:5'],
  ['runs that are turned to no number', 'v1|run|3|admin:runs:older:1795336705118#h03muwJc5jALxnQ8-MipDafb:soon'],
  ['a panel there is not', 'v1|run|3|panel:abandon'],
  ['a seed of other letters', 'v1|run|3|restart:<@1>'],
])('%s is not ours', (_what, text) => {
  expect(parseCustomId(text)).toBeNull();
});
