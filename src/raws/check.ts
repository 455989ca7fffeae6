import type { RawFiles } from './files';
import type { Parsed } from './kinds';
import { RawsError } from './problem';
import { readFiles } from './read';
import { checkReferences } from './references';
import { checkSprites } from './sprite-references';
import { checkUnique } from './unique';

/** Checks everything about the files: shape first; then ids and references. Throws a `RawsError` that lists what is wrong. */
export function checkFiles(files: RawFiles): Parsed {
  const parsed = readFiles(files);
  const problems = [...checkUnique(parsed), ...checkReferences(parsed), ...checkSprites(parsed)];
  if (problems.length > 0) throw new RawsError(problems);
  return parsed;
}
