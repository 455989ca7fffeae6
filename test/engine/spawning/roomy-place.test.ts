import type { Spawn } from '../../../src/engine/level-draft/draft';
import { cleanSpawns } from '../../../src/engine/spawning/clean-up';
import { draftOf } from '../../support/draft';

const WIDTH = 30;
const MAP = `
  ##############################
  #@...........##......#########
  #............##......##..#####
  #>.....................#.#####
  #............##......##..#####
  ##############################`;
const at = (x: number, y: number) => y * WIDTH + x;
const ram = (cell: number, explicit = false): Spawn => ({ cell, raw: 'gore-ram', explicit });
const kept = (...spawns: Spawn[]) => cleanSpawns({ ...draftOf(MAP), spawns });

test('a creature of two cells a side with room to walk stays where it was drawn', () => {
  expect(kept(ram(at(16, 2)))).toEqual([ram(at(16, 2))]);
});

test('where it could hardly walk it is moved to the nearest place where it can', () => {
  const pen = draftOf(`
    ##############################
    #@...........##..######......#
    #............##..######......#
    #>...........................#
    #............##..######......#
    ##############################`);
  const [moved] = cleanSpawns({ ...pen, spawns: [ram(at(15, 1))] });
  expect(moved?.cell).toBe(at(11, 1));
});

test('where no such place is near it is left out', () => {
  const narrow = draftOf(`
    ##############################
    #@.........................###
    #>#######################..###
    ########################...###
    #######################..#####
    ##############################`);
  expect(cleanSpawns({ ...narrow, spawns: [ram(at(25, 1))] })).toEqual([]);
});

test('what was placed by hand stays, and so does what takes one cell', () => {
  const spawns = [ram(at(23, 2), true), { cell: at(20, 3), raw: 'rat', explicit: false }];
  expect(kept(...spawns)).toEqual(spawns);
});
