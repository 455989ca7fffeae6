import type { Spawn } from '../../../src/engine/level-draft/draft';
import { cleanSpawns } from '../../../src/engine/spawning/clean-up';
import { draftOf } from '../../support/draft';

const WIDTH = 40;
const at = (x: number, y: number) => y * WIDTH + x;
const ram = (cell: number, explicit = false): Spawn => ({ cell, raw: 'gore-ram', explicit });

/** Map with a pen of eight by two cells in the west and a hall in the east, joined by a corridor of one cell. */
const map = (hall: number): string =>
  [
    '#'.repeat(WIDTH),
    `#@.......###${'.'.repeat(hall)}${'#'.repeat(28 - hall)}`,
    `#.>.........${'.'.repeat(hall)}${'#'.repeat(28 - hall)}`,
    ...Array.from({ length: 8 }, () => `############${'.'.repeat(hall)}${'#'.repeat(28 - hall)}`),
    '#'.repeat(WIDTH),
  ].join('\n');
const kept = (hall: number, ...spawns: Spawn[]) => cleanSpawns({ ...draftOf(map(hall)), spawns });

test('a creature of two cells a side stays if it can reach 150 cells', () => {
  expect(kept(15, ram(at(16, 4)))).toEqual([ram(at(16, 4))]);
});

test('otherwise it moves to the nearest place from which it can', () => {
  expect(kept(15, ram(at(7, 1)))).toEqual([ram(at(12, 1))]);
});

test('a door bars the path of a large creature', () => {
  const door = (x: number, y: number): Spawn => ({ cell: at(x, y), raw: 'door', explicit: true });
  const doors = Array.from({ length: 10 }, (_, row) => door(20, row + 1));
  expect(kept(15, ram(at(16, 4)), ...doors)).toEqual(doors);
});

test('a large creature is left out if no place is wide enough', () => {
  expect(kept(14, ram(at(16, 4)))).toEqual([]);
});

test('creatures placed by hand stay, and so do creatures of one cell', () => {
  const spawns = [ram(at(4, 1), true), { cell: at(8, 2), raw: 'rat', explicit: false }];
  expect(kept(14, ...spawns)).toEqual(spawns);
});
