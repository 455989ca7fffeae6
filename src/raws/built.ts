import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { FILES } from './files';
import type { Parsed } from './kinds';

let loaded: Raws | null = null;

/**
 * Returns the raws of this repository without checking them. The build has checked the files of a deployed bundle, and
 * a check would take most of the load time. A bundle that imports only this function contains no schemas. Later calls
 * return the same object.
 */
export function loadBuiltRaws(): Raws {
  loaded ??= assemble(FILES as Parsed);
  return loaded;
}
