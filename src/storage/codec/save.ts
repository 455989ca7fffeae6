import { crc32, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { type Game, type Level, migrateGame, migrateLevel, RULES, type SavedJson, SCHEMA } from '../../engine';
import { parseStored } from '../dynamo/fields';
import { StoreError } from '../store-error';
import { ByteReader, ByteWriter } from './bytes';
import { packJson, unpackJson } from './columns';
import type { Json } from './json';
import { typicalGame } from './typical-game';
import { decompressBrotli } from './whole';

/**
 * Forms of the body after the header, by number. A delta can be read only with the snapshot from which it was made. A
 * new form must get a new number, so that earlier builds refuse the form as `newer`.
 *
 * This build writes three forms, deflated with `typicalGame` in the dictionary. Form 7 is a delta with notes (see
 * turns/state-notes.ts). Form 8 is a whole game or level, and form 9 a whole game with notes. Forms 1 and 2 contain no
 * rows of `RowWriter`. Of the earlier forms, only form 5 has notes. Forms 1 and 3 are compressed by brotli, form 6 by
 * deflate without a dictionary.
 */
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

/** Length of the header in bytes: kind 1, form 1, schema 2, rules 2, checksum 4. The header is not compressed. */
const HEADER_LENGTH = 10;

export interface SaveHeader {
  schema: number;
  rules: number;
}

/** Encodes a whole game without notes. */
export function encodeGame(game: Game): Uint8Array {
  return encode('game', game as unknown as Json, { schema: game.schema, rules: game.rules });
}

/** Encodes a whole game with notes, to which deltas can refer. */
export function encodeSnapshot(game: Game, notes: Uint8Array): Uint8Array {
  const body = withNotes(notes, packJson(game as unknown as Json, typicalGame()));
  const version = { schema: game.schema, rules: game.rules };
  return withHeader(deflate(body, typicalGame()), body, { kind: 'game', form: SNAPSHOT, ...version });
}

/** Game to which a delta refers. Any game works, but a similar game makes the delta shorter. */
export interface Reference {
  /** Decompressed notes and game. Deflate uses these bytes as the dictionary of the delta. */
  unpacked: Uint8Array;
  /** Game within `unpacked`. The delta numbers its words and layouts like this game. */
  game: Uint8Array;
}

/**
 * Encodes the difference between a game with its notes and a similar game. The result takes a few hundred bytes if the
 * two games are only a few turns apart.
 */
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

/**
 * Returns the dictionary of a delta. The snapshot comes last, because deflate looks only at the last 32 kB. Earlier
 * builds used the snapshot alone. This dictionary can read their deltas too, because deflate counts positions from the
 * end.
 */
const dictionaryOf = (snapshot: Uint8Array): Uint8Array => Buffer.concat([typicalGame(), snapshot]);

/**
 * Decodes a game and migrates it to the newest schema. For a delta, `against` must be the field `unpacked` of the
 * reference with which the delta was encoded. Throws the `StoreError` `newer` if a later build wrote the game, and
 * `unreadable` if the bytes are damaged.
 */
export const decodeGame = (bytes: Uint8Array, against: Uint8Array | null = null): Game =>
  decodeState(bytes, against).game;

/** Returns `notes` as `null` if none are stored. Throws the same errors as `decodeGame`. */
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

/** Returns `null` if no notes are stored. Throws the same errors as `decodeGame`. */
export function readNotes(bytes: Uint8Array, against: Uint8Array | null): Uint8Array | null {
  readHeader(bytes, 'game');
  return hasNotes(bytes) ? splitNotes(bytes, isDelta(bytes) ? inflate(bytes, against) : unpack(bytes)).notes : null;
}

/** True if the form of the bytes contains notes. False for forms of later builds. */
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

/**
 * Decompresses a whole game. `notes` are the notes that earlier builds stored in a separate attribute. Throws the same
 * errors as `decodeGame`, and the `StoreError` `unreadable` if the game is a delta.
 */
export function toReference(bytes: Uint8Array, notes: Uint8Array): Reference {
  readHeader(bytes, 'game');
  if (isDelta(bytes)) throw new StoreError('unreadable');
  const unpacked = Buffer.concat([notes, unpack(bytes)]);
  const { packed } = splitNotes(bytes, unpacked.subarray(notes.length));
  return { unpacked, game: packed };
}

/** Encodes a level, which must have the present schema and rules. */
export function encodeLevel(level: Level): Uint8Array {
  return encode('level', level as unknown as Json, { schema: SCHEMA, rules: RULES });
}

/** Migrates the level to the newest schema. Throws the same errors as `decodeGame`. */
export function decodeLevel(bytes: Uint8Array): Level {
  const header = readHeader(bytes, 'level');
  const saved = unpackJsonOf(unpack(bytes)) as SavedJson;
  migrateLevel(saved, header.schema);
  return saved as unknown as Level;
}

/** True if decoding needs a snapshot. False for forms of later builds. */
export const isDelta = (bytes: Uint8Array): boolean =>
  (FORMS as Record<number, string>)[bytes[1] as number] === 'delta';

/** Reads schema and rules, even if a later build wrote the bytes. Throws a RangeError if the header is incomplete. */
export function peekHeader(bytes: Uint8Array): SaveHeader {
  const fields = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { schema: fields.getUint16(2, true), rules: fields.getUint16(4, true) };
}

/**
 * Checks the header without decompressing the rest. Throws the `StoreError` `newer` if a later build wrote the bytes.
 * Throws `unreadable` if the bytes are too short, not of this kind, or have no valid schema.
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

/**
 * Maximum size in bytes of a decompressed game or level. A DynamoDB item has at most 400 kB, and games shrink to a
 * sixth. Without a limit, 76 kB of damaged bytes could grow to 400 MB, more than the memory of the process.
 */
const MOST_UNPACKED = 4 * 2 ** 20;

const unpack = (bytes: Uint8Array): Uint8Array =>
  checked(bytes, (body) =>
    (bytes[1] as number) < FORMER_DEFLATED
      ? decompressBrotli(body, MOST_UNPACKED)
      : // The dictionary changes nothing for form 6, which was deflated without one.
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
