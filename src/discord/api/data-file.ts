import type { DiscordCaller } from './users';

/**
 * Maximum size in bytes of an uncompressed JSON file. Phones show files of this size, and Lambda limits a whole
 * response to 6 MB in base64.
 */
const PLAIN_BYTES = 1_000_000;

const MIB = 2 ** 20;
/** Maximum size of a file in bytes if the interaction states no limit. */
const DEFAULT_ATTACHMENT_LIMIT = 10 * MIB;
/** Maximum size of a whole request in bytes, even if Discord allows a larger file. */
const REQUEST_LIMIT = 25 * MIB;
/** Bytes kept free for the message and the multipart frame, because some of Discord's limits include both. */
const MARGIN = MIB / 16;

/** File that a player downloads. `isPacked` is true if `bytes` are compressed with gzip. */
export interface DataFile {
  name: string;
  bytes: Buffer;
  isPacked: boolean;
}

/**
 * Writes items as a JSON file. Compresses the file with gzip if it exceeds 1 MB or Discord's limit. `name` lacks the
 * ending `.json` or `.json.gz`. Returns `null` if even the compressed file is too large. Rejects if the signal aborts
 * during compression.
 */
export async function dataFile(
  name: string,
  items: readonly unknown[],
  { attachmentLimit = DEFAULT_ATTACHMENT_LIMIT, signal }: Pick<DiscordCaller, 'attachmentLimit' | 'signal'>,
): Promise<DataFile | null> {
  const limit = Math.min(attachmentLimit, REQUEST_LIMIT) - MARGIN;
  const plain = indented(items, Math.min(PLAIN_BYTES, limit));
  if (plain) return { name: `${name}.json`, bytes: plain, isPacked: false };
  const bytes = await pack(items, signal);
  return bytes.length <= limit ? { name: `${name}.json.gz`, bytes, isPacked: true } : null;
}

function indented(items: readonly unknown[], limit: number): Buffer | null {
  let length = 0;
  for (const item of items) {
    length += JSON.stringify(item).length;
    if (length > limit) return null;
  }
  const bytes = Buffer.from(JSON.stringify(items, null, 1));
  return bytes.length <= limit ? bytes : null;
}

/**
 * Compresses items as a stream, so that an aborted signal stops the work at once. Uses the global `CompressionStream`,
 * because importing a compressor would slow replies without a file.
 */
async function pack(items: readonly unknown[], signal: AbortSignal | undefined): Promise<Buffer> {
  const parts = jsonOf(items);
  // Uses the constructor, because browsers lack `ReadableStream.from`.
  const json = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
  const packed = json.pipeThrough(new CompressionStream('gzip'), signal ? { signal } : {});
  const chunks: Uint8Array[] = [];
  for await (const chunk of packed) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Yields a JSON array in parts, one for each item, because the whole text could exceed the maximum length of a string.
 * `items` must not be empty, because the opening bracket comes with the first item.
 */
export function* jsonOf(items: readonly unknown[]): Generator<Uint8Array> {
  for (const [at, item] of items.entries()) yield Buffer.from(`${at === 0 ? '[' : ','}\n${JSON.stringify(item)}`);
  yield Buffer.from('\n]\n');
}
