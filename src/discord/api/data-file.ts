import type { DiscordCaller } from './users';

/**
 * Largest JSON in bytes that stays unpacked, because a phone can show it. It also fits an inline response, which Lambda
 * limits to 6 MB in base64.
 */
const PLAIN_BYTES = 1_000_000;

const MIB = 2 ** 20;
/** Bytes that Discord accepts for a file if the interaction does not say. */
const DEFAULT_ATTACHMENT_LIMIT = 10 * MIB;
/** Bytes that Discord accepts for a whole request, whatever it allows for a file. */
const REQUEST_LIMIT = 25 * MIB;
/** Bytes left free for the message and the multipart frame, because some limits count them. */
const MARGIN = MIB / 16;

/** A file for download. `isPacked` is true if the player must unpack it. */
export interface DataFile {
  name: string;
  bytes: Buffer;
  isPacked: boolean;
}

/**
 * Writes items as JSON, packed if they are many. Returns `null` if even the packed file is too large for Discord.
 * Rejects if the signal aborts while packing.
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

/** Writes items as indented JSON; returns `null` if that takes more than `limit` bytes. */
function indented(items: readonly unknown[], limit: number): Buffer | null {
  let length = 0;
  for (const item of items) {
    length += JSON.stringify(item).length;
    // Many items never become one string, because they could exceed the longest possible string.
    if (length > limit) return null;
  }
  const bytes = Buffer.from(JSON.stringify(items, null, 1));
  return bytes.length <= limit ? bytes : null;
}

/**
 * Packs items in a stream, so that an aborted signal stops the work at once. `CompressionStream` is a global of the
 * runtime, so other replies do not pay for loading a compressor.
 */
async function pack(items: readonly unknown[], signal: AbortSignal | undefined): Promise<Buffer> {
  const packed = ReadableStream.from(jsonOf(items)).pipeThrough(
    new CompressionStream('gzip'),
    signal ? { signal } : {},
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of packed) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Yields the items as JSON, one a line, because all together could exceed the longest possible string. */
export function* jsonOf(items: readonly unknown[]): Generator<Uint8Array> {
  for (const [at, item] of items.entries()) yield Buffer.from(`${at === 0 ? '[' : ','}\n${JSON.stringify(item)}`);
  yield Buffer.from('\n]\n');
}
