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

test('comments on an object and its fields are found by the fields, without those of inner objects', () => {
  const fields = { range: 'Cells.', color: 'Colour of the flame, by day.' };
  expect(on(['range', 'color', 'inner'])).toEqual({ object: 'Any light.', fields });
  expect(on(['half', 'whole'])).toEqual({ object: null, fields: { half: 'Half of it.' } });
});

test('a field with the name of its schema is found', () => {
  expect(on(['cap', 'stone'])?.fields).toEqual({ stone: 'Dark to light.' });
});

test('an object that includes the fields of another has their comments, too', () => {
  expect(on(['slow', 'damage'])?.fields).toEqual({ damage: 'Hit points.' });
});

test('an object on one line has the comment above, unless that belongs to its field', () => {
  expect(on(['kind', 'times'])?.object).toBe('So many at once.');
  expect(on(['chance'])?.fields).toEqual({ chance: 'None above the first.' });
});

test('objects with the same fields get no comments', () => {
  expect(on(['from', 'to'])).toBeNull();
  expect(on(['unheard'])).toBeNull();
});
