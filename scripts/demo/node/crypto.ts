/** Replaces `node:crypto` in browsers. Has only the functions that the handlers use. */
import { Buffer } from './buffer';
import { BLOCK, sha256 } from './sha256';

type Input = string | Uint8Array;

class Digester {
  private readonly parts: Uint8Array[] = [];

  constructor(private readonly compute: (message: Uint8Array) => Uint8Array) {}

  update(part: Input): this {
    this.parts.push(bytesOf(part));
    return this;
  }

  digest(encoding: 'hex' | 'base64url'): string;
  digest(): Buffer;
  digest(encoding?: 'hex' | 'base64url'): string | Buffer {
    const digest = Buffer.from(this.compute(Buffer.concat(this.parts)));
    return encoding === undefined ? digest : digest.toString(encoding);
  }
}

const bytesOf = (part: Input): Uint8Array => (typeof part === 'string' ? Buffer.from(part) : part);

export const createHash = (_algorithm: 'sha256'): Digester => new Digester(sha256);

export function createHmac(_algorithm: 'sha256', key: Input): Digester {
  const given = bytesOf(key);
  const block = new Uint8Array(BLOCK);
  block.set(given.length > BLOCK ? sha256(given) : given);
  const keyed = (mask: number, message: Uint8Array) =>
    sha256(Buffer.concat([block.map((byte) => byte ^ mask), message]));
  return new Digester((message) => keyed(0x5c, keyed(0x36, message)));
}

export function randomBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  globalThis.crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
  return bytes;
}

/** Returns a whole number from 0 to `below - 1`, with equal probability. */
export function randomInt(below: number): number {
  const most = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const drawn = randomBytes(4).readUIntLE(0, 4);
    if (drawn < most) return drawn % below;
  }
}

/** Returns a random UUID of version 4 (RFC 9562). The browser's own function is missing on pages without TLS. */
export function randomUUID(): string {
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
