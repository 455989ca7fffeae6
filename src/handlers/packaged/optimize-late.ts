import { setFlagsFromString } from 'node:v8';

/** Multiplies the calls before Maglev by 10, and before TurboFan by 130. */
const LATE_AND_PLAIN = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=400000',
  '--no-maglev-inlining',
  '--no-maglev-loop-peeling',
];

const LATE = ['--interrupt-budget=270336'];

/** Makes V8 optimize less. Callers must load all modules first. */
export function optimizeLate(): void {
  const isDeployed = Number.parseInt(process.versions.node, 10) >= 24;
  for (const flag of isDeployed ? LATE_AND_PLAIN : LATE) setFlagsFromString(flag);
}
