import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 collect garbage once the heap is twice what was in use, where a small heap may grow to four times that
 * (docs/performance.md, Memory). For when all modules are read: most of what these need stays.
 */
export function growSlowly(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
