import type { Spawn } from '../../../src/engine/level-draft/draft';
import { cleanSpawns } from '../../../src/engine/spawning/clean-up';
import { draftOf } from '../../support/draft';

const MAP = `
  ##############
  #@..........>#
  #..<.........#
  ##############`;
const at = (x: number, y: number) => y * 14 + x;
const drawn = (raw: string, cell: number): Spawn => ({ cell, raw, explicit: false });
const placed = (raw: string, cell: number): Spawn => ({ cell, raw, explicit: true });
const kept = (...spawns: Spawn[]) => cleanSpawns({ ...draftOf(MAP), spawns });

test('nothing is left inside walls', () => {
  expect(kept(drawn('rations', at(0, 0)), placed('rat', at(5, 0)))).toEqual([]);
});

test('nothing is left on stairs', () => {
  expect(kept(drawn('rations', at(12, 1)), placed('bear-trap', at(3, 2)))).toEqual([]);
});

test('creatures keep four cells away from the start', () => {
  expect(kept(drawn('rat', at(5, 1)), drawn('rat', at(6, 1)))).toEqual([drawn('rat', at(6, 1))]);
});

test('large creatures keep away with all of their cells, and off the stairs', () => {
  const hall = Array.from({ length: 14 }, () => '#..........#').join('\n');
  const roomy = draftOf(`
    ############
    #.........@#
    #..........#
    #>.........#
    ${hall}
    ############`);
  const keptAt = (x: number, y: number) =>
    cleanSpawns({ ...roomy, spawns: [drawn('gore-ram', 12 * y + x)] }).length === 1;
  expect([keptAt(5, 1), keptAt(4, 1)]).toEqual([false, true]);
  expect([keptAt(1, 2), keptAt(2, 2)]).toEqual([false, true]);
});

test('things may lie close to the start', () => {
  expect(kept(drawn('rations', at(2, 1)))).toHaveLength(1);
});

test('creatures placed by hand may be close to the start, but not on it', () => {
  expect(kept(placed('barkeep', at(2, 1)), placed('mom', at(1, 1)))).toEqual([placed('barkeep', at(2, 1))]);
});

test('one creature and one thing may share a cell, but not two of either', () => {
  const cell = at(8, 2);
  const spawns = [drawn('rat', cell), drawn('rations', cell), drawn('bat', cell), drawn('bear-trap', cell)];
  expect(kept(...spawns)).toEqual(spawns.slice(0, 2));
});

test('things placed by hand take precedence over drawn ones; the order stays', () => {
  const cell = at(8, 2);
  const spawns = [drawn('rat', cell), drawn('rations', at(9, 2)), placed('goblin', cell)];
  expect(kept(...spawns)).toEqual(spawns.slice(1));
});

test.each(['door', 'hidden-door'])('no creature stands in a %s', (door) => {
  const spawns = [drawn('rat', at(8, 2)), placed(door, at(8, 2)), placed('rat', at(8, 2))];
  expect(kept(...spawns)).toEqual([placed(door, at(8, 2))]);
});
