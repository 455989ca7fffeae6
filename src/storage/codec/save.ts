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
 * How the bytes after the header are written: whole, or as a delta, which only the snapshot that it was made against
 * can undo. The first two are of before any records were written by rows, the first four of before deltas had notes in
 * front of the game. A further form gets the next number, which earlier builds refuse as newer.
 */
const FORMS = { 1: 'whole', 2: 'delta', 3: 'whole', 4: 'delta', 5: 'delta' } as const;
const WHOLE = 3;
const DELTA_WITH_NOTES = 5;
const KINDS = { game: 0x57, level: 0x4c } as const;
type Kind = keyof typeof KINDS;
const LATEST_FORM = 5;

/** The length of notes takes so many bytes at most. */
const NOTES_LENGTH_BYTES = 3;

/** Bytes of the header before the packed bytes: kind, form, schema, rules, checksum. It is read without unpacking. */
const HEADER_LENGTH = 10;

export interface SaveHeader {
  schema: number;
  rules: number;
}

/** The whole game as bytes; `decodeGame` gives back its equal. */
export function encodeGame(game: Game): Uint8Array {
  return encode('game', game as unknown as Json, { schema: game.schema, rules: game.rules });
}

/** What a delta is made against: any bytes will do, they only make it short. */
export interface Reference {
  /** All of them. */
  unpacked: Uint8Array;
  /** Those of a game, of which `unpackGame` made them. */
  game: Uint8Array;
}

/**
 * The game, and notes to be kept with it, as what they differ in from others: a few hundred bytes when few turns lie
 * between them.
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
 * Reads a game of this or an older shape, which it brings up to the newest; a delta with the same second argument that
 * it was made with. Rejects with `StoreError`: `newer` when a later version of the game wrote it, `unreadable` when the
 * bytes are damaged.
 */
export const decodeGame = (bytes: Uint8Array, against: Uint8Array | null = null): Game =>
  decodeState(bytes, against).game;

/** The same, and the notes that are packed with the game; `null` where none are, because it is whole or older. */
export function decodeState(
  bytes: Uint8Array,
  against: Uint8Array | null = null,
): { game: Game; notes: Uint8Array | null } {
  const { schema } = readHeader(bytes, 'game');
  const { notes, packed } = parted(bytes, isDelta(bytes) ? inflate(bytes, against) : unpack(bytes));
  const saved = unpackJsonOf(packed) as SavedJson;
  migrateGame(saved, schema);
  return { game: saved as unknown as Game, notes };
}

/** The notes alone. Throws as `decodeGame` does. */
export function readNotes(bytes: Uint8Array, against: Uint8Array | null): Uint8Array | null {
  readHeader(bytes, 'game');
  return hasNotes(bytes) ? parted(bytes, inflate(bytes, against)).notes : null;
}

/** Whether notes are packed with a game, as its header says. */
export const hasNotes = (bytes: Uint8Array): boolean => bytes[1] === DELTA_WITH_NOTES;

function parted(bytes: Uint8Array, unpacked: Uint8Array): { notes: Uint8Array | null; packed: Uint8Array } {
  if (!hasNotes(bytes)) return { notes: null, packed: unpacked };
  return parseStored(() => {
    const input = new ByteReader(unpacked);
    const notes = input.raw(input.unsigned());
    return { notes, packed: input.rest() };
  });
}

/** The bytes of a whole game before they were compressed, for deltas against it. Throws as `decodeGame` does. */
export function unpackGame(bytes: Uint8Array): Uint8Array {
  readHeader(bytes, 'game');
  if (isDelta(bytes)) throw new StoreError('unreadable');
  return unpack(bytes);
}

/** One level by itself, under the present schema and rules. */
export function encodeLevel(level: Level): Uint8Array {
  return encode('level', level as unknown as Json, { schema: SCHEMA, rules: RULES });
}

/** As `decodeGame`, for a level. */
export function decodeLevel(bytes: Uint8Array): Level {
  const header = readHeader(bytes, 'level');
  const saved = unpackJsonOf(unpack(bytes)) as SavedJson;
  migrateLevel(saved, header.schema);
  return saved as unknown as Level;
}

/** Whether it takes a snapshot to read a game, as its header says. */
export const isDelta = (bytes: Uint8Array): boolean => FORMS[bytes[1] as keyof typeof FORMS] === 'delta';

/** What the header says, whether this build can read the rest or not. Throws a RangeError when it is cut short. */
export function peekHeader(bytes: Uint8Array): SaveHeader {
  const fields = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { schema: fields.getUint16(2, true), rules: fields.getUint16(4, true) };
}

/** Reads the header alone. Throws as `decodeGame` does. */
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

/** The most that deflate looks back, and the memory for it: both make deltas shorter. */
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

const unpack = (bytes: Uint8Array): Uint8Array => checked(bytes, (body) => brotliDecompressSync(body));

function inflate(bytes: Uint8Array, against: Uint8Array | null): Uint8Array {
  if (against === null) throw new StoreError('unreadable');
  return checked(bytes, (body) => inflateRawSync(body, { dictionary: against }));
}

/** The packed bytes behind a header, once their checksum is found right. */
function checked(bytes: Uint8Array, decompress: (body: Uint8Array) => Uint8Array): Uint8Array {
  return parseStored(() => {
    const packed = decompress(bytes.subarray(HEADER_LENGTH));
    const expected = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH).getUint32(6, true);
    if (crc32(packed) !== expected) throw new RangeError('the checksum differs');
    return packed;
  });
}

const unpackJsonOf = (packed: Uint8Array): Json => parseStored(() => unpackJson(packed));
