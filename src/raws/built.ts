import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { FILES } from './files';
import type { Parsed } from './kinds';

let loaded: Raws | null = null;

/**
 * Loads the raws like `loadRaws`, but without checking the files, because the build of a deployed bundle has checked
 * them. Checking takes most of the load time. A bundle that imports only this function contains no schemas.
 */
export function loadBuiltRaws(): Raws {
  loaded ??= assemble(FILES as Parsed);
  return loaded;
}
