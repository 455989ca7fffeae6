import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags for Node 24. Maglev compiles a function or a running loop only after ten times the default calls or rounds.
 * TurboFan waits 130 times as long. Maglev's code contains no inlined functions and no peeled loop rounds.
 */
const LATE_AND_PLAIN = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=400000',
  '--no-maglev-inlining',
  '--no-maglev-loop-peeling',
];

/** V8 flags for Node before 24, which has no Maglev. TurboFan waits four times as long. */
const LATE = ['--interrupt-budget=270336'];

/**
 * Makes V8 optimize less and later. Most processes answer few clicks, and V8's compilers took a third of the time of
 * such a process. Call it after all modules are loaded. Otherwise V8 compiles each module anew, because its flags have
 * changed.
 */
export function optimizeLate(): void {
  const isDeployed = Number.parseInt(process.versions.node, 10) >= 24;
  for (const flag of isDeployed ? LATE_AND_PLAIN : LATE) setFlagsFromString(flag);
}
