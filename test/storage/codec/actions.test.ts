import fc from 'fast-check';
import { type Action, CHEATS, TAKES } from '../../../src/engine';
import { DIRECTIONS } from '../../../src/lib/geometry';
import { decodeActions, decodeLog, encodeAction } from '../../../src/storage/codec/actions';

const id = fc.integer({ min: 1, max: 100_000 });
const direction = fc.constantFrom(...DIRECTIONS);
const cell = fc.record({ x: fc.nat(79), y: fc.nat(49) });
const raw = fc.constantFrom('zap', 'magic-missile', 'æther');
const sure = fc.constantFrom({}, { sure: true as const });
const kind = <K extends string>(name: K) => fc.constant({ kind: name });

const action: fc.Arbitrary<Action> = fc
  .oneof(
    fc.record(
      { kind: fc.constant('move'), direction, steps: fc.integer({ min: 1, max: 100 }) },
      { requiredKeys: ['kind', 'direction'] },
    ),
    fc.record({ kind: fc.constant('attack'), direction }),
    fc.record({ kind: fc.constant('travel'), to: cell }),
    fc.record({ kind: fc.constant('use'), item: id, at: cell }, { requiredKeys: ['kind', 'item'] }),
    fc.record({ kind: fc.constant('cast'), spell: raw, at: cell }, { requiredKeys: ['kind', 'spell'] }),
    fc.record({ kind: fc.constant('cheat'), cheat: fc.constantFrom(...CHEATS) }),
    fc.record({ kind: fc.constant('explore'), take: fc.constantFrom(...TAKES) }, { requiredKeys: ['kind'] }),
    kind('descend'),
    kind('ascend'),
    kind('abandon'),
    kind('offer'),
    kind('wear-best'),
  )
  .chain((made) => sure.map((is) => ({ ...made, ...is }) as Action));

const plain: fc.Arbitrary<Action> = fc.oneof(
  kind('wait'),
  kind('rest'),
  kind('explore'),
  kind('fight'),
  kind('retire'),
  fc.record({ kind: fc.constant('pickup'), item: id }, { requiredKeys: ['kind'] }),
  fc.record({ kind: fc.constantFrom('equip', 'remove', 'drop'), item: id }),
  fc.record({ kind: fc.constant('buy'), vendor: id, item: raw }),
  fc.record({ kind: fc.constant('sell'), vendor: id, item: id }),
  fc.record({ kind: fc.constant('sell-spares'), vendor: id }),
  fc.record({ kind: fc.constant('pay-fine'), to: id }),
  fc.record({ kind: fc.constant('pay-tribute'), to: id, faction: raw, points: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('answer'), option: fc.option(id) }),
) as fc.Arbitrary<Action>;

test('a log of any actions reads back as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(action, plain)), (actions) => {
      expect(decodeActions(Buffer.concat(actions.map(encodeAction)))).toEqual(actions);
    }),
    { numRuns: 300 },
  );
});

test('who took an action is read back beside it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(action, plain), fc.option(fc.nat(300)))), (entries) => {
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

test('the bytes of a log of before anybody but owners played are what they were', () => {
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
