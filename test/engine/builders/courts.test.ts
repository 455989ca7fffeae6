import type { Draft } from '../../../src/engine/level-draft/draft';
import { build } from '../../support/builders';
import { sample } from '../../support/deep';
import { draftOf, drawn, freshDraft, SEEDS } from '../../support/draft';
import { areaSizes } from '../../support/level-rules';

const step = (halls: number, courts: number) => ({ builder: 'courts', halls, courts, lamp: 'moonflower' });

const roomAt = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2 });

describe('halls', () => {
  const rooms = [roomAt(1, 1, 5, 7), roomAt(6, 1, 11, 7)];
  const pair = (): Draft => {
    const draft = draftOf(`
      ############
      #....#.....#
      #....#.....#
      #....#.....#
      #@.........#
      #....#.....#
      #....#.....#
      ############`);
    draft.rooms = rooms;
    return draft;
  };

  test('are two rooms joined into one, with pillars in place of the wall', () => {
    expect(drawn(build(pair(), step(1, 0))).map((row) => row[5])).toEqual(['#', '.', '#', '.', '.', '#', '.', '#']);
  });

  test('are not made of rooms that would form a corridor', () => {
    const draft = draftOf(`
      ##################
      #@......#........#
      #.......#........#
      #................#
      #.......#........#
      ##################`);
    draft.rooms = [roomAt(1, 1, 8, 5), roomAt(9, 1, 17, 5)];
    const before = drawn(draft);
    expect(drawn(build(draft, step(1, 0)))).toEqual(before);
  });
});

describe('a court', () => {
  const court = (): Draft => {
    const draft = draftOf(`
      ############
      #..........#
      #..........#
      #..........#
      #@.........#
      #..........#
      #..........#
      #..........#
      ############`);
    draft.rooms = [roomAt(1, 1, 11, 8)];
    return build(draft, step(0, 1));
  };

  test('is a garden inside a colonnade, with a free path around it', () => {
    expect(drawn(court())).toEqual([
      '############',
      '#..........#',
      '#.#..#...#.#',
      '#..""""""..#',
      '#@.""""""..#',
      '#..""""""..#',
      '#.#..#...#.#',
      '#..........#',
      '############',
    ]);
  });

  test('has a lamp in each corner of the garden', () => {
    const draft = court();
    const at = draft.spawns.map(({ cell, raw }) => [raw, cell % 12, Math.floor(cell / 12)]);
    expect(at).toEqual([3, 8].flatMap((x) => [3, 5].map((y) => ['moonflower', x, y])));
  });

  test('holds no vault', () => {
    const draft = court();
    expect(draft.drawn.has(4 * 12 + 5)).toBe(true);
  });
});

test('halls and courts cut nothing off', () => {
  for (const seed of sample(SEEDS, 5)) {
    const { map } = build(freshDraft(seed), 'bsp-interior', step(6, 4));
    expect(areaSizes(map.tiles.join(''))).toHaveLength(1);
  }
});
