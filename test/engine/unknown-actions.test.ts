import fc from 'fast-check';
import * as z from 'zod/mini';
import { type Action, type AimedAction, legalActions, previewAim, turn } from '../../src/engine';
import { loadRaws } from '../../src/raws';
import { isDeep } from '../support/deep';
import { deepFreeze } from '../support/deep-freeze';
import { richGame } from '../support/random-run';
import { act, changed, find, scenario } from '../support/scenario';

const raws = loadRaws();
const UNKNOWN = { ok: false, refusal: { code: 'unknown-action' } };
const take = (game: ReturnType<typeof richGame>, action: unknown) => turn(game, action as Action, raws);

const rich = deepFreeze(richGame('junk'));
const pending = deepFreeze(act(richGame('junk'), { kind: 'use', item: find(rich, 'identify-scroll').id }).game);
const over = deepFreeze(
  changed(rich, (game) => {
    game.over = { result: 'abandoned', turn: 0, depth: 2, by: null, cause: null };
  }),
);

describe.each<[string, unknown[]]>([
  ['no object', [null, true, 0, Number.NaN, '', 'wait', [], ['wait'], [{ kind: 'wait' }]]],
  [
    'no kind there is',
    [{}, { kind: '' }, { kind: 'dance' }, { kind: 'Wait' }, { kind: null }, { kind: ['wait'] }, { kind: 2 }],
  ],
  [
    'the name of something every object has',
    ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((kind) => ({ kind })),
  ],
  [
    'fields in a prototype',
    [JSON.parse('{"__proto__":{"kind":"wait"}}'), JSON.parse('{"kind":"wait","__proto__":{}}')],
  ],
  [
    'no direction there is',
    ['up', 'N', '', '__proto__', null, 0, ['n']].map((direction) => ({ kind: 'move', direction })),
  ],
  [
    'no number of steps',
    [0, -1, 1.5, Number.NaN, 1e300, '3', null].map((steps) => ({ kind: 'move', direction: 'n', steps })),
  ],
  ['no id', [1.5, Number.NaN, 1e300, '1', null, {}].map((item) => ({ kind: 'drop', item }))],
  [
    'no cell',
    [
      null,
      [1, 1],
      '1,1',
      {},
      { x: 1 },
      { x: 1, y: 1.5 },
      { x: '1', y: 1 },
      { x: 1, y: 1, z: 1 },
      { x: 1, y: Number.NaN },
    ].map((to) => ({ kind: 'travel', to })),
  ],
  [
    'a field too few',
    [{ kind: 'move' }, { kind: 'use' }, { kind: 'buy', vendor: 1 }, { kind: 'answer' }, { kind: 'cheat' }],
  ],
  [
    'a field too many',
    [
      { kind: 'wait', item: 1 },
      { kind: 'wait', sure: true },
      { kind: 'drop', item: 2, at: { x: 1, y: 1 } },
    ],
  ],
  ['another confirmation', [false, 1, 'true', null].map((sure) => ({ kind: 'descend', sure }))],
])('an action with %s', (_, actions) => {
  test.each(actions)('such as %j is refused', (action) => {
    expect(take(rich, action)).toEqual(UNKNOWN);
    expect(take(pending, action)).toEqual(UNKNOWN);
    expect(take(over, action)).toEqual({ ok: false, refusal: { code: 'over' } });
    expect(previewAim(rich, action as AimedAction, raws)).toBeNull();
  });
});

test.each<[Action, string]>([
  [{ kind: 'travel', to: { x: -1, y: 3 } }, 'no-path'],
  [{ kind: 'travel', to: { x: 10_000_000, y: -10_000_000 } }, 'no-path'],
  [{ kind: 'drop', item: -1 }, 'no-such-item'],
  [{ kind: 'drop', item: Number.MAX_SAFE_INTEGER }, 'no-such-item'],
  [{ kind: 'cast', spell: '__proto__' }, 'unknown-spell'],
  [{ kind: 'cast', spell: 'constructor', at: { x: 1, y: 1 } }, 'unknown-spell'],
  [{ kind: 'buy', vendor: 1, item: '__proto__' }, 'not-a-vendor'],
  [{ kind: 'sell', vendor: -3, item: 1 }, 'not-a-vendor'],
  [{ kind: 'sell-spares', vendor: -3 }, 'not-a-vendor'],
  [{ kind: 'answer', option: 7 }, 'nothing-pending'],
])('what is not there is refused as that: %j', (action, code) => {
  const game = scenario('@....');
  expect(take(game, action)).toMatchObject({ ok: false, refusal: { code } });
});

test('a cell beyond the edge does not stand for a cell of the next row', () => {
  const game = scenario(`
    .....
    @....
  `);
  // Counted row by row, a cell off the end of a row is the first cell of the next row.
  expect(take(game, { kind: 'travel', to: { x: 8, y: 0 } })).toMatchObject({ ok: false, refusal: { code: 'no-path' } });
});

const id = z.int();
const cell = z.strictObject({ x: z.int(), y: z.int() });
const direction = z.enum(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']);
const sure = z.optional(z.literal(true));
const plain = (kind: string) => z.strictObject({ kind: z.literal(kind) });
const confirmed = (kind: string) => z.strictObject({ kind: z.literal(kind), sure });
const ofItem = (kind: string) => z.strictObject({ kind: z.literal(kind), item: id });

/** Forms of all actions, written a second time to check the engine’s own parser. */
const FORMS = z.union([
  z.strictObject({ kind: z.literal('move'), direction, steps: z.optional(z.int().check(z.positive())), sure }),
  z.strictObject({ kind: z.literal('attack'), direction, sure }),
  ...['wait', 'rest', 'retire'].map(plain),
  z.strictObject({ kind: z.literal('explore'), take: z.optional(z.enum(['all', 'useful'])), sure }),
  ...['fight', 'wear-best', 'descend', 'ascend', 'abandon'].map(confirmed),
  ...['equip', 'remove', 'drop'].map(ofItem),
  z.strictObject({ kind: z.literal('travel'), to: cell, sure }),
  z.strictObject({ kind: z.literal('pickup'), item: z.optional(id) }),
  z.strictObject({ kind: z.literal('fetch'), item: z.optional(id), sure }),
  z.strictObject({ kind: z.literal('use'), item: id, at: z.optional(cell), sure }),
  z.strictObject({ kind: z.literal('throw'), item: id, at: z.optional(cell), sure }),
  z.strictObject({ kind: z.literal('cast'), spell: z.string(), at: z.optional(cell), sure }),
  z.strictObject({ kind: z.literal('buy'), vendor: id, item: z.string() }),
  z.strictObject({ kind: z.literal('sell'), vendor: id, item: id }),
  z.strictObject({ kind: z.literal('sell-spares'), vendor: id }),
  z.strictObject({ kind: z.literal('answer'), option: z.nullable(id) }),
  z.strictObject({ kind: z.literal('cheat'), cheat: z.enum(['exit', 'heal', 'reveal', 'god']), sure }),
]);

const games = [rich, pending];
const legal = games.flatMap((game) => legalActions(game, raws));
const NAMES = [
  'kind',
  'direction',
  'steps',
  'sure',
  'to',
  'item',
  'at',
  'spell',
  'vendor',
  'option',
  'cheat',
  'take',
  '__proto__',
];

/** Values: some that occur in actions or raws, and any others. */
const value = fc.oneof(
  fc.constantFrom<unknown>(...legal.flatMap((action) => Object.values(action))),
  fc.constantFrom<unknown>(
    ...raws.items.map((raw) => raw.id),
    ...raws.spells.map((raw) => raw.id),
    'god',
    'useful',
    'up',
    '__proto__',
  ),
  fc.record({ x: fc.integer({ min: -2, max: 99 }), y: fc.integer({ min: -2, max: 99 }) }),
  fc.integer({ min: -2, max: 99 }),
  fc.jsonValue(),
);

const fields = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 3 });

/** Actions made from legal ones: some fields are replaced, added or left out. */
const almost = fc
  .record({ action: fc.constantFrom(...legal), fields, without: fc.constantFrom(null, ...NAMES) })
  .map(({ action, fields: more, without }) => {
    const made: Record<string, unknown> = { ...action, ...more };
    if (without !== null) delete made[without];
    return made;
  });

const JUNK = { numRuns: isDeep ? 50_000 : 1_000 };

test('any JSON as an action is refused or accepted, and leaves the game unchanged', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fields, almost, almost), fc.constantFrom(...games), (action, game) => {
      // A change of the games would throw, because they are frozen.
      const result = take(game, action);
      if (result.ok) accepted += 1;
      const isUnknown = !result.ok && result.refusal.code === 'unknown-action';
      expect(isUnknown).toBe(!FORMS.safeParse(action).success);
      previewAim(game, action as unknown as AimedAction, raws);
    }),
    JUNK,
  );
  expect(accepted).toBeGreaterThan(JUNK.numRuns / 100);
});
