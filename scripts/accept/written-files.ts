import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change';

/** A kind of recorded files that are written without a comparison before. */
export interface Watched {
  kind: string;
  /** Folder in the project. */
  folder: string;
  /** Writes them. May return what is left to do. */
  write(): Promise<void> | string[] | void;
}

/** Lets files of a folder of the project at `root` be written. Returns which of them are others afterwards. */
export async function watchFolder(root: string, { kind, folder, write }: Watched): Promise<Change> {
  const before = contentsOf(join(root, folder));
  const tasks = (await write()) ?? [];
  const after = contentsOf(join(root, folder));
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const lines = names.map((name) => `${folder}/${name} is ${before.has(name) ? 'another' : 'new'}`);
  return { kind, changed: names.length, lines, tasks };
}

/** The digest of each file by its name. */
const contentsOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );
