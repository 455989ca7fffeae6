import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { checkFiles } from './check/check';
import { FILES } from './files';

let loaded: Raws | null = null;

/** Throws a `RawsError` with all problems. Caches the frozen result. */
export function loadRaws(): Raws {
  loaded ??= assemble(checkFiles(FILES));
  return loaded;
}
