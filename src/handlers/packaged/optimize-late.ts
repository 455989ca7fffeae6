import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8's last and dearest compiler wait longer than it would before it takes a function, sixteen times as long on
 * Node 24, four times on those before it, which have no compiler in between. Most environments answer few clicks, and
 * the compilers before it make code about as fast. For after the first answer: the modules of Node that are read with
 * the flag set are compiled anew, and so would our code be.
 */
export function optimizeLate(): void {
  const isDeployed = Number.parseInt(process.versions.node, 10) >= 24;
  setFlagsFromString(isDeployed ? '--invocation-count-for-turbofan=48000' : '--interrupt-budget=270336');
}
