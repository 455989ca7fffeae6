import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OpenSqlite } from '../../storage';
import type { dataFiles } from './data-files';

type Files = ReturnType<typeof dataFiles>;

const DAY_MS = 86_400_000;

const NAME = /^wyrmdeep-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite(\.new|\.damaged)?$/;

const nameOf = (at: number): string => `wyrmdeep-${new Date(at).toISOString().replaceAll(':', '-')}.sqlite`;

function timeOf(name: string): number | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}${hours}:${minutes}:${seconds}`);
}

/** Returns the copy's path. Throws if the copy is damaged. `now` is in milliseconds. */
export function makeBackup({ database, backups }: Files, open: OpenSqlite, now: number): string {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const file = join(backups, nameOf(now));
  const unfinished = `${file}.new`;
  rmSync(unfinished, { force: true });
  try {
    copyDatabase(database, unfinished, open);
    markBackup(unfinished, open, now);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  renameDurably(unfinished, file);
  return file;
}

function copyDatabase(from: string, to: string, open: OpenSqlite): void {
  const connection = open(from);
  try {
    // The copy inherits `secure_delete`. Otherwise, free pages would keep erased content.
    connection.exec(
      `PRAGMA busy_timeout = 10000; PRAGMA secure_delete = ON; VACUUM INTO '${to.replaceAll("'", "''")}'`,
    );
  } finally {
    connection.close();
  }
}

function markBackup(file: string, open: OpenSqlite, now: number): void {
  const connection = open(file);
  try {
    const [result] = connection.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (result?.integrity_check !== 'ok') throw new Error(`The copy is damaged: ${result?.integrity_check}`);
    connection.exec('CREATE TABLE backup (made_at INTEGER NOT NULL)');
    connection.prepare('INSERT INTO backup (made_at) VALUES (?)').run(now);
  } finally {
    connection.close();
  }
}

/** Returns when the file and the new name are on disk. */
export function renameDurably(from: string, to: string): void {
  synchronize(from);
  renameSync(from, to);
  synchronize(dirname(to));
}

function synchronize(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Returns the new path. `now` is in milliseconds since 1970. */
export function moveDamaged({ database, backups }: Files, now: number): string {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const file = `${join(backups, nameOf(now))}.damaged`;
  renameDurably(database, file);
  return file;
}

/** Returns the number of deleted backups; `now` is in milliseconds since 1970. */
export function deleteOldBackups(folder: string, days: number, now: number): number {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const old = readdirSync(folder).filter((name) => (timeOf(name) ?? now) < now - days * DAY_MS);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old.length;
}
