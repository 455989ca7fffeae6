import * as nodeCrypto from 'node:crypto';
import * as nodeZlib from 'node:zlib';
import fc from 'fast-check';
import { Buffer as BrowserBuffer } from '../../../scripts/demo/node/buffer';
import * as crypto from '../../../scripts/demo/node/crypto';
import * as zlib from '../../../scripts/demo/node/zlib';

const bytes = fc.uint8Array({ maxLength: 300 });
const text = fc.string({ unit: 'grapheme', maxLength: 100 });

const forEach = <T>(values: fc.Arbitrary<T>, claim: (value: T) => void): void =>
  fc.assert(fc.property(values, claim), { numRuns: 100 });

test.each(['utf8', 'latin1', 'hex', 'base64', 'base64url'] as const)(
  "bytes as text in %s are the same as Node's",
  (as) => {
    forEach(bytes, (given) => expect(BrowserBuffer.from(given).toString(as)).toBe(Buffer.from(given).toString(as)));
  },
);

test.each(['hex', 'base64', 'base64url'] as const)('text in %s becomes the same bytes', (as) => {
  forEach(bytes, (given) => {
    const written = Buffer.from(given).toString(as);
    expect([...BrowserBuffer.from(written, as)]).toEqual([...given]);
  });
});

test('text becomes the same bytes as in Node, and as many', () => {
  forEach(text, (given) => {
    expect([...BrowserBuffer.from(given)]).toEqual([...Buffer.from(given)]);
    expect(BrowserBuffer.byteLength(given)).toBe(Buffer.byteLength(given));
  });
});

test('numbers are written and read as in Node', () => {
  forEach(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (value) => {
    const [own, nodes] = [BrowserBuffer.alloc(16), Buffer.alloc(16)];
    for (const each of [own, nodes]) {
      each.writeBigUInt64LE(value);
      each.writeUInt32BE(Number(value % 2n ** 32n), 8);
      each.writeUInt16LE(Number(value % 2n ** 16n), 12);
      each.writeUIntBE(Number(value % 2n ** 16n), 14, 2);
    }
    expect([...own]).toEqual([...nodes]);
    expect(own.readBigUInt64LE()).toBe(value);
    expect(own.readUIntLE(2, 6)).toBe(nodes.readUIntLE(2, 6));
  });
});

test('text can be written into the middle of bytes', () => {
  const bytes = BrowserBuffer.alloc(6);
  bytes.write('IHDR', 1, 'latin1');
  expect(bytes.toString('latin1')).toBe('\0IHDR\0');
});

test('a part of a buffer shares its memory, as in Node', () => {
  const whole = BrowserBuffer.from([1, 2, 3, 4]);
  whole.subarray(1, 3)[0] = 9;
  expect([...BrowserBuffer.from(whole.buffer as ArrayBuffer, 1, 2)]).toEqual([9, 3]);
  expect([...BrowserBuffer.concat([whole, whole.subarray(3)])]).toEqual([1, 9, 3, 4, 4]);
});

test("digests and keyed digests are the same as Node's", () => {
  forEach(fc.tuple(bytes, bytes), ([key, given]) => {
    const hashed = (of: { createHash: typeof crypto.createHash }) =>
      of.createHash('sha256').update(given).digest('hex');
    const keyed = (of: { createHmac: typeof crypto.createHmac }) =>
      of.createHmac('sha256', key).update(given).update('more').digest('base64url');
    expect(hashed(crypto)).toBe(hashed(nodeCrypto as never));
    expect(keyed(crypto)).toBe(keyed(nodeCrypto as never));
  });
});

test('a random number stays below its limit, and a random id has the form of a UUID', () => {
  const drawn = Array.from({ length: 200 }, () => crypto.randomInt(3));
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
  expect(crypto.randomBytes(5)).toHaveLength(5);
  expect(crypto.randomUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test("checksums are the same as Node's", () => {
  forEach(bytes, (given) => expect(zlib.crc32(given)).toBe(nodeZlib.crc32(given)));
});

test('Node inflates with a dictionary what the browser deflates, and the reverse', () => {
  forEach(fc.tuple(bytes, bytes), ([dictionary, given]) => {
    const options = { level: 9, memLevel: 9, windowBits: 15, dictionary } as const;
    const back = (packed: Uint8Array, by: { inflateRawSync: typeof zlib.inflateRawSync }) => [
      ...by.inflateRawSync(packed, { dictionary, maxOutputLength: 300 }),
    ];
    expect(back(zlib.deflateRawSync(given, options), nodeZlib as never)).toEqual([...given]);
    expect(back(nodeZlib.deflateRawSync(given, options), zlib)).toEqual([...given]);
  });
});

test('data that inflates to too many bytes is refused', () => {
  const packed = zlib.deflateRawSync(new Uint8Array(1000));
  expect(() => zlib.inflateRawSync(packed, { maxOutputLength: 999 })).toThrow('too long');
});

test('Node can read a picture’s rows deflated here', () => {
  const row = fc.uint8Array({ minLength: 1, maxLength: 700 });
  const rows = fc.array(fc.tuple(row, fc.nat({ max: 90 })), { maxLength: 8 });
  forEach(rows, (given) => {
    const picture = BrowserBuffer.concat(given.flatMap(([one, times]) => Array<Uint8Array>(times).fill(one)));
    const read = nodeZlib.inflateSync(zlib.deflateSync(picture));
    expect(Buffer.compare(read, picture)).toBe(0);
  });
});
