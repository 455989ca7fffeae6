import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import { type Game, type Level, migrateGame, migrateLevel, RULES, type SavedJson, SCHEMA } from '../../engine';
import { StoreError } from '../contract';
import { type Json, packJson, unpackJson } from './columns';

/** The format of the packed bytes. Rises when `unpackJson` could no longer read what is written. */
const FORMAT = 1;
const KINDS = { game: 0x57, level: 0x4c } as const;
type Kind = keyof typeof KINDS;

/** Bytes of the header before the packed bytes: kind, format, schema, rules, checksum. It is read without unpacking. */
const HEADER_LENGTH = 10;

export interface SaveHeader {
  schema: number;
  rules: number;
}

/** The whole game as bytes; `decodeGame` gives back its equal. */
export function encodeGame(game: Game): Uint8Array {
  return encode('game', game as unknown as Json, { schema: game.schema, rules: game.rules });
}

/**
 * Reads a game of this or an older shape, which it brings up to the newest. Rejects with `StoreError`: `newer` when a
 * later version of the game wrote it, `unreadable` when the bytes are damaged.
 */
export function decodeGame(bytes: Uint8Array): Game {
  const header = readHeader(bytes, 'game');
  const saved = decode(bytes) as SavedJson;
  migrateGame(saved, header.schema);
  return saved as unknown as Game;
}

/** One level by itself, under the present schema and rules. */
export function encodeLevel(level: Level): Uint8Array {
  return encode('level', level as unknown as Json, { schema: SCHEMA, rules: RULES });
}

/** As `decodeGame`, for a level. */
export function decodeLevel(bytes: Uint8Array): Level {
  const header = readHeader(bytes, 'level');
  const saved = decode(bytes) as SavedJson;
  migrateLevel(saved, header.schema);
  return saved as unknown as Level;
}

/** What the header says, whether this build can read the rest or not. Throws a RangeError when it is cut short. */
export function peekHeader(bytes: Uint8Array): SaveHeader {
  const fields = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { schema: fields.getUint16(2, true), rules: fields.getUint16(4, true) };
}

/** Reads the header alone. Throws as `decodeGame` does. */
export function readHeader(bytes: Uint8Array, kind: Kind): SaveHeader {
  if (bytes.length <= HEADER_LENGTH || bytes[0] !== KINDS[kind]) throw new StoreError('unreadable');
  const fields = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH);
  const schema = fields.getUint16(2, true);
  const rules = fields.getUint16(4, true);
  if (fields.getUint8(1) > FORMAT || schema > SCHEMA || rules > RULES) throw new StoreError('newer');
  if (schema < 1) throw new StoreError('unreadable');
  return { schema, rules };
}

function encode(kind: Kind, value: Json, { schema, rules }: SaveHeader): Uint8Array {
  const packed = packJson(value);
  const body = brotliCompressSync(packed, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
    },
  });
  const bytes = new Uint8Array(HEADER_LENGTH + body.length);
  const fields = new DataView(bytes.buffer);
  fields.setUint8(0, KINDS[kind]);
  fields.setUint8(1, FORMAT);
  fields.setUint16(2, schema, true);
  fields.setUint16(4, rules, true);
  fields.setUint32(6, crc32(packed), true);
  bytes.set(body, HEADER_LENGTH);
  return bytes;
}

function decode(bytes: Uint8Array): Json {
  try {
    const packed = brotliDecompressSync(bytes.subarray(HEADER_LENGTH));
    const expected = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH).getUint32(6, true);
    if (crc32(packed) !== expected) throw new RangeError('the checksum differs');
    return unpackJson(packed);
  } catch (cause) {
    if (cause instanceof StoreError) throw cause;
    throw new StoreError('unreadable', { cause });
  }
}
