import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './change';

/** Recorded files of one kind that are written without comparison. */
export interface Watched {
  kind: string;
  /** Folder in the project. */
  folder: string;
  /** Writes the files. May return tasks that remain for the developer. */
  write(): Promise<void> | string[] | void;
}

/** Writes the files, and returns which of them have changed. */
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
