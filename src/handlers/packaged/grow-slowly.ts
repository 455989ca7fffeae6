import { setFlagsFromString } from 'node:v8';

/** Collects garbage when the heap has doubled. Callers must load all modules first. */
export function growSlowly(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
