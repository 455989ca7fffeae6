import fc from 'fast-check';
import {
  ACTION_FORMS,
  type Action,
  type ActionKind,
  BIDS,
  CHEATS,
  type FieldType,
  RESTS,
  TAKES,
} from '../../../src/engine';
import { DIRECTIONS } from '../../../src/lib/geometry';
import { CODES, decodeActions, decodeLog, encodeAction, KIND_BITS } from '../../../src/storage/codec/actions';

const id = fc.integer({ min: 1, max: 100_000 });

const VALUES: Record<Exclude<FieldType, 'flag'>, fc.Arbitrary<unknown>> = {
  direction: fc.constantFrom(...DIRECTIONS),
  cheat: fc.constantFrom(...CHEATS),
  take: fc.constantFrom(...TAKES),
  rest: fc.constantFrom(...RESTS),
  bid: fc.constantFrom(...BIDS),
  steps: fc.integer({ min: 1, max: 100 }),
  cell: fc.record({ x: fc.nat(79), y: fc.nat(49) }),
  id,
  raw: fc.constantFrom('zap', 'magic-missile', 'æther'),
  option: fc.option(id),
};

const KINDS = Object.keys(ACTION_FORMS) as ActionKind[];

function actionOf(kind: ActionKind): fc.Arbitrary<Action> {
  const { fields, canBeSure } = ACTION_FORMS[kind];
  const values = Object.fromEntries(fields.map(({ name, type }) => [name, VALUES[type]]));
  const needed = fields.flatMap(({ name, optional }) => (optional ? [] : [name]));
  const sure = canBeSure ? { sure: fc.constant(true as const) } : {};
  return fc.record(
    { kind: fc.constant(kind), ...values, ...sure },
    { requiredKeys: ['kind', ...needed] as never[] },
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<Action>;
}

const action = fc.oneof(...KINDS.map(actionOf));

test('every kind of input has a number of its own, which fits into its bits', () => {
  const numbers = Object.values(CODES);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number < 0 || number > KIND_BITS)).toEqual([]);
});

test('numbers in old logs keep their meaning', () => {
  const kinds = Object.entries(CODES).sort(([, a], [, b]) => a - b);
  const old =
    'move attack wait rest explore travel fight descend ascend pickup use equip remove drop cast buy sell answer retire ' +
    'abandon cheat back fetch pay-fine offer wear-best fire pay-tribute sell-spares throw bid';
  expect(kinds.map(([kind]) => kind).join(' ')).toBe(old);
  expect(kinds.map(([, number]) => number)).toEqual(kinds.map((_, place) => place));
});

test.each(KINDS)('any %s reads back as it was written', (kind) => {
  fc.assert(
    fc.property(actionOf(kind), (one) => {
      expect(decodeActions(encodeAction(one))).toEqual([one]);
    }),
    { numRuns: 20 },
  );
});

test('a log of any actions reads back as it was written', () => {
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      expect(decodeActions(Buffer.concat(actions.map((one) => encodeAction(one))))).toEqual(actions);
    }),
    { numRuns: 300 },
  );
});

test('the bytes of Explore in old logs stay the same', () => {
  const bytesOf = (one: Action) => [...encodeAction(one)];
  expect(bytesOf({ kind: 'explore' })).toEqual([4]);
  expect(bytesOf({ kind: 'explore', take: 'all' })).toEqual([0x44, 0]);
  expect(bytesOf({ kind: 'explore', take: 'useful' })).toEqual([0x44, 1]);
});

test('a share of rest adds no bytes to Explore, and later builds may add shares', () => {
  expect([...encodeAction({ kind: 'explore', take: 'useful', rest: 60 })]).toEqual([0x44, 5]);
  expect([...encodeAction({ kind: 'explore', rest: 100 })]).toEqual([0x44, 11]);
  for (const later of [2, 12]) expect(() => decodeActions(Uint8Array.of(0x44, later))).toThrow('newer');
});

test('a log tells who took an action', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.option(fc.nat(300)))), (entries) => {
      const log = Buffer.concat(entries.map(([input, player]) => encodeAction(input, player)));
      expect(decodeLog(log)).toEqual(entries.map(([input, player]) => ({ input, player })));
    }),
    { numRuns: 100 },
  );
});

test('a rollback is logged among the actions', () => {
  const back = { kind: 'back', to: 700 } as const;
  expect(decodeLog(encodeAction(back, 2))).toEqual([{ input: back, player: 2 }]);
});

test('a log in which only the owner acts has the same bytes as before others could play', () => {
  const old = [encodeAction({ kind: 'wait' }), encodeAction({ kind: 'move', direction: 'n', steps: 20, sure: true })];
  expect(Buffer.concat(old).toString('hex')).toBe('02600014');
});

test('ordinary inputs take at most four bytes', () => {
  const inputs: Action[] = [
    { kind: 'wait' },
    { kind: 'move', direction: 'sw' },
    { kind: 'move', direction: 'n', steps: 20, sure: true },
    { kind: 'travel', to: { x: 79, y: 49 } },
    { kind: 'use', item: 9_000 },
  ];
  for (const input of inputs) expect(encodeAction(input).length).toBeLessThanOrEqual(4);
});

test.each([
  ['a field that ends early', [0x05, 3]],
  ['a number that is too large', [0x09 | 0x40, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]],
])('a log with %s is refused', (_, log) => {
  expect(() => decodeActions(Uint8Array.from(log))).toThrow(RangeError);
});

test.each<[string, number[]]>([
  ['an unknown kind', [0x1f]],
  ['an unknown direction', [0x00, 9]],
])('%s is of a later build', (_, log) => {
  expect(() => decodeActions(Uint8Array.from(log))).toThrow(expect.objectContaining({ code: 'newer' }));
});
