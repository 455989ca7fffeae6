import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage once the heap has doubled. By default a small heap may grow to four times the memory in use
 * (docs/performance.md, Memory). Call it after all modules are loaded, because most of their memory stays in use.
 */
export function growSlowly(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
