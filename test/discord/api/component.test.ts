import {
  button,
  container,
  cut,
  file,
  fitLines,
  fitName,
  gallery,
  inRows,
  linkButton,
  menuRow,
  row,
  select,
} from '../../../src/discord/api/component';

// Discord's numbers of component types, from its documentation. The button styles below are Discord's numbers, too.
const [ROW, BUTTON, SELECT, GALLERY, FILE, CONTAINER] = [1, 2, 3, 12, 13, 17];

const more = (count: number): string => `+${count}`;

test('a label shows as many whole letters as a phone has room for, fewer beside an emoji', () => {
  const labelOf = (label: string, emoji?: string): unknown => ({
    ...button({ id: 'x', label, ...(emoji ? { emoji } : {}) }),
  });
  expect(labelOf('a'.repeat(38))).toMatchObject({ label: 'a'.repeat(38) });
  expect(labelOf('a'.repeat(39))).toMatchObject({ label: `${'a'.repeat(37)}…` });
  expect(labelOf('a'.repeat(35), '🧭')).toMatchObject({ label: `${'a'.repeat(33)}…` });
  expect(labelOf(`${'a'.repeat(36)}👩‍🚒bc`)).toMatchObject({ label: `${'a'.repeat(36)}👩‍🚒…` });
});

test('a link has a label and an address', () => {
  const url = 'https://example.org';
  const label = `${'a'.repeat(37)}…`;
  expect(linkButton('a'.repeat(39), url)).toEqual({ type: BUTTON, style: 5, label, url });
});

test('a name within a label is shortened, so that the words after it stay', () => {
  const label = (name: string): string => `1 ${name} (3e 2n): hits 2`;
  expect(fitName('Orc', label)).toBe('1 Orc (3e 2n): hits 2');
  expect(fitName('Cave Goblin of the Thirteenth Clan', label)).toBe(label('Cave Goblin of the…'));
});

test('a button is grey and enabled, without label and emoji, by default', () => {
  expect(button({ id: 'x' })).toEqual({ type: BUTTON, style: 2, custom_id: 'x' });
  expect(button({ id: 'x', label: 'Go', emoji: '🧭', style: 'danger', disabled: true })).toEqual({
    type: BUTTON,
    style: 4,
    custom_id: 'x',
    label: 'Go',
    emoji: { name: '🧭' },
    disabled: true,
  });
});

test('a menu has no more than twenty-five options, with no more text than Discord takes', () => {
  const options = Array.from({ length: 26 }, (_, n) => ({ label: `${n}`.repeat(150), value: `${n}` }));
  const { placeholder, options: taken } = select('x', 'p'.repeat(151), options);
  expect(placeholder).toBe(`${'p'.repeat(149)}…`);
  expect(taken.map(({ value }) => value)).toEqual(options.slice(0, 25).map(({ value }) => value));
  expect(taken[0]).toEqual({ label: `${'0'.repeat(99)}…`, value: '0' });
  const [described] = select('x', '', [{ label: 'a', value: 'b', description: 'd'.repeat(101) }]).options;
  expect(described?.description).toBe(`${'d'.repeat(99)}…`);
});

test('a menu shows what is picked already and how many may be picked, if told', () => {
  const choices = [
    { label: 'A', value: 'a', description: '', selected: false },
    { label: 'B', value: 'b', description: 'bee', selected: true },
  ];
  const options = [
    { label: 'A', value: 'a' },
    { label: 'B', value: 'b', description: 'bee', default: true },
  ];
  expect(select('x', '', choices)).toEqual({ type: SELECT, custom_id: 'x', options });
  expect(select('x', 'Pick', choices, { min: 0, max: 2 })).toEqual({
    type: SELECT,
    custom_id: 'x',
    placeholder: 'Pick',
    min_values: 0,
    max_values: 2,
    options,
  });
});

test('a menu has a row of its own, and no row without choices', () => {
  const choices = [{ label: 'A', value: 'a' }];
  expect(menuRow('x', 'Pick', choices)).toEqual([row(select('x', 'Pick', choices))]);
  expect(menuRow('x', 'Pick', [])).toEqual([]);
});

test.each([
  [0, []],
  [5, [5]],
  [6, [5, 1]],
  [11, [5, 5, 1]],
])('%i buttons are in rows of %j', (count, lengths) => {
  const buttons = Array.from({ length: count }, (_, n) => button({ id: `${n}` }));
  const rows = inRows(buttons);
  expect(rows.map(({ components }) => components.length)).toEqual(lengths);
  expect(rows.every(({ type }) => type === ROW)).toBe(true);
  expect(rows.flatMap(({ components }) => components)).toEqual(buttons);
});

test('pictures and files are named as attachments', () => {
  expect(gallery({ name: 'map.png', description: 'd'.repeat(1025) })).toEqual({
    type: GALLERY,
    items: [{ media: { url: 'attachment://map.png' }, description: `${'d'.repeat(1023)}…` }],
  });
  expect(file('data.json')).toEqual({ type: FILE, file: { url: 'attachment://data.json' } });
  expect(container(255, [file('a')])).toEqual({ type: CONTAINER, accent_color: 255, components: [file('a')] });
});

test.each([
  ['abcde', 5, 'abcde'],
  ['abcdef', 5, 'abcd…'],
  ['abc🐉f', 5, 'abc…'],
  ['ab🐉ef', 5, 'ab🐉…'],
  ['ab\uD800\uDC00c', 4, 'ab…'],
  ['ab\uDBFF\uDFFFc', 4, 'ab…'],
  ['about 22 blows', 8, 'about…'],
  ['about 22 blows', 9, 'about 22…'],
  ['hits (22 blows)', 8, 'hits…'],
  ['2 NE · hurt', 8, '2 NE…'],
  ['a bcdefghij', 8, 'a bcdef…'],
])('%j, limited to %i characters, is cut between characters to %j', (content, length, expected) => {
  expect(cut(content, length)).toBe(expected);
});

test.each([
  ['all that fit', ['aa', 'bb'], 5, 'aa\nbb'],
  ['as many as fit, above the number of the others', ['aa', 'bb', 'cc'], 7, 'aa\n+2'],
  ['more of them if there is room', ['aa', 'bb', 'cc', 'dd'], 10, 'aa\nbb\n+2'],
  ['the first, cut short, if even that does not fit', ['abcdef', 'g'], 5, 'abcd…'],
])('of the lines there remain %s', (_, lines, length, expected) => {
  expect(fitLines(lines, length, more)).toBe(expected);
});
