import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { FILES } from './files';
import type { Parsed } from './kinds';

let loaded: Raws | null = null;

/**
 * Returns unchecked raws, because the build has checked the bundle's files; later calls return the same object. A
 * bundle that imports only this function contains no schemas.
 */
export function loadBuiltRaws(): Raws {
  loaded ??= assemble(FILES as Parsed);
  return loaded;
}
