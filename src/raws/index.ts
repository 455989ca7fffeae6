import type { Raws } from '../engine/schema/raws';
import { FILES } from './files';
import { resolveRaws } from './resolve';

let loaded: Raws | null = null;

/** The raws of this repository, checked, resolved, deep-frozen, and read once a process. */
export function loadRaws(): Raws {
  loaded ??= resolveRaws(FILES);
  return loaded;
}
