import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { FILES } from './files';
import type { Parsed } from './kinds';

let loaded: Raws | null = null;

/**
 * Like `loadRaws`, but takes the files as checked: for a deployed bundle, whose build has checked them once. Checking
 * takes most of the load time, and the schemas are not part of a bundle that imports only this.
 */
export function loadBuiltRaws(): Raws {
  loaded ??= assemble(FILES as Parsed);
  return loaded;
}
