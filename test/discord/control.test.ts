import fc from 'fast-check';
import { type Control, formatControlId, PANELS, parseControlId, VERBS } from '../../src/discord/control';
import type { Action } from '../../src/discord/types';
import { DIRECTIONS } from '../../src/lib/geometry';

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
  fc.constantFrom(...PANELS).map((panel): Control => ({ kind: 'panel', panel })),
  spell.map((name): Control => ({ kind: 'aim', spell: name })),
  fc.constantFrom(...VERBS).map((verb): Control => ({ kind: 'choose', verb })),
  fc.constantFrom<Control>(
    { kind: 'look' },
    { kind: 'help' },
    { kind: 'restart', seed: null },
    { kind: 'restart', seed: '7Q4-KVX' },
  ),
);

test('every control comes back from its id as it went in', () => {
  fc.assert(
    fc.property(control, fc.integer({ min: 0, max: 999_999 }), (each, v) => {
      const whole = { run: 'abcDEF0123456789_-abcdef', v, control: each };
      const text = formatControlId(whole);
      expect(text.length).toBeLessThanOrEqual(100);
      expect(parseControlId(text)).toEqual(whole);
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
  ['an aim at no spell', 'v1|run|3|aim:__proto__'],
  ['a verb there is not', 'v1|run|3|choose:eat'],
  ['an item that is no number', 'v1|run|3|do:drop:sword'],
  ['a panel there is not', 'v1|run|3|panel:abandon'],
  ['a seed of other letters', 'v1|run|3|restart:<@1>'],
])('%s is no control of ours', (_what, text) => {
  expect(parseControlId(text)).toBeNull();
});
