import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { jsonOf } from '../../src/discord/api/data-file';
import type { Store } from '../../src/storage';
import { UsageError } from '../lib/command-line';

/**
 * Writes all that `/privacy` exports of a player, as JSON, to a new file that its owner alone may read; to standard
 * output without one. Resolves with how many items that are. Throws a `UsageError` where there are none, and where the
 * file is there already or cannot be written.
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
