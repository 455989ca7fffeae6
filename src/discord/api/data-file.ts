import type { DiscordCaller } from './users';

/**
 * JSON that is no longer than this stays plain: a phone shows it, and it fits in an inline response, which a function
 * may make 6 MB long in base64.
 */
const PLAIN_BYTES = 1_000_000;

const MIB = 2 ** 20;
/** What Discord takes of a file where the interaction does not say. */
const DEFAULT_ATTACHMENT_LIMIT = 10 * MIB;
/** What Discord takes of a whole request, whatever it allows of a file. */
const REQUEST_LIMIT = 25 * MIB;
/** Left free for the message and the frame round both parts, which some limits have counted. */
const MARGIN = MIB / 16;

/** A file for download, and whether it has to be unpacked to be read. */
export interface DataFile {
  name: string;
  bytes: Buffer;
  isPacked: boolean;
}

/** Items as JSON, packed where there are many. `null` when Discord would not take even that. */
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

/** `null` for more than so many bytes. */
function indented(items: readonly unknown[], limit: number): Buffer | null {
  let length = 0;
  for (const item of items) {
    length += JSON.stringify(item).length;
    // Many items are never made one text: it could be longer than texts may be.
    if (length > limit) return null;
  }
  const bytes = Buffer.from(JSON.stringify(items, null, 1));
  return bytes.length <= limit ? bytes : null;
}

/**
 * Packed beside the other work, so that a signal that aborts in the meantime is heard at once. The stream is a global
 * of the runtime, as `fetch` is: nobody else pays for loading a compressor.
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

/** The items as JSON, one a line: all of them could be longer than a text may be. */
export function* jsonOf(items: readonly unknown[]): Generator<Uint8Array> {
  for (const [at, item] of items.entries()) yield Buffer.from(`${at === 0 ? '[' : ','}\n${JSON.stringify(item)}`);
  yield Buffer.from('\n]\n');
}
