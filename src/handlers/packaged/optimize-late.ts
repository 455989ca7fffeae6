import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags for Node 24. The compiler Maglev waits for ten times the default number of calls, and the compiler TurboFan
 * for 130 times. Maglev does not inline functions or peel loops.
 */
const LATE_AND_PLAIN = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=400000',
  '--no-maglev-inlining',
  '--no-maglev-loop-peeling',
];

/**
 * V8 flags for versions of Node before 24, which do not use Maglev. TurboFan waits four times as long as by default.
 */
const LATE = ['--interrupt-budget=270336'];

/**
 * Makes V8 optimize less code, and later. Most processes answer only a few clicks, and V8 spent a third of their time
 * on optimizing. Must be called after all modules are loaded, because V8 compiles modules again after a change of
 * flags.
 */
export function optimizeLate(): void {
  const isDeployed = Number.parseInt(process.versions.node, 10) >= 24;
  for (const flag of isDeployed ? LATE_AND_PLAIN : LATE) setFlagsFromString(flag);
}
