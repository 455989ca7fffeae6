import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { checkFiles } from './check/check';
import { FILES } from './files';

let loaded: Raws | null = null;

/**
 * Returns the raws of this repository, checked and deeply frozen. Throws a `RawsError` that lists all problems. Later
 * calls return the same object.
 */
export function loadRaws(): Raws {
  loaded ??= assemble(checkFiles(FILES));
  return loaded;
}
