import { build, floorOf } from '../../support/builders';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';

describe('cellular automata', () => {
  test('as a modifier open rock that is not crowded, fill what has none near, and leave stairs alone', () => {
    const draft = draftOf(`
      #########
      ####.####
      ##.....##
      ##..>..##
      ##.....##
      #########`);
    build(draft, 'cellular-automata');
    expect(drawn(draft)).toEqual(['#########', '###.#.###', '###...###', '##.#>#.##', '###...###', '#########']);
  });
});

describe("the drunkard's walk", () => {
  test('fearful symmetry mirrors whatever is dug', () => {
    const { tiles } = build(freshDraft('mirror'), { builder: 'drunkards-walk', preset: 'fearful-symmetry' }).map;
    const at = (x: number, y: number) => tiles[y * 80 + x];
    const uneven = tiles.filter((tile, cell) => {
      const [x, y] = [cell % 80, Math.floor(cell / 80)];
      return tile === '.' && at(80 - x, y) !== '.' && at(x, 50 - y) !== '.';
    });
    expect(uneven).toEqual([]);
  });

  test('as a modifier leaves stairs standing', () => {
    const draft = freshDraft('stairs');
    draft.map.tiles[25 * 80 + 41] = '>';
    build(draft, { builder: 'drunkards-walk', preset: 'open-area' });
    expect(draft.map.tiles[25 * 80 + 41]).toBe('>');
  });
});

test('a maze is a tree: every cell of its grid, and one opening fewer than cells', () => {
  for (const seed of SEEDS) {
    const draft = build(freshDraft(seed), 'maze');
    const { tiles } = draft.map;
    const grid = tiles.filter((_, cell) => cell % 2 === 0 && Math.floor(cell / 80) % 2 === 0);
    expect(grid.filter((tile) => tile === '.')).toHaveLength(38 * 23);
    expect(floorOf(draft)).toBe(874 + 873);
  }
});

describe('the cave decorator', () => {
  test('puts gravel on a sixth of the floor and puddles on a twelfth', () => {
    const draft = freshDraft('puddles');
    for (let y = 1; y < 49; y++) draft.map.tiles.fill('.', y * 80 + 1, y * 80 + 79);
    build(draft, 'cave-decorator');
    const share = (tile: string) => draft.map.tiles.filter((one) => one === tile).length / (48 * 78);
    expect(share(';')).toBeCloseTo(1 / 6, 1);
    expect(share('-')).toBeCloseTo(1 / 12, 1);
    expect(share('.')).toBeCloseTo(3 / 4, 1);
  });

  test('turns thin rock into pools and leaves the edge and the stairs', () => {
    const draft = draftOf(`
      #########
      #>..#...#
      #...#...#
      #...#...#
      #########`);
    build(draft, 'cave-decorator');
    const rows = drawn(draft);
    expect(rows[1]?.[1]).toBe('>');
    expect(rows[2]?.[4]).toBe('~');
    expect([rows[0], rows[4]]).toEqual(['#########', '#########']);
    expect(rows.every((row) => row.startsWith('#') && row.endsWith('#'))).toBe(true);
  });

  test('closes pools of a single cell, unless a puddle joins them', () => {
    const pools = SEEDS.flatMap((seed) => {
      const draft = freshDraft(seed, 3);
      build(draft, { builder: 'drunkards-walk', preset: 'winding-passages' }, 'cave-decorator');
      const { tiles } = draft.map;
      const isWater = (cell: number) => tiles[cell] === '~' || tiles[cell] === '-';
      return tiles.flatMap((tile, cell) =>
        tile === '~' ? [[cell - 1, cell + 1, cell - 80, cell + 80].filter(isWater).length] : [],
      );
    });
    expect(pools.length).toBeGreaterThan(200);
    expect(Math.min(...pools)).toBe(1);
  });
});
