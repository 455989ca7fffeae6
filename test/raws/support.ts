import { rulesDigest } from '../../scripts/accept/rules-digest';
import { checkParsed } from '../../src/raws/check/check';
import { FILES, type RawFiles } from '../../src/raws/files';
import type { Kind, Parsed } from '../../src/raws/kinds';
import { RawsError } from '../../src/raws/problem';
import { readFiles, readKinds } from '../../src/raws/read';

/** A copy of the files of this repository, free to be spoilt. */
function copyOfFiles(): Parsed {
  return structuredClone(FILES) as Parsed;
}

/** The files of this repository, of which those that are looked at are copies, free to be spoilt. */
function copyOnAccess() {
  const copies: Partial<Parsed> = {};
  const copy = (kind: Kind) => (copies[kind] ??= structuredClone(FILES[kind]) as never);
  return { copies, files: new Proxy(FILES, { get: (_, kind) => copy(kind as Kind) }) as unknown as Parsed };
}

/** All of them parsed: those that are not changed need not be parsed again. */
const parsedFiles = readFiles(FILES);

/** What the check says of the files after a change, the heading left out; empty when it is content. */
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

/** The digest the raws have after a change. */
export function digestAfter(change: (files: Parsed) => void): string {
  const files = copyOfFiles();
  change(files);
  return rulesDigest(files);
}

/** A change of the files, and the start of what the check then says. */
export type Case = [what: string, change: (files: Parsed) => void, line: string];

/** Sets a value whose type the schema would not allow. */
export function spoil(target: object, key: string, value: unknown): void {
  (target as Record<string, unknown>)[key] = value;
}

/** The row of an id. Throws when there is none. */
export function row<T extends { id: string }>(rows: readonly T[], id: string): T {
  const found = rows.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
}
