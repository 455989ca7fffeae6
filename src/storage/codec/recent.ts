import { isSnowflake } from '../../lib/snowflake';
import type { RecentInteraction } from '../contract';
import { ByteReader, ByteWriter } from './bytes';

/** Precedes the sender's id, where there is one; the interaction's follows it. */
const SENDER = '@';

/** The interactions, oldest first: eight bytes for an id that is a snowflake, text for any other. */
export function encodeRecent(recent: readonly RecentInteraction[]): Uint8Array {
  const out = new ByteWriter();
  for (const { id, version, events, by } of recent) {
    out.unsigned(version);
    out.unsigned(events ?? 0);
    if (by !== undefined) {
      out.text(SENDER);
      writeId(out, by);
    }
    writeId(out, id);
  }
  return out.finish();
}

function writeId(out: ByteWriter, id: string): void {
  if (!isSnowflake(id)) {
    out.text(`#${id}`);
    return;
  }
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(id));
  out.unsigned(0);
  out.raw(bytes);
}

/** Reads what `encodeRecent` wrote. Throws a RangeError when it is damaged. */
export function decodeRecent(bytes: Uint8Array): RecentInteraction[] {
  const input = new ByteReader(bytes);
  const recent: RecentInteraction[] = [];
  while (!input.done) {
    const version = input.unsigned();
    const events = input.unsigned();
    const text = input.text();
    if (text === SENDER) {
      const by = readId(input, input.text());
      recent.push({ id: readId(input, input.text()), version, events, by });
    } else {
      recent.push({ id: readId(input, text), version, events });
    }
  }
  return recent;
}

const readId = (input: ByteReader, text: string): string =>
  text === '' ? Buffer.from(input.raw(8)).readBigUInt64LE().toString() : text.slice(1);
