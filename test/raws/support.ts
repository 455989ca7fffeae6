import { rulesDigest } from '../../scripts/accept/rules-digest';
import { checkParsed } from '../../src/raws/check/check';
import { FILES, type RawFiles } from '../../src/raws/files';
import type { Kind, Parsed } from '../../src/raws/kinds';
import { RawsError } from '../../src/raws/problem';
import { readFiles, readKinds } from '../../src/raws/read';

/** Copy of the repository's files that a test may change. */
function copyOfFiles(): Parsed {
  return structuredClone(FILES) as Parsed;
}

/** Files of the repository, each copied at its first use, so that a test may change it. */
function copyOnAccess() {
  const copies: Partial<Parsed> = {};
  const copy = (kind: Kind) => (copies[kind] ??= structuredClone(FILES[kind]) as never);
  return { copies, files: new Proxy(FILES, { get: (_, kind) => copy(kind as Kind) }) as unknown as Parsed };
}

/** All files, parsed once. A test parses only the files that it changes. */
const parsedFiles = readFiles(FILES);

/** Complaints of the check after a change of the files, without the heading. Empty if the check accepts the change. */
export function complaints(change: (files: Parsed) => void): string[] {
  const { files, copies } = copyOnAccess();
  change(files);
  try {
    checkParsed({ ...parsedFiles, ...readKinds(copies as RawFiles, Object.keys(copies) as Kind[]) });
    return [];
  } catch (error) {
    if (!(error instanceof RawsError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

/** Digest of the raws after a change of the files. */
export function digestAfter(change: (files: Parsed) => void): string {
  const files = copyOfFiles();
  change(files);
  return rulesDigest(files);
}

/** Change of the files, and the start of the complaint that the check then makes. */
export type Case = [what: string, change: (files: Parsed) => void, line: string];

/** Sets a field to a value of any type, even one that the schema forbids. */
export function spoil(target: object, key: string, value: unknown): void {
  (target as Record<string, unknown>)[key] = value;
}

/** Row with the given id. Throws if there is none. */
export function row<T extends { id: string }>(rows: readonly T[], id: string): T {
  const found = rows.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
}
