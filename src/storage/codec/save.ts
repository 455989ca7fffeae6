import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  crc32,
  deflateRawSync,
  inflateRawSync,
  type ZlibOptions,
} from 'node:zlib';
import { type Game, type Level, migrateGame, migrateLevel, RULES, type SavedJson, SCHEMA } from '../../engine';
import { parseStored } from '../dynamo/fields';
import { StoreError } from '../store-error';
import { ByteReader, ByteWriter } from './bytes';
import { packJson, unpackJson } from './columns';
import type { Json } from './json';

/**
 * Forms of the bytes after the header, by number. A delta can be read only with the snapshot that it was made against.
 * Forms 1 and 2 have no records written by `RowWriter`. Forms 1 to 4 have no notes in front of the game (see
 * turns/state-notes.ts). A new form gets the next number, and earlier builds refuse it as `newer`.
 */
const FORMS = { 1: 'whole', 2: 'delta', 3: 'whole', 4: 'delta', 5: 'delta' } as const;
const WHOLE = 3;
const DELTA_WITH_NOTES = 5;
const KINDS = { game: 0x57, level: 0x4c } as const;
type Kind = keyof typeof KINDS;
const LATEST_FORM = 5;

/** Longest encoding of the length of the notes, in bytes. */
const NOTES_LENGTH_BYTES = 3;

/** Length of the header in bytes: kind, form, schema, rules, checksum. The header is never compressed. */
const HEADER_LENGTH = 10;

export interface SaveHeader {
  schema: number;
  rules: number;
}

/** Encodes the whole game; `decodeGame` returns an equal game. */
export function encodeGame(game: Game): Uint8Array {
  return encode('game', game as unknown as Json, { schema: game.schema, rules: game.rules });
}

/** Bytes that a delta is made against. Any bytes work, but similar bytes make the delta shorter. */
export interface Reference {
  /** Dictionary for deflate. The delta refers to its bytes instead of repeating them. */
  unpacked: Uint8Array;
  /** Packed game from `unpackGame`. The delta gives words and layouts the same numbers as this game. */
  game: Uint8Array;
}

/**
 * Encodes a game and notes as the difference from a reference. A delta takes a few hundred bytes if only a few turns
 * lie between the two games.
 */
export function encodeDelta(game: Game, notes: Uint8Array, against: Reference): Uint8Array {
  const packed = packJson(game as unknown as Json, against.game);
  const out = new ByteWriter(packed.length + notes.length + NOTES_LENGTH_BYTES);
  out.unsigned(notes.length);
  out.raw(notes);
  out.raw(packed);
  const unpacked = out.finish();
  const body = deflateRawSync(unpacked, { ...DEFLATE, dictionary: against.unpacked });
  const version = { schema: game.schema, rules: game.rules };
  return withHeader(body, unpacked, { kind: 'game', form: DELTA_WITH_NOTES, ...version });
}

/**
 * Decodes a game and migrates an older schema to the newest. To decode a delta, `against` must be the bytes that the
 * delta was made with. Throws a `StoreError`: `newer` if a later build wrote the game, `unreadable` if the bytes are
 * damaged.
 */
export const decodeGame = (bytes: Uint8Array, against: Uint8Array | null = null): Game =>
  decodeState(bytes, against).game;

/**
 * Decodes a game and the notes stored with it. `notes` is `null` if the game is whole, or was stored before notes
 * existed. Throws as `decodeGame` does.
 */
export function decodeState(
  bytes: Uint8Array,
  against: Uint8Array | null = null,
): { game: Game; notes: Uint8Array | null } {
  const { schema } = readHeader(bytes, 'game');
  const { notes, packed } = splitNotes(bytes, isDelta(bytes) ? inflate(bytes, against) : unpack(bytes));
  const saved = unpackJsonOf(packed) as SavedJson;
  migrateGame(saved, schema);
  return { game: saved as unknown as Game, notes };
}

/** Decodes only the notes of a stored game; `null` if the game has none. Throws as `decodeGame` does. */
export function readNotes(bytes: Uint8Array, against: Uint8Array | null): Uint8Array | null {
  readHeader(bytes, 'game');
  return hasNotes(bytes) ? splitNotes(bytes, inflate(bytes, against)).notes : null;
}

/** True if the header says that notes are stored with the game. */
export const hasNotes = (bytes: Uint8Array): boolean => bytes[1] === DELTA_WITH_NOTES;

function splitNotes(bytes: Uint8Array, unpacked: Uint8Array): { notes: Uint8Array | null; packed: Uint8Array } {
  if (!hasNotes(bytes)) return { notes: null, packed: unpacked };
  return parseStored(() => {
    const input = new ByteReader(unpacked);
    const notes = input.raw(input.unsigned());
    return { notes, packed: input.rest() };
  });
}

/**
 * Decompresses a whole game, so that a delta can be made against the result. Throws as `decodeGame` does, and
 * `unreadable` for a delta.
 */
export function unpackGame(bytes: Uint8Array): Uint8Array {
  readHeader(bytes, 'game');
  if (isDelta(bytes)) throw new StoreError('unreadable');
  return unpack(bytes);
}

/** Encodes one level under the present schema and rules. */
export function encodeLevel(level: Level): Uint8Array {
  return encode('level', level as unknown as Json, { schema: SCHEMA, rules: RULES });
}

/** Decodes a level and migrates an older schema to the newest. Throws as `decodeGame` does. */
export function decodeLevel(bytes: Uint8Array): Level {
  const header = readHeader(bytes, 'level');
  const saved = unpackJsonOf(unpack(bytes)) as SavedJson;
  migrateLevel(saved, header.schema);
  return saved as unknown as Level;
}

/** True if the header says that the game is a delta, which needs a snapshot to be read. */
export const isDelta = (bytes: Uint8Array): boolean => FORMS[bytes[1] as keyof typeof FORMS] === 'delta';

/**
 * Reads schema and rules from a header, even if this build cannot read the rest. Throws a RangeError if the header is
 * cut short.
 */
export function peekHeader(bytes: Uint8Array): SaveHeader {
  const fields = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { schema: fields.getUint16(2, true), rules: fields.getUint16(4, true) };
}

/** Reads and checks the header without decompressing the rest. Throws as `decodeGame` does. */
export function readHeader(bytes: Uint8Array, kind: Kind): SaveHeader {
  if (bytes.length <= HEADER_LENGTH || bytes[0] !== KINDS[kind]) throw new StoreError('unreadable');
  const header = peekHeader(bytes);
  const isLater = (bytes[1] as number) > LATEST_FORM || header.schema > SCHEMA || header.rules > RULES;
  if (isLater) throw new StoreError('newer');
  if (header.schema < 1) throw new StoreError('unreadable');
  return header;
}

function encode(kind: Kind, value: Json, version: SaveHeader): Uint8Array {
  const packed = packJson(value);
  const body = brotliCompressSync(packed, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: packed.length,
    },
  });
  return withHeader(body, packed, { kind, form: WHOLE, ...version });
}

/** Largest window and memory that deflate allows, because both make deltas shorter. */
const DEFLATE: ZlibOptions = { level: 9, memLevel: 9, windowBits: 15 };

interface Header extends SaveHeader {
  kind: Kind;
  form: number;
}

function withHeader(body: Uint8Array, packed: Uint8Array, { kind, form, schema, rules }: Header): Uint8Array {
  const bytes = new Uint8Array(HEADER_LENGTH + body.length);
  const fields = new DataView(bytes.buffer);
  fields.setUint8(0, KINDS[kind]);
  fields.setUint8(1, form);
  fields.setUint16(2, schema, true);
  fields.setUint16(4, rules, true);
  fields.setUint32(6, crc32(packed), true);
  bytes.set(body, HEADER_LENGTH);
  return bytes;
}

/**
 * Most bytes that a stored game or level may unpack to. An item of DynamoDB holds 400 kB at most, and games shrink to a
 * sixth, so no sound item comes near. Without a limit, 76 kB of damaged bytes can unpack to 400 MB, more than the
 * function has.
 */
const MOST_UNPACKED = 4 * 2 ** 20;

const unpack = (bytes: Uint8Array): Uint8Array =>
  checked(bytes, (body) => brotliDecompressSync(body, { maxOutputLength: MOST_UNPACKED }));

function inflate(bytes: Uint8Array, against: Uint8Array | null): Uint8Array {
  if (against === null) throw new StoreError('unreadable');
  return checked(bytes, (body) => inflateRawSync(body, { dictionary: against, maxOutputLength: MOST_UNPACKED }));
}

/**
 * Decompresses the bytes behind a header. Throws `unreadable` if their checksum differs or they unpack to too much.
 */
function checked(bytes: Uint8Array, decompress: (body: Uint8Array) => Uint8Array): Uint8Array {
  return parseStored(() => {
    const packed = decompress(bytes.subarray(HEADER_LENGTH));
    const expected = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH).getUint32(6, true);
    if (crc32(packed) !== expected) throw new RangeError('the checksum differs');
    return packed;
  });
}

const unpackJsonOf = (packed: Uint8Array): Json => parseStored(() => unpackJson(packed));
