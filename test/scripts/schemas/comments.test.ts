import { commentsOf } from '../../../scripts/schemas/comments';

const on = commentsOf([
  `
/** Any light. */
const light = z.strictObject({
  /** Cells. */
  range: count,
  /**
   * Colour of the flame,
   * by day.
   */
  color: z.enum([
    'red',
  ]),
  inner: z.strictObject({
    /** Half of it. */
    half: count,
    whole: count,
  }),
});

const wall = z.strictObject({
  cap: color,
  /** Dark to light. */
  stone,
});

const effects = z.partial(
  z.strictObject({
    ...OTHERS,
    /** Hit points. */
    damage: count,
  }),
);

const conditions = z.union([
  /** So many at once. */
  z.strictObject({ kind: z.literal('slain'), times: count }),
  /** Three of them. */
  z.strictObject({ from: count, to: count }),
]);
`,
  `
const file = z.strictObject({
  /** None above the first. */
  chance: z.strictObject({ from: percent, to: percent }),
});
`,
]);

test('the comments on an object and on its fields are found by the fields, those of inner objects apart', () => {
  const fields = { range: 'Cells.', color: 'Colour of the flame, by day.' };
  expect(on(['range', 'color', 'inner'])).toEqual({ object: 'Any light.', fields });
  expect(on(['half', 'whole'])).toEqual({ object: null, fields: { half: 'Half of it.' } });
});

test('a field that is called like its schema is one', () => {
  expect(on(['cap', 'stone'])?.fields).toEqual({ stone: 'Dark to light.' });
});

test('an object that takes in the fields of another has those, too', () => {
  expect(on(['slow', 'damage'])?.fields).toEqual({ damage: 'Hit points.' });
});

test('an object on one line has the comment above it, unless that is of the field it stands in', () => {
  expect(on(['kind', 'times'])?.object).toBe('So many at once.');
  expect(on(['chance'])?.fields).toEqual({ chance: 'None above the first.' });
});

test('of objects that have the same fields nothing is said', () => {
  expect(on(['from', 'to'])).toBeNull();
  expect(on(['unheard'])).toBeNull();
});
