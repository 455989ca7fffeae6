import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { loadRaws } from '../../../src/raws';
import { build } from '../../support/builders';
import { sample } from '../../support/deep';
import { draftOf, freshDraft, SEEDS } from '../../support/draft';
import { areaSizes, canSneakPastDragon, inspect } from '../../support/level-rules';

const raws = loadRaws();
const dragon = (clearing: number) => ({ builder: 'dragon-spawner', raw: 'black-dragon', clearing });

describe('the dragon', () => {
  test('lies at the place nearest to the middle that has room for its whole body', () => {
    const draft = draftOf(`
      ###########
      #.....#...#
      #@....#.###
      #...###..##
      #...###...#
      ###########`);
    build(draft, dragon(0));
    expect(draft.spawns).toEqual([{ cell: 1 * 11 + 4, raw: 'black-dragon', explicit: true }]);
  });

  test('lies where the hero can come', () => {
    const draft = draftOf(`
      ###########
      #..#...#..#
      #@.#...#..#
      #..#...#..#
      ###########`);
    build(draft, dragon(0));
    expect(draft.spawns[0]?.cell).toBe(23);
  });

  test('clears everything near it, even behind walls', () => {
    const draft = draftOf(`
      ###########
      #@.....#..#
      #......#..#
      ###########`);
    draft.spawns = [13, 19, 20].map((cell) => ({ cell, raw: 'rations', explicit: false }));
    build(draft, dragon(3));
    expect(draft.spawns.map(({ cell }) => cell)).toEqual([20, 16]);
  });
});

test('the lair opens walls and closes no floor', () => {
  for (const seed of SEEDS) {
    const draft = build(freshDraft(seed, 6), 'bsp-dungeon', 'room-drawer');
    const before = draft.map.tiles.slice();
    build(draft, 'dragons-lair');
    expect(draft.map.tiles[25 * 80 + 40]).toBe('.');
    expect(draft.map.tiles.every((tile, cell) => tile === '.' || before[cell] === tile)).toBe(true);
    expect(draft.rooms).not.toBeNull();
  }
});

test('the fortress has 1600 to 2070 connected cells of floor, most of which the hero can cross unseen', () => {
  const seeds = sample(SEEDS, 4);
  const levels = seeds.map((seed) => buildLevel(raws, seed, 6));
  for (const level of levels) {
    const { tiles } = inspect(raws, 6, level).level;
    const floor = tiles.replace(/[^.<>]/g, '').length;
    expect(floor).toBeGreaterThanOrEqual(1500);
    expect(floor).toBeLessThanOrEqual(2200);
    expect(areaSizes(tiles)).toHaveLength(1);
  }
  const unseen = levels.filter((level) => canSneakPastDragon(inspect(raws, 6, level)));
  expect(unseen.length).toBeGreaterThanOrEqual(seeds.length - 3);
});

describe('the fort behind the caves', () => {
  test('takes the right half and leaves the left half alone', () => {
    const draft = build(freshDraft('fort', 5), 'cellular-automata');
    const before = draft.map.tiles.slice();
    build(draft, 'cave-transition');
    const changed = draft.map.tiles.flatMap((tile, cell) => (tile === before[cell] ? [] : [cell % 80]));
    expect(changed.length).toBeGreaterThan(100);
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(40);
  });

  test('places its people on its own side only', () => {
    const draft = build(freshDraft('fort', 5), 'cellular-automata');
    draft.spawns = [10 * 80 + 39, 10 * 80 + 40].map((cell) => ({ cell, raw: 'rations', explicit: true }));
    build(draft, 'cave-transition');
    expect(draft.spawns.filter(({ explicit }) => explicit).map(({ cell }) => cell)).toEqual([10 * 80 + 39]);
    const own = draft.spawns.filter(({ explicit }) => !explicit);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ cell }) => cell % 80 >= 40)).toBe(true);
  });
});
