import { setFlagsFromString } from 'node:v8';

/** V8 flags for Node 24: Maglev waits for ten times the default number of calls, TurboFan for 130 times. */
const LATE_AND_PLAIN = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=400000',
  '--no-maglev-inlining',
  '--no-maglev-loop-peeling',
];

const LATE = ['--interrupt-budget=270336'];

/**
 * Makes V8 optimize less. Callers must load all modules first, because V8 recompiles modules after a change of flags.
 */
export function optimizeLate(): void {
  const isDeployed = Number.parseInt(process.versions.node, 10) >= 24;
  for (const flag of isDeployed ? LATE_AND_PLAIN : LATE) setFlagsFromString(flag);
}
