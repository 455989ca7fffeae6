import { setFlagsFromString } from 'node:v8';

/**
 * For Node 24: Maglev takes a function, and a loop that is running, after ten times as many calls and rounds as it
 * would, TurboFan after 130 times as many, and what Maglev makes of it holds no copies of the functions it calls and of
 * first rounds of its loops.
 */
const LATE_AND_PLAIN = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=400000',
  '--no-maglev-inlining',
  '--no-maglev-loop-peeling',
];

/** For those before it, which have no Maglev: TurboFan waits four times as long. */
const LATE = ['--interrupt-budget=270336'];

/**
 * Has V8 optimize less, and later: most environments answer few clicks, of which its compilers took a third. For when
 * all modules are read: those of Node that are read with the flags set are compiled anew, and so would our code be.
 */
export function optimizeLate(): void {
  const isDeployed = Number.parseInt(process.versions.node, 10) >= 24;
  for (const flag of isDeployed ? LATE_AND_PLAIN : LATE) setFlagsFromString(flag);
}
