import { build } from '../../support/builders';
import { draftOf, drawn, SEEDS } from '../../support/draft';

const WOODS = [
  '####################',
  '#..................#',
  '#..................#',
  '#..................#',
  '#..................#',
  '#@.......##........#',
  '#........##........#',
  '#..................#',
  '#..................#',
  '####################',
].join('\n');
const forests = SEEDS.map((seed) => build(draftOf(WOODS, seed), 'yellow-brick-road'));

test('the road runs from the start to the far side, three cells wide, and cuts through trees', () => {
  const [forest] = forests;
  const rows = forest ? drawn(forest) : [];
  expect(rows[5]?.startsWith('#@==')).toBe(true);
  expect([rows[4]?.[1], rows[6]?.[1]]).toEqual(['=', '=']);
  expect(rows[5]?.[18]).toBe('=');
  const middle = rows.map((row) => row.slice(9, 11)).join('');
  expect(middle.match(/#/g)?.length ?? 0).toBeLessThan(4 + 4);
});

test('the exit is in a far corner, never at the end of the road', () => {
  const exits = new Set(forests.map(({ map }) => map.tiles.indexOf('>')));
  expect(exits).toEqual(new Set([1 * 20 + 18, 8 * 20 + 18]));
  for (const { map } of forests) expect(map.tiles.filter((tile) => tile === '>')).toHaveLength(1);
});

test('a stream runs from the way down to the opposite corner, and the road stays dry', () => {
  for (const forest of forests) {
    const rows = drawn(forest);
    const north = rows[1]?.[18] === '>';
    expect(north ? rows[8]?.[1] : rows[1]?.[1]).toBe('-');
    expect(rows[5]?.[2]).toBe('=');
    expect(forest.map.tiles.filter((tile) => tile === '-').length).toBeGreaterThanOrEqual(3);
  }
});

test('the way down is in the other corner if the road ends in the first', () => {
  const glade = [
    '#'.repeat(20),
    ...Array<string>(3).fill(`#${'.'.repeat(18)}#`),
    ...Array<string>(20).fill(`#.....${'#'.repeat(14)}`),
    `#@${'.'.repeat(17)}#`,
    '#'.repeat(20),
  ].join('\n');
  const woods = SEEDS.map((seed) => build(draftOf(glade, seed), 'yellow-brick-road'));
  expect(woods.every(({ map }) => map.tiles[3 * 20 + 18] === '=')).toBe(true);
  expect(new Set(woods.map(({ map }) => map.tiles.indexOf('>')))).toEqual(new Set([24 * 20 + 18]));
});
