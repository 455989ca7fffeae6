/** `Uint8Array` without its static methods, whose signatures differ from those of Node's `Buffer`. */
const Bytes: new (...args: [number] | [ArrayLike<number>] | [ArrayBufferLike, number?, number?]) => Uint8Array =
  Uint8Array as never;

type Encoding = 'utf8' | 'latin1' | 'hex' | 'base64' | 'base64url';

/** Number of characters for one call of `String.fromCharCode`. With more arguments the call could exceed the stack. */
const CHUNK = 8192;

const encoder = new TextEncoder();
/** Keeps a byte order mark at the start, like Node. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Replaces Node's `Buffer` in browsers. Has only the methods that the handlers use. */
class BrowserBuffer extends Bytes {
  static from(source: string | ArrayLike<number> | ArrayBuffer, ...rest: unknown[]): BrowserBuffer {
    if (typeof source === 'string') return over(decode(source, rest[0] as Encoding | undefined));
    if (!(source instanceof ArrayBuffer)) return new BrowserBuffer(source);
    const [offset = 0, length = source.byteLength - offset] = rest as number[];
    return new BrowserBuffer(source, offset, length);
  }

  static alloc(length: number): BrowserBuffer {
    return new BrowserBuffer(length);
  }

  static byteLength(text: string): number {
    return encoder.encode(text).length;
  }

  static concat(parts: readonly Uint8Array[]): BrowserBuffer {
    const all = new BrowserBuffer(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  override toString(encoding: Encoding = 'utf8'): string {
    switch (encoding) {
      case 'utf8':
        return decoder.decode(this);
      case 'latin1':
        return latin1(this);
      case 'hex':
        return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('');
      case 'base64':
        return btoa(latin1(this));
      case 'base64url':
        return btoa(latin1(this)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    }
  }

  write(text: string, offset: number, encoding: Encoding): void {
    this.set(decode(text, encoding), offset);
  }

  readUIntLE(offset: number, length: number): number {
    let value = 0;
    for (let at = length - 1; at >= 0; at--) value = value * 256 + this[offset + at]!;
    return value;
  }

  writeUIntBE(value: number, offset: number, length: number): void {
    let rest = value;
    for (let at = length - 1; at >= 0; at--) {
      this[offset + at] = rest % 256;
      rest = Math.floor(rest / 256);
    }
  }

  writeUInt32BE(value: number, offset = 0): void {
    this.writeUIntBE(value, offset, 4);
  }

  writeUInt16LE(value: number, offset = 0): void {
    viewOf(this).setUint16(offset, value, true);
  }

  readBigUInt64LE(offset = 0): bigint {
    return viewOf(this).getBigUint64(offset, true);
  }

  writeBigUInt64LE(value: bigint, offset = 0): void {
    viewOf(this).setBigUint64(offset, value, true);
  }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const over = ({ buffer, byteOffset, byteLength }: Uint8Array): BrowserBuffer =>
  new BrowserBuffer(buffer, byteOffset, byteLength);

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

function decode(text: string, encoding: Encoding = 'utf8'): Uint8Array {
  if (encoding === 'utf8') return encoder.encode(text);
  if (encoding === 'hex') return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const characters = encoding === 'latin1' ? text : atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

export { BrowserBuffer as Buffer };
