import { buildLevel } from '../../../src/engine';
import { loadBuiltRaws } from '../../../src/raws/built';
import { cpuTimed } from '../line';

/** Returns milliseconds of CPU time. */
export function firstLevel(depth: number, seed: string): number {
  const raws = loadBuiltRaws();
  return cpuTimed(() => void buildLevel(raws, seed, depth));
}
