import { buildLevel } from '../../../src/engine';
import { loadBuiltRaws } from '../../../src/raws/built';
import { cpuTimed } from '../line';

// A fresh process that builds the level of a depth for a seed, and prints the CPU time of that in milliseconds.
const [, , depth, seed] = process.argv as string[];
const raws = loadBuiltRaws();
console.log(cpuTimed(() => void buildLevel(raws, seed ?? '', Number(depth))));
