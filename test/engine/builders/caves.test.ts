import { isWalkable } from '../../../src/engine/vocabulary/tile';
import { build, floorOf } from '../../support/builders';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';

describe('cellular automata', () => {
  test('as a modifier opens rock at the edge of halls, fills cells without rock near, and leaves stairs alone', () => {
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
  test('with fearful symmetry mirrors everything that it digs', () => {
    const { tiles } = build(freshDraft('mirror'), { builder: 'drunkards-walk', preset: 'fearful-symmetry' }).map;
    const at = (x: number, y: number) => tiles[y * 80 + x];
    const uneven = tiles.filter((tile, cell) => {
      const [x, y] = [cell % 80, Math.floor(cell / 80)];
      return tile === '.' && at(80 - x, y) !== '.' && at(x, 50 - y) !== '.';
    });
    expect(uneven).toEqual([]);
  });

  test('as a modifier leaves stairs alone', () => {
    const draft = freshDraft('stairs');
    draft.map.tiles[25 * 80 + 41] = '>';
    build(draft, { builder: 'drunkards-walk', preset: 'open-area' });
    expect(draft.map.tiles[25 * 80 + 41]).toBe('>');
  });
});

test('a maze is a tree: every cell of its grid is open, with one opening fewer than cells', () => {
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

  test('makes a pool of every rock with exactly two rocks beside it', () => {
    const draft = draftOf(`
      ##########
      #........#
      #..##.#..#
      #..#..#..#
      #........#
      ##########`);
    build(draft, 'cave-decorator');
    expect(drawn(draft)[2]?.[3]).toBe('~');
    expect([drawn(draft)[2]?.[4], drawn(draft)[3]?.[3]]).not.toContain('~');
  });

  test('leaves every walkable cell walkable', () => {
    for (const seed of SEEDS) {
      const draft = build(freshDraft(seed, 3), { builder: 'drunkards-walk', preset: 'winding-passages' });
      const before = [...draft.map.tiles];
      build(draft, 'cave-decorator');
      expect(before.every((tile, cell) => tile !== '.' || isWalkable(draft.map.tiles[cell]))).toBe(true);
    }
  });

  test('leaves cells of prefabs alone', () => {
    const draft = build(freshDraft('drawn', 9), 'prefab-level');
    const drawing = [...draft.drawn].map((cell) => draft.map.tiles[cell]);
    build(draft, 'cave-decorator');
    expect([...draft.drawn].map((cell) => draft.map.tiles[cell])).toEqual(drawing);
  });
});
