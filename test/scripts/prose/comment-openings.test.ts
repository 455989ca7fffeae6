import { openingComplaints } from '../../../scripts/prose/comment-openings';

/** Places of the comments that the check complains about. */
const places = (text: string) => openingComplaints('a.ts', text).map(({ place }) => place);

test.each([
  'Who acts.',
  'Whoever acts.',
  'Whose turn it is.',
  'What restores it.',
  'Whether it is so.',
  'Of what the hero wears.',
  'Where no path leads.',
  'That of the run.',
  'Those that are seen.',
  'With the item.',
  'As a list.',
  'The same for watchers.',
  'In place of the old ones.',
  'Likewise for runs.',
])('"%s" hides who does what', (words) => {
  expect(places(`/** ${words} */\nconst a = 1;`)).toEqual(['a.ts:1']);
  expect(places(`// ${words}\nconst a = 1;`)).toEqual(['a.ts:1']);
  expect(places(`  /**\n   * ${words}\n   */\n  a: 1;`)).toEqual(['a.ts:1']);
});

test.each(['Returns the path.', 'True if it is so.', 'If there is no path, returns null.', 'Gold of the hero.'])(
  '"%s" is a good opening',
  (words) => {
    expect(places(`/** ${words} */\nconst a = 1;`)).toEqual([]);
  },
);

test('only the first line of a comment counts', () => {
  expect(places('// Returns the path\n// that is shortest.\nconst a = 1;')).toEqual([]);
  expect(places('/**\n * Returns the path\n * that is shortest.\n * What comes then.\n */\nconst a = 1;')).toEqual([]);
});

test('such words inside longer words do not count', () => {
  expect(places('/** Offers a truce. */')).toEqual([]);
  expect(places('/** Assigns ids. */')).toEqual([]);
});

test('a complaint names the place, and the rewrite', () => {
  const [complaint] = openingComplaints('src/a.ts', 'const a = 1;\n\n/** Whether it is so. */');
  expect(complaint).toEqual({ place: 'src/a.ts:3', opening: 'Whether it is so. */', advice: 'Write "True if …".' });
});
