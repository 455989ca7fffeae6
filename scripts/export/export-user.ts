import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { jsonOf } from '../../src/discord/api/data-file';
import type { Store } from '../../src/storage';
import { UsageError } from '../lib/command-line';

/**
 * Writes everything that `/privacy` exports about a player, as JSON, to a new file that only its owner can read.
 * Without a file, writes to standard output. Resolves with the number of items. Rejects with a `UsageError` if there
 * are no items, or if the file exists or cannot be written.
 */
export async function exportUser(store: Store, user: string, file: string | null): Promise<number> {
  const items = await store.exportUser(user, null, Date.now());
  if (items.length === 0) throw new UsageError(`Nothing is stored about ${user} in this table.`);
  if (file === null) await pipeline(jsonOf(items), process.stdout, { end: false });
  else await writeNew(file, jsonOf(items));
  return items.length;
}

async function writeNew(file: string, json: Iterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(json, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
