import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { checkFiles } from './check/check';
import { FILES } from './files';

let loaded: Raws | null = null;

/**
 * Loads the raws of this repository: checked, resolved, deep-frozen, and read once a process. Throws a `RawsError` that
 * lists all their problems.
 */
export function loadRaws(): Raws {
  loaded ??= assemble(checkFiles(FILES));
  return loaded;
}
