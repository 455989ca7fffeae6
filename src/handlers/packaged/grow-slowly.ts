import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 collect garbage as soon as the heap has doubled. By default V8 lets a small heap grow to four times the
 * memory in use (docs/performance.md, Memory). Must be called after all modules are loaded, because most of their
 * memory remains in use.
 */
export function growSlowly(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
