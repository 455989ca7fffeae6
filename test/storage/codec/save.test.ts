import { brotliCompressSync, brotliDecompressSync, crc32, deflateRawSync } from 'node:zlib';
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
  unpackGame,
} from '../../../src/storage/codec/save';
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
])('a game that %j comes back so', (marks) => {
  expect(decodeGame(encodeGame({ ...sampleGame('marked', 1, 1, 1), ...marks }))).toMatchObject(marks);
});

test('a game and a level written by deflate in a browser come back equal, also as the snapshot of a delta', () => {
  const game = sampleGame();
  const level = sampleLevel(rngFromSeed('level'), 7, 30, 30);
  const inBrowser = deflated(encodeGame(game));
  expect(decodeGame(inBrowser)).toStrictEqual(game);
  expect(unpackGame(inBrowser)).toEqual(unpackGame(encodeGame(game)));
  expect(decodeLevel(deflated(encodeLevel(level)))).toStrictEqual(level);
});

/** Returns a whole save in the form that browsers write. */
function deflated(bytes: Uint8Array): Uint8Array {
  const header = altered(bytes.subarray(0, 10), 1, 6);
  return Buffer.concat([header, deflateRawSync(brotliDecompressSync(bytes.subarray(10)))]);
}

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
  ['packing', 1, 7],
])('a newer %s is refused as such', (_, at, value) => {
  const bytes = altered(encodeGame(sampleGame()), at, value);
  expect(codeOf(() => decodeGame(bytes))).toBe('newer');
});

test('damage anywhere is found, or changes nothing', () => {
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

test('what is no save at all is unreadable', () => {
  for (const bytes of [
    new Uint8Array(0),
    Buffer.from('{"hero": 1}'),
    encodeLevel(sampleLevel(rngFromSeed('x'), 1, 1, 1)),
  ]) {
    expect(codeOf(() => decodeGame(bytes))).toBe('unreadable');
  }
});

test('a header without anything after it, or of no schema, is unreadable', () => {
  const bytes = encodeGame(sampleGame());
  expect(codeOf(() => readHeader(bytes.subarray(0, 10), 'game'))).toBe('unreadable');
  expect(codeOf(() => readHeader(altered(bytes, 2, 0), 'game'))).toBe('unreadable');
});

/** Bytes under the header of a real save. They unpack to zeros, this many megabytes, of the right checksum. */
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

test('bytes that unpack to more than any game are damaged, and are not unpacked to the end', () => {
  const game = encodeGame(sampleGame());
  const level = encodeLevel(sampleLevel(rngFromSeed('x'), 1, 1, 1));
  const dictionary = Buffer.from('any');
  const delta = encodeDelta(sampleGame(), new Uint8Array(0), { unpacked: dictionary, game: unpackGame(game) });
  const deflate = (zeros: Uint8Array) => deflateRawSync(zeros, { dictionary });
  for (const read of [
    () => decodeGame(bomb(game, 5, brotliCompressSync)),
    () => unpackGame(bomb(game, 5, brotliCompressSync)),
    () => decodeLevel(bomb(level, 5, brotliCompressSync)),
    () => decodeGame(bomb(delta, 5, deflate), dictionary),
    () => readNotes(bomb(delta, 5, deflate), dictionary),
  ]) {
    expect(codeOf(read)).toBe('unreadable');
    expect(causeOf(read)).toBe('ERR_BUFFER_TOO_LARGE');
  }
});

test('bytes that unpack to as much as a game may have are unpacked', () => {
  expect(unpackGame(bomb(encodeGame(sampleGame()), 4, brotliCompressSync))).toHaveLength(4 * 2 ** 20);
});
