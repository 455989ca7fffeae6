import { crc32, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { type Game, type Level, migrateGame, migrateLevel, RULES, type SavedJson, SCHEMA } from '../../engine';
import { parseStored } from '../dynamo/fields';
import { StoreError } from '../store-error';
import { ByteReader, ByteWriter } from './bytes';
import { packJson, unpackJson } from './columns';
import type { Json } from './json';
import { typicalGame } from './typical-game';
import { decompressBrotli } from './whole';

/** A new form needs a new number, so that earlier builds refuse the save. */
const FORMS = {
  ...{ 1: 'whole', 2: 'delta', 3: 'whole', 4: 'delta', 5: 'delta', 6: 'whole' },
  ...{ 7: 'delta', 8: 'whole', 9: 'whole' },
} as const;
const FORMER_DELTA_WITH_NOTES = 5;
const FORMER_DEFLATED = 6;
const DELTA = 7;
const WHOLE = 8;
const SNAPSHOT = 9;
const KINDS = { game: 0x57, level: 0x4c } as const;
type Kind = keyof typeof KINDS;
const LATEST_FORM = 9;

const NOTES_LENGTH_BYTES = 3;

/** Bytes: kind 1, form 1, schema 2, rules 2, checksum 4. */
const HEADER_LENGTH = 10;

export interface SaveHeader {
  schema: number;
  rules: number;
}

export function encodeGame(game: Game): Uint8Array {
  return encode('game', game as unknown as Json, { schema: game.schema, rules: game.rules });
}

export function encodeSnapshot(game: Game, notes: Uint8Array): Uint8Array {
  const body = withNotes(notes, packJson(game as unknown as Json, typicalGame()));
  const version = { schema: game.schema, rules: game.rules };
  return withHeader(deflate(body, typicalGame()), body, { kind: 'game', form: SNAPSHOT, ...version });
}

export interface Reference {
  unpacked: Uint8Array;
  game: Uint8Array;
}

export function encodeDelta(game: Game, notes: Uint8Array, against: Reference): Uint8Array {
  const body = withNotes(notes, packJson(game as unknown as Json, against.game));
  const version = { schema: game.schema, rules: game.rules };
  const packed = deflate(body, dictionaryOf(against.unpacked));
  return withHeader(packed, body, { kind: 'game', form: DELTA, ...version });
}

function withNotes(notes: Uint8Array, game: Uint8Array): Uint8Array {
  const out = new ByteWriter(game.length + notes.length + NOTES_LENGTH_BYTES);
  out.unsigned(notes.length);
  out.raw(notes);
  out.raw(game);
  return out.finish();
}

/** Puts the snapshot last: deflate looks only at the last 32 kB. */
const dictionaryOf = (snapshot: Uint8Array): Uint8Array => Buffer.concat([typicalGame(), snapshot]);

/** Migrates the game. A delta needs `against`. Throws the `StoreError` `newer` or `unreadable`. */
export const decodeGame = (bytes: Uint8Array, against: Uint8Array | null = null): Game =>
  decodeState(bytes, against).game;

/** `notes` is `null` if none are stored. Throws like `decodeGame`. */
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

/** Returns `null` if no notes are stored. Throws like `decodeGame`. */
export function readNotes(bytes: Uint8Array, against: Uint8Array | null): Uint8Array | null {
  readHeader(bytes, 'game');
  return hasNotes(bytes) ? splitNotes(bytes, isDelta(bytes) ? inflate(bytes, against) : unpack(bytes)).notes : null;
}

/** False for forms of later builds. */
export const hasNotes = (bytes: Uint8Array): boolean =>
  bytes[1] === DELTA || bytes[1] === SNAPSHOT || bytes[1] === FORMER_DELTA_WITH_NOTES;

function splitNotes(bytes: Uint8Array, unpacked: Uint8Array): { notes: Uint8Array | null; packed: Uint8Array } {
  if (!hasNotes(bytes)) return { notes: null, packed: unpacked };
  return parseStored(() => {
    const input = new ByteReader(unpacked);
    const notes = input.raw(input.unsigned());
    return { notes, packed: input.rest() };
  });
}

/** `notes` is empty, except for notes stored separately by an earlier build. Throws for a delta. */
export function toReference(bytes: Uint8Array, notes: Uint8Array): Reference {
  readHeader(bytes, 'game');
  if (isDelta(bytes)) throw new StoreError('unreadable');
  const rest = unpack(bytes);
  // A small `Buffer` would keep a block of 64 kB in memory.
  const unpacked = new Uint8Array(notes.length + rest.length);
  unpacked.set(notes);
  unpacked.set(rest, notes.length);
  const { packed } = splitNotes(bytes, unpacked.subarray(notes.length));
  return { unpacked, game: packed };
}

/** The level must have the present schema and rules. */
export function encodeLevel(level: Level): Uint8Array {
  return encode('level', level as unknown as Json, { schema: SCHEMA, rules: RULES });
}

/** Migrates the level to the newest schema. Throws like `decodeGame`. */
export function decodeLevel(bytes: Uint8Array): Level {
  const header = readHeader(bytes, 'level');
  const saved = unpackJsonOf(unpack(bytes)) as SavedJson;
  migrateLevel(saved, header.schema);
  return saved as unknown as Level;
}

/** True if decoding needs a snapshot. False for forms of later builds. */
export const isDelta = (bytes: Uint8Array): boolean =>
  (FORMS as Record<number, string>)[bytes[1] as number] === 'delta';

/** Also reads headers of later builds. Throws a RangeError for too few bytes. */
export function peekHeader(bytes: Uint8Array): SaveHeader {
  const fields = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { schema: fields.getUint16(2, true), rules: fields.getUint16(4, true) };
}

/** Throws the `StoreError` `newer` for a later build, `unreadable` for an invalid header. */
export function readHeader(bytes: Uint8Array, kind: Kind): SaveHeader {
  if (bytes.length <= HEADER_LENGTH || bytes[0] !== KINDS[kind]) throw new StoreError('unreadable');
  const header = peekHeader(bytes);
  const isLater = (bytes[1] as number) > LATEST_FORM || header.schema > SCHEMA || header.rules > RULES;
  if (isLater) throw new StoreError('newer');
  if (header.schema < 1) throw new StoreError('unreadable');
  return header;
}

function encode(kind: Kind, value: Json, version: SaveHeader): Uint8Array {
  const packed = packJson(value, typicalGame());
  return withHeader(deflate(packed, typicalGame()), packed, { kind, form: WHOLE, ...version });
}

const DEFLATE: ZlibOptions = { level: 9, memLevel: 9, windowBits: 15 };

const deflate = (body: Uint8Array, dictionary: Uint8Array): Uint8Array =>
  deflateRawSync(body, { ...DEFLATE, dictionary });

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

/** Limit in bytes. Damaged bytes of 76 kB could grow to 400 MB. */
const MOST_UNPACKED = 4 * 2 ** 20;

const unpack = (bytes: Uint8Array): Uint8Array =>
  checked(bytes, (body) =>
    (bytes[1] as number) < FORMER_DEFLATED
      ? decompressBrotli(body, MOST_UNPACKED)
      : // Form 6 was deflated without a dictionary, and ignores this dictionary.
        inflateRawSync(body, { dictionary: typicalGame(), maxOutputLength: MOST_UNPACKED }),
  );

function inflate(bytes: Uint8Array, against: Uint8Array | null): Uint8Array {
  if (against === null) throw new StoreError('unreadable');
  const dictionary = dictionaryOf(against);
  return checked(bytes, (body) => inflateRawSync(body, { dictionary, maxOutputLength: MOST_UNPACKED }));
}

function checked(bytes: Uint8Array, decompress: (body: Uint8Array) => Uint8Array): Uint8Array {
  return parseStored(() => {
    const packed = decompress(bytes.subarray(HEADER_LENGTH));
    const expected = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH).getUint32(6, true);
    if (crc32(packed) !== expected) throw new RangeError('the checksum differs');
    return packed;
  });
}

const unpackJsonOf = (packed: Uint8Array): Json => parseStored(() => unpackJson(packed));
