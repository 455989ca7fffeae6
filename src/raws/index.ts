import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { checkFiles } from './check/check';
import { FILES } from './files';

let loaded: Raws | null = null;

/** Throws a `RawsError` that lists all problems; later calls return the same frozen object. */
export function loadRaws(): Raws {
  loaded ??= assemble(checkFiles(FILES));
  return loaded;
}
