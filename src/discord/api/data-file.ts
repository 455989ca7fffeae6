import type { DiscordCaller } from './users';

/** Phones show uncompressed files up to this size. */
const PLAIN_BYTES = 1_000_000;

const MIB = 2 ** 20;
const DEFAULT_ATTACHMENT_LIMIT = 10 * MIB;
/** Maximum bytes of a whole request to Discord. */
const REQUEST_LIMIT = 25 * MIB;
/** Bytes for the message and the multipart frame around the file. */
const MARGIN = MIB / 16;

/** If `isPacked` is true, `bytes` are compressed with gzip. */
export interface DataFile {
  name: string;
  bytes: Buffer;
  isPacked: boolean;
}

/** Returns `null` if the compressed file is too large. `name` lacks the extension. */
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

/** Uses the global `CompressionStream`, because importing a compressor is slow. */
async function pack(items: readonly unknown[], signal: AbortSignal | undefined): Promise<Buffer> {
  const parts = jsonOf(items);
  // Some browsers lack `ReadableStream.from`.
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

/** Yields parts, because one string could be too long. `items` must not be empty. */
export function* jsonOf(items: readonly unknown[]): Generator<Uint8Array> {
  for (const [at, item] of items.entries()) yield Buffer.from(`${at === 0 ? '[' : ','}\n${JSON.stringify(item)}`);
  yield Buffer.from('\n]\n');
}
