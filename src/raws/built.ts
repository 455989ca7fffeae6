import type { Raws } from '../engine/schema/raws';
import { assemble } from './assemble';
import { FILES } from './files';
import type { Parsed } from './kinds';

let loaded: Raws | null = null;

/** Trusts the checks of the build, so bundles need no schemas. */
export function loadBuiltRaws(): Raws {
  loaded ??= assemble(FILES as Parsed);
  return loaded;
}
