import { createHash } from 'node:crypto';
import { brotliCompressSync, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { RULES, SCHEMA } from '../../../src/engine';
import { hash } from '../../../src/engine/hash';
import { rngFromSeed } from '../../../src/lib/rng';
import {
  decodeGame,
  decodeLevel,
  encodeDelta,
  encodeGame,
  encodeLevel,
  readHeader,
  readNotes,
  toReference,
} from '../../../src/storage/codec/save';
import { typicalGame } from '../../../src/storage/codec/typical-game';
import { isDeep } from '../../support/deep';
import { sampleGame, sampleLevel } from '../support/sample-game';

const codeOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

function altered(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[at] = value;
  return copy;
}

test('a game comes back equal, hash included', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), fc.nat(200), (seed, people, events) => {
      const game = sampleGame(seed, people, 40, events);
      const back = decodeGame(encodeGame(game));
      expect(back).toStrictEqual(game);
      expect(hash(back)).toBe(hash(game));
    }),
    { numRuns: isDeep ? 10 : 4 },
  );
});

test.each([
  { cheated: true, laurel: false },
  { cheated: false, laurel: true },
])('a game with %j comes back equal', (marks) => {
  expect(decodeGame(encodeGame({ ...sampleGame('marked', 1, 1, 1), ...marks }))).toMatchObject(marks);
});

const NO_NOTES = new Uint8Array(0);

test.each([
  ['brotli', 3, brotliCompressSync],
  ['deflate, in a browser', 6, deflateRawSync],
])('a game and a level that an earlier build wrote by %s come back equal', (_, form, compress) => {
  const game = sampleGame();
  const level = sampleLevel(rngFromSeed('level'), 7, 30, 30);
  const former = (bytes: Uint8Array) => Buffer.concat([altered(bytes, 1, form).subarray(0, 10), compress(body(bytes))]);
  expect(decodeGame(former(encodeGame(game)))).toStrictEqual(game);
  expect(toReference(former(encodeGame(game)), NO_NOTES)).toEqual(toReference(encodeGame(game), NO_NOTES));
  expect(decodeLevel(former(encodeLevel(level)))).toStrictEqual(level);
});

/** Decompressed bytes of a whole game or level. */
const body = (bytes: Uint8Array) => inflateRawSync(bytes.subarray(10), { dictionary: typicalGame() });

test('a delta of an earlier build is read with its snapshot, with the notes beside the game', () => {
  const [game, next] = [sampleGame(), { ...sampleGame(), turn: 77 }];
  const notes = Buffer.from('notes of the snapshot');
  const snapshot = toReference(encodeGame(game), notes);
  const written = encodeDelta(next, Buffer.from('newer notes'), snapshot);
  const dictionary = Buffer.concat([typicalGame(), snapshot.unpacked]);
  const unpacked = inflateRawSync(written.subarray(10), { dictionary });
  const former = Buffer.concat([
    altered(written, 1, 5).subarray(0, 10),
    deflateRawSync(unpacked, { dictionary: snapshot.unpacked }),
  ]);
  expect(decodeGame(former, snapshot.unpacked)).toStrictEqual(next);
  expect(Buffer.from(readNotes(former, snapshot.unpacked)!).toString()).toBe('newer notes');
});

test('the bytes of the typical game stay the same, because all stored games refer to them', () => {
  expect(createHash('sha256').update(typicalGame()).digest('hex').slice(0, 32)).toBe(
    'fe58150126534ec201c474e8aafc017f',
  );
});

test('a level comes back equal', () => {
  const level = sampleLevel(rngFromSeed('level'), 7, 30, 30);
  expect(decodeLevel(encodeLevel(level))).toStrictEqual(level);
});

test('a crowded town with a full log stays far below the limit of an item', () => {
  expect(encodeGame(sampleGame()).length).toBeLessThan(6_000);
});

test('schema and rules are read without unpacking', () => {
  const bytes = encodeGame(sampleGame());
  expect(readHeader(bytes.subarray(0, 12), 'game')).toEqual({ schema: SCHEMA, rules: RULES });
});

test.each([
  ['shape', 2, SCHEMA + 1],
  ['rules', 4, RULES + 1],
  ['packing', 1, 10],
])('a newer %s is refused as such', (_, at, value) => {
  const bytes = altered(encodeGame(sampleGame()), at, value);
  expect(codeOf(() => decodeGame(bytes))).toBe('newer');
});

test('any damage is detected or changes nothing', () => {
  const game = sampleGame('damage', 10, 10, 10);
  const bytes = encodeGame(game);
  for (let at = 6; at < bytes.length; at += isDeep ? 1 : 12) {
    const damaged = altered(bytes, at, (bytes[at] as number) ^ 0x55);
    const read = codeOf(() => decodeGame(damaged));
    // A few bits of the compressed stream have no meaning.
    if (read !== 'unreadable') expect(read).toStrictEqual(game);
  }
  expect(codeOf(() => decodeGame(altered(bytes, 40, (bytes[40] as number) ^ 1)))).toBe('unreadable');
});

test('bytes that are no save are unreadable', () => {
  for (const bytes of [
    new Uint8Array(0),
    Buffer.from('{"hero": 1}'),
    encodeLevel(sampleLevel(rngFromSeed('x'), 1, 1, 1)),
  ]) {
    expect(codeOf(() => decodeGame(bytes))).toBe('unreadable');
  }
});

test('a bare header, or a header without a schema, is unreadable', () => {
  const bytes = encodeGame(sampleGame());
  expect(codeOf(() => readHeader(bytes.subarray(0, 10), 'game'))).toBe('unreadable');
  expect(codeOf(() => readHeader(altered(bytes, 2, 0), 'game'))).toBe('unreadable');
});

/**
 * Makes a save with the header of a real one. Its bytes unpack to this many megabytes of zeros, with a correct
 * checksum.
 */
function bomb(real: Uint8Array, megabytes: number, pack: (zeros: Uint8Array) => Uint8Array): Uint8Array {
  const zeros = new Uint8Array(megabytes * 2 ** 20);
  const header = Buffer.from(real.subarray(0, 10));
  header.writeUInt32LE(crc32(zeros), 6);
  return Buffer.concat([header, pack(zeros)]);
}

const causeOf = (call: () => unknown): unknown => {
  try {
    return call();
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code;
  }
};

test('bytes that unpack to more than the largest game are damaged, and unpacking stops early', () => {
  const game = encodeGame(sampleGame());
  const level = encodeLevel(sampleLevel(rngFromSeed('x'), 1, 1, 1));
  const dictionary = Buffer.from('any');
  const delta = encodeDelta(sampleGame(), new Uint8Array(0), {
    ...toReference(game, NO_NOTES),
    unpacked: dictionary,
  });
  for (const read of [
    () => decodeGame(bomb(game, 5, deflateRawSync)),
    () => toReference(bomb(game, 5, deflateRawSync), NO_NOTES),
    () => decodeLevel(bomb(level, 5, deflateRawSync)),
    () => decodeGame(bomb(delta, 5, deflateRawSync), dictionary),
    () => readNotes(bomb(delta, 5, deflateRawSync), dictionary),
  ]) {
    expect(codeOf(read)).toBe('unreadable');
    expect(causeOf(read)).toBe('ERR_BUFFER_TOO_LARGE');
  }
});

test('bytes that unpack to the size of the largest game are unpacked', () => {
  expect(toReference(bomb(encodeGame(sampleGame()), 4, deflateRawSync), NO_NOTES).unpacked).toHaveLength(4 * 2 ** 20);
});
