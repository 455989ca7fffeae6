import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import type { Spawn } from '../../../src/engine/level-draft/draft';
import { clearView } from '../../../src/engine/spawning/clear-view';
import { rawsFor } from '../../../src/engine/state/campaign';
import { loadRaws } from '../../../src/raws';
import { sample } from '../../support/deep';
import { draftOf, SEEDS } from '../../support/draft';

const MAP = `
  ################
  #@.......#.....#
  #........#.....#
  #..............#
  ################`;
const at = (x: number, y: number) => y * 16 + x;
const drawn = (raw: string, cell: number): Spawn => ({ cell, raw, explicit: false });
const placed = (raw: string, cell: number): Spawn => ({ cell, raw, explicit: true });
const cleared = (...spawns: Spawn[]) => clearView({ ...draftOf(MAP), spawns });

test.each([drawn, placed])('an enemy that would see the hero arrive moves out of sight', (spawn) => {
  expect(cleared(spawn('goblin', at(7, 1)))).toEqual([spawn('goblin', at(10, 3))]);
});

test('a large enemy moves with its whole body out of sight', () => {
  const [ram] = cleared(placed('gore-ram', at(6, 1)));
  expect(ram!.cell % 16).toBeGreaterThan(9);
});

test('an enemy behind a door stays', () => {
  const rooms = draftOf(`
    ################
    #@..#..........#
    #..............#
    #...#..........#
    ################`);
  const watched = [placed('goblin', at(6, 2))];
  expect(clearView({ ...rooms, spawns: watched })).not.toEqual(watched);
  const hidden = [placed('door', at(4, 2)), ...watched];
  expect(clearView({ ...rooms, spawns: hidden })).toEqual(hidden);
});

test('enemies out of sight, harmless creatures and wary ones stay', () => {
  const spawns = [drawn('goblin', at(11, 2)), placed('barkeep', at(3, 1)), drawn('deer', at(7, 1))];
  expect(cleared(...spawns)).toEqual(spawns);
});

test('two enemies do not move to the same cell', () => {
  const cells = cleared(placed('goblin', at(7, 1)), placed('goblin', at(7, 2))).map(({ cell }) => cell);
  expect(new Set(cells).size).toBe(2);
});

test('an enemy is left out if every cell is in sight', () => {
  const hall = draftOf(`
    ##########
    #@.......#
    ##########`);
  expect(clearView({ ...hall, spawns: [placed('goblin', 15)] })).toEqual([]);
});

test('the goblins of the last post stand out of sight of the arrival, and none is lost', () => {
  const raws = rawsFor(loadRaws(), { campaign: 'amulet' });
  for (const seed of sample(SEEDS, 3)) {
    const level = buildLevel(raws, seed, 7);
    const near = level.spawns.filter(
      ({ raw, cell }) =>
        raw === 'goblin' && Math.hypot((cell % 80) - level.start.x, (cell - (cell % 80)) / 80 - level.start.y) <= 4,
    );
    expect(near).toEqual([]);
    expect(level.spawns.filter(({ raw }) => raw === 'goblin').length).toBeGreaterThanOrEqual(3);
  }
});
