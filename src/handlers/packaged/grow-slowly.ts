import { setFlagsFromString } from 'node:v8';

/** Makes V8 collect garbage as soon as the heap has doubled. Callers must load all modules first. */
export function growSlowly(): void {
  setFlagsFromString('--heap-growing-percent=100');
}
