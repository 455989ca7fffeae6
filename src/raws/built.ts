import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { FILES } from './files';
import type { Parsed } from './kinds';

let loaded: Raws | null = null;

/**
 * As `loadRaws`, but of files taken as checked: for a deployed bundle, whose build has loaded them once. Checking takes
 * most of the time loading does, and the schemas are no part of a bundle that only imports this.
 */
export function loadBuiltRaws(): Raws {
  loaded ??= assemble(FILES as Parsed);
  return loaded;
}
