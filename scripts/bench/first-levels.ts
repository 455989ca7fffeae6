import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFileOf } from '../../src/handlers/packaged/load-code';
import { WRAPPED } from '../build';
import { bundleScript } from '../lib/bundle';
import { type Line, line } from './line';

const ROUNDS = { quick: 3, full: 11 } as const;
const DEPTHS = [1, 2, 7] as const;

/** Budget in milliseconds for a player's first level, built with a code cache as in functions. */
const LIMIT = 15;

/** Measures the CPU time of the first level that a fresh process builds, with and without a code cache. */
export async function firstLevels(quick: boolean): Promise<Line[]> {
  const program = await bundleScript(join(__dirname, 'cold/first-level-process.ts'));
  const code = await bundleScript(join(__dirname, 'cold/first-level.ts'), { ...WRAPPED, sourcemap: false });
  const build = (depth: number, seed: string, ...more: string[]): number =>
    Number(execFileSync(process.execPath, [program, code, String(depth), seed, ...more], { encoding: 'utf8' }));
  const rounds = Array.from({ length: ROUNDS[quick ? 'quick' : 'full'] }, (_, round) => `bench ${round}`);
  return DEPTHS.flatMap((depth) => {
    const about = (name: string) =>
      ({ suite: 'levels', name: `${depth}, first of a process${name}`, unit: 'ms' }) as const;
    rmSync(cacheFileOf(code), { force: true });
    const plain = rounds.map((seed) => build(depth, seed));
    build(depth, 'kept', 'keep');
    const cached = rounds.map((seed) => build(depth, seed));
    return [
      line(about(', code cache accepted'), cached, depth === 1 ? { median: LIMIT } : {}),
      line(about(', without'), plain),
    ];
  });
}
