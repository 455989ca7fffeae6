import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleScript } from '../lib/bundle';
import { type Line, line } from './line';

/** Fresh processes for each depth. */
const ROUNDS = { quick: 3, full: 11 } as const;
const DEPTHS = [1, 2, 7] as const;

/** CPU time of the first level that a fresh process builds. */
export async function firstLevels(quick: boolean): Promise<Line[]> {
  const program = await bundleScript(join(__dirname, 'cold/first-level.ts'));
  return DEPTHS.map((depth) => {
    const times = Array.from({ length: ROUNDS[quick ? 'quick' : 'full'] }, (_, round) =>
      Number(execFileSync(process.execPath, [program, String(depth), `bench ${round}`], { encoding: 'utf8' })),
    );
    return line({ suite: 'levels', name: `${depth}, first of a process`, unit: 'ms' }, times);
  });
}
