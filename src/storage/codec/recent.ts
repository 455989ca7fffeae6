import { isSnowflake, TIME_SHIFT } from '../../lib/snowflake';
import type { RecentInteraction } from '../recent-interaction';
import { ByteReader, ByteWriter } from './bytes';

/** Lists in the former format never begin with these two bytes. */
const MARK = [0x80, 0x00] as const;

const HAS_SENDER = 1;
const HAS_STEP = 2;
const IS_ABSOLUTE = 4;
const EVENTS = 8;

const BELOW_TIME_BYTES = 3;

export function encodeRecent(recent: readonly RecentInteraction[]): Uint8Array {
  const out = new ByteWriter(16 * recent.length + MARK.length);
  for (const byte of MARK) out.byte(byte);
  let [version, time] = [0, 0];
  for (const entry of recent) {
    const sent = timeOf(entry.id);
    const isLater = sent !== null && sent >= time;
    const hasStep = entry.version !== version + 1;
    const flags = (entry.by === undefined ? 0 : HAS_SENDER) + (hasStep ? HAS_STEP : 0) + (isLater ? 0 : IS_ABSOLUTE);
    out.unsigned((entry.events ?? 0) * EVENTS + flags);
    if (hasStep) out.unsigned(entry.version);
    if (entry.by !== undefined) writeId(out, entry.by);
    if (isLater) {
      out.unsigned(sent - time);
      writeBelowTime(out, entry.id);
    } else writeId(out, entry.id);
    version = entry.version;
    time = sent ?? time;
  }
  return out.finish();
}

/** Also decodes the former format. Throws a RangeError for damage. */
export function decodeRecent(bytes: Uint8Array): RecentInteraction[] {
  if (MARK.some((byte, at) => bytes[at] !== byte)) return decodeFormer(bytes);
  const input = new ByteReader(bytes.subarray(MARK.length));
  const recent: RecentInteraction[] = [];
  let [version, time] = [0, 0];
  while (!input.done) {
    const first = input.unsigned();
    const events = Math.floor(first / EVENTS);
    version = (first & HAS_STEP) === 0 ? version + 1 : input.unsigned();
    const by = (first & HAS_SENDER) === 0 ? {} : { by: readId(input, input.text()) };
    if ((first & IS_ABSOLUTE) === 0) {
      time += input.unsigned();
      recent.push({ id: readBelowTime(input, time), version, events, ...by });
    } else {
      const id = readId(input, input.text());
      recent.push({ id, version, events, ...by });
      time = timeOf(id) ?? time;
    }
  }
  return recent;
}

const SENDER = '@';

function decodeFormer(bytes: Uint8Array): RecentInteraction[] {
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

/** Returns milliseconds since 2015; `null` if `id` is no Discord id. */
const timeOf = (id: string): number | null => (isSnowflake(id) ? Number(BigInt(id) >> TIME_SHIFT) : null);

function writeBelowTime(out: ByteWriter, id: string): void {
  let rest = Number(BigInt.asUintN(Number(TIME_SHIFT), BigInt(id)));
  for (let i = 0; i < BELOW_TIME_BYTES; i++, rest >>= 8) out.byte(rest & 0xff);
}

function readBelowTime(input: ByteReader, time: number): string {
  const below = Buffer.from(input.raw(BELOW_TIME_BYTES)).readUIntLE(0, BELOW_TIME_BYTES);
  return ((BigInt(time) << TIME_SHIFT) | BigInt(below)).toString();
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

const readId = (input: ByteReader, text: string): string =>
  text === '' ? Buffer.from(input.raw(8)).readBigUInt64LE().toString() : text.slice(1);
