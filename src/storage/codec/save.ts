import { crc32, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { type Game, type Level, migrateGame, migrateLevel, RULES, type SavedJson, SCHEMA } from '../../engine';
import { parseStored } from '../dynamo/fields';
import { StoreError } from '../store-error';
import { ByteReader, ByteWriter } from './bytes';
import { packJson, unpackJson } from './columns';
import type { Json } from './json';
import { compressWhole, decompressBrotli, WHOLE_FORM } from './whole';

/**
 * Forms of the body after the header, by number. A whole game can be read alone; a delta needs the snapshot that it was
 * made from. Forms 1 and 2 contain no rows of `RowWriter`. Only form 5 has notes before the game (see
 * turns/state-notes.ts). Form 6 is form 3 with deflate instead of brotli. A new form must get a new number, so that
 * earlier builds refuse it as `newer`.
 */
const FORMS = { 1: 'whole', 2: 'delta', 3: 'whole', 4: 'delta', 5: 'delta', 6: 'whole' } as const;
const DELTA_WITH_NOTES = 5;
const DEFLATED_WHOLE = 6;
const KINDS = { game: 0x57, level: 0x4c } as const;
type Kind = keyof typeof KINDS;
const LATEST_FORM = 6;

/** Maximum number of bytes for the encoded length of the notes. */
const NOTES_LENGTH_BYTES = 3;

/** Length of the header in bytes: kind 1, form 1, schema 2, rules 2, checksum 4. The header is not compressed. */
const HEADER_LENGTH = 10;

export interface SaveHeader {
  schema: number;
  rules: number;
}

/** Encodes a whole game, which `decodeGame` can read without a snapshot. */
export function encodeGame(game: Game): Uint8Array {
  return encode('game', game as unknown as Json, { schema: game.schema, rules: game.rules });
}

/** Game from which a delta is made. Any game works, but a similar game makes the delta shorter. */
export interface Reference {
  /**
   * Decompressed notes and game, used as the dictionary for deflate. The delta refers to its bytes instead of repeating
   * them.
   */
  unpacked: Uint8Array;
  /** Decompressed game from `unpackGame`, without notes. The delta numbers its words and layouts as this game does. */
  game: Uint8Array;
}

/**
 * Encodes a game and its notes as a delta, the difference from a similar game. A delta takes a few hundred bytes if few
 * turns lie between the two games.
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
 * Decodes a game and migrates it to the newest schema. For a delta, `against` must be the `unpacked` bytes of the
 * reference that it was made from. Throws a `StoreError`: `newer` if a later build wrote the game, `unreadable` if the
 * bytes are damaged.
 */
export const decodeGame = (bytes: Uint8Array, against: Uint8Array | null = null): Game =>
  decodeState(bytes, against).game;

/**
 * Decodes a game and its notes. `notes` is `null` for a whole game, and for a delta of a build without notes. Throws
 * the `StoreError` `newer` or `unreadable` as `decodeGame` does.
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

/**
 * Decodes the notes that are stored with a game; `null` if there are none. Throws the `StoreError` `newer` or
 * `unreadable` as `decodeGame` does.
 */
export function readNotes(bytes: Uint8Array, against: Uint8Array | null): Uint8Array | null {
  readHeader(bytes, 'game');
  return hasNotes(bytes) ? splitNotes(bytes, inflate(bytes, against)).notes : null;
}

/** True if the header says that notes stand before the game. */
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
 * Decompresses a whole game into bytes for a `Reference`. Throws the `StoreError` `newer` or `unreadable` as
 * `decodeGame` does, and `unreadable` if the game is a delta.
 */
export function unpackGame(bytes: Uint8Array): Uint8Array {
  readHeader(bytes, 'game');
  if (isDelta(bytes)) throw new StoreError('unreadable');
  return unpack(bytes);
}

/** Encodes one level, which must have the present schema and rules. */
export function encodeLevel(level: Level): Uint8Array {
  return encode('level', level as unknown as Json, { schema: SCHEMA, rules: RULES });
}

/**
 * Decodes a level and migrates it to the newest schema. Throws the `StoreError` `newer` or `unreadable` as `decodeGame`
 * does.
 */
export function decodeLevel(bytes: Uint8Array): Level {
  const header = readHeader(bytes, 'level');
  const saved = unpackJsonOf(unpack(bytes)) as SavedJson;
  migrateLevel(saved, header.schema);
  return saved as unknown as Level;
}

/** True if the header says that the game is a delta, which can be decoded only with a snapshot. */
export const isDelta = (bytes: Uint8Array): boolean => FORMS[bytes[1] as keyof typeof FORMS] === 'delta';

/**
 * Reads schema and rules from the header, even if a later build wrote the rest. Throws a RangeError if the header is
 * incomplete.
 */
export function peekHeader(bytes: Uint8Array): SaveHeader {
  const fields = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { schema: fields.getUint16(2, true), rules: fields.getUint16(4, true) };
}

/**
 * Reads and checks the header without decompressing the rest. Throws a `StoreError`: `newer` if a later build wrote the
 * bytes, `unreadable` if they are too short, not of this kind, or have no valid schema.
 */
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
  return withHeader(compressWhole(packed), packed, { kind, form: WHOLE_FORM, ...version });
}

/** Options of deflate with the largest window and memory, because both make deltas shorter. */
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
 * Maximum size of a decompressed game or level, in bytes. Undamaged data is never nearly so large, because a DynamoDB
 * item has at most 400 kB and games shrink to a sixth. Without a limit, 76 kB of damaged bytes could grow to 400 MB,
 * which exceeds the memory of the function.
 */
const MOST_UNPACKED = 4 * 2 ** 20;

const unpack = (bytes: Uint8Array): Uint8Array =>
  checked(bytes, (body) =>
    bytes[1] === DEFLATED_WHOLE
      ? inflateRawSync(body, { maxOutputLength: MOST_UNPACKED })
      : decompressBrotli(body, MOST_UNPACKED),
  );

function inflate(bytes: Uint8Array, against: Uint8Array | null): Uint8Array {
  if (against === null) throw new StoreError('unreadable');
  return checked(bytes, (body) => inflateRawSync(body, { dictionary: against, maxOutputLength: MOST_UNPACKED }));
}

/**
 * Decompresses the bytes after the header. Throws the `StoreError` `unreadable` if the checksum is wrong or the result
 * exceeds `MOST_UNPACKED`.
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
