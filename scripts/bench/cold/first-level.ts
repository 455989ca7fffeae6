import { buildLevel } from '../../../src/engine';
import { loadBuiltRaws } from '../../../src/raws/built';
import { cpuTimed } from '../line';

/** Returns the CPU time for building the level of a depth from a seed, in milliseconds. */
export function firstLevel(depth: number, seed: string): number {
  const raws = loadBuiltRaws();
  return cpuTimed(() => void buildLevel(raws, seed, depth));
}
