import { clearHazards } from '../../../src/engine/spawning/clear-hazards';
import { clearWays } from '../../../src/engine/spawning/clear-ways';
import { draftOf } from '../../support/draft';

const WIDTH = 20;
const at = (x: number, y: number) => y * WIDTH + x;
/** Cells of the traps after `clearWays` has moved them. `traps` are their cells before. */
function cleared(map: string, traps: readonly number[], cleared: readonly number[] = []): number[] {
  const spawns = traps.map((cell) => ({ cell, raw: 'bear-trap', explicit: false }));
  const draft = { ...draftOf(map), spawns, cleared: new Set(cleared) };
  return clearWays(draft).map(({ cell }) => cell);
}

const TWO_ROOMS = `
  ####################
  #......#####.......#
  #@...............>.#
  #......#####.......#
  ####################`;

test('a hidden trap on the only way moves to the nearest cell where it cuts nothing', () => {
  expect(cleared(TWO_ROOMS, [at(8, 2)])).toEqual([at(6, 2)]);
});

test('a trap in the open stays', () => {
  expect(cleared(TWO_ROOMS, [at(4, 1), at(14, 3)])).toEqual([at(4, 1), at(14, 3)]);
});

test('a row of traps across a room leaves a gap', () => {
  const [first, second, third] = cleared(TWO_ROOMS, [at(4, 1), at(4, 2), at(4, 3)]) as [number, number, number];
  const row = [first, second, third].filter((cell) => cell % WIDTH === 4);
  expect(row).toHaveLength(2);
});

test('a trap may cut off a closet of less than twelve cells, but no larger room', () => {
  const closet = `
    ####################
    #......#...#########
    #@>........#########
    #......#...#########
    ####################`;
  expect(cleared(closet, [at(7, 2)])).toEqual([at(7, 2)]);
  const room = `
    ####################
    #......#....########
    #@>.........########
    #......#....########
    ####################`;
  expect(cleared(room, [at(7, 2)])).not.toEqual([at(7, 2)]);
});

test('no trap cuts off the way down, even in a small room', () => {
  const closet = `
    ####################
    #......#...#########
    #@........>#########
    #......#...#########
    ####################`;
  expect(cleared(closet, [at(7, 2)])).not.toEqual([at(7, 2)]);
});

test('a trap without a free cell near is dropped', () => {
  const passage = `
    ####################
    #@................>#
    ####################`;
  expect(cleared(passage, [at(8, 1)])).toEqual([]);
});

test('a trap does not move to a cleared cell', () => {
  expect(cleared(TWO_ROOMS, [at(8, 2)], [at(6, 2), at(6, 1), at(6, 3)])).toEqual([at(5, 2)]);
});

test('a path through a hidden door does not count as a way round a trap', () => {
  const twoWays = `
    ####################
    #......#####.......#
    #@...............>.#
    #......#####.......#
    #....#.#####.#.....#
    #....#.......#.....#
    ####################`;
  const spawns = [
    { cell: at(8, 2), raw: 'hidden-door', explicit: true },
    { cell: at(9, 5), raw: 'bear-trap', explicit: false },
  ];
  const [door, trap] = clearWays({ ...draftOf(twoWays), spawns });
  expect(door).toEqual(spawns[0]);
  expect(trap?.cell).not.toBe(at(9, 5));
  expect(cleared(twoWays, [at(9, 5)])).toEqual([at(9, 5)]);
});

test('a trap in plain sight stays where it is', () => {
  const draft = { ...draftOf(TWO_ROOMS), spawns: [{ cell: at(8, 2), raw: 'watch-fire', explicit: true }] };
  expect(clearWays(draft)).toEqual(draft.spawns);
});

describe('a hazard', () => {
  const HALL = `
    ####################
    #..............#####
    #..............#####
    #..............#####
    #@................>#
    #..............#####
    #..............#####
    #..............#####
    ####################`;
  /** Cells of the firecaps after `clearHazards` has moved them. `caps` are their cells before. */
  const placed = (map: string, caps: readonly number[]): number[] => {
    const spawns = caps.map((cell) => ({ cell, raw: 'firecap', explicit: false }));
    return clearHazards({ ...draftOf(map), spawns }).map(({ cell }) => cell);
  };

  test('stays if a path leads round its range', () => {
    expect(placed(HALL, [at(8, 1)])).toEqual([at(8, 1)]);
  });

  test('moves off the only path to the exit, and away from the arrival', () => {
    const moved = placed(HALL, [at(13, 4), at(2, 4)]);
    expect(moved).toHaveLength(2);
    for (const cell of moved) {
      expect(Math.hypot((cell % WIDTH) - 15, Math.floor(cell / WIDTH) - 4)).toBeGreaterThan(3);
      expect(Math.hypot((cell % WIDTH) - 1, Math.floor(cell / WIDTH) - 4)).toBeGreaterThan(3);
    }
  });

  test('is dropped if every cell near would bar the path', () => {
    const corridor = '####################\n#@................>#\n####################';
    expect(placed(corridor, [at(9, 1)])).toEqual([]);
  });

  test('does not close a path together with another hazard', () => {
    const [one, other] = placed(HALL, [at(8, 1), at(8, 7)]) as [number, number];
    expect([one, other === at(8, 7)]).toEqual([at(8, 1), false]);
  });
});
