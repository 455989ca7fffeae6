const ASCII = 0;
const UNICODE = 1;

/** Writes integers as LEB128: seven bits a byte, lowest bits first. */
export class ByteWriter {
  private bytes: Uint8Array;
  private length = 0;

  constructor(expected = 4096) {
    this.bytes = new Uint8Array(expected);
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.grow(1);
    this.bytes[this.length++] = value;
  }

  unsigned(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      // A bit shift would cut the number to 32 bits.
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  float(value: number): void {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, value, true);
    this.raw(bytes);
  }

  text(value: string): void {
    const bytes = Buffer.from(value, 'utf8');
    this.unsigned(bytes.length);
    this.raw(bytes);
  }

  cells(value: string): void {
    const bytes = Buffer.from(value, 'utf8');
    this.byte(bytes.length === value.length ? ASCII : UNICODE);
    this.unsigned(bytes.length);
    this.raw(bytes);
  }

  raw(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.bytes.length) this.grow(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private grow(need: number): void {
    const bigger = new Uint8Array(2 * this.bytes.length + need);
    bigger.set(this.bytes.subarray(0, this.length));
    this.bytes = bigger;
  }
}

/** Every method throws a RangeError if the bytes end early. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    const value = this.bytes[this.at++];
    if (value === undefined) throw new RangeError('the bytes end early');
    return value;
  }

  unsigned(): number {
    let value = 0;
    let weight = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * weight;
      if (byte < 0x80) break;
      weight *= 0x80;
    }
    if (!Number.isSafeInteger(value)) throw new RangeError('a number is too large');
    return value;
  }

  float(): number {
    const bytes = this.raw(8);
    return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0, true);
  }

  text(): string {
    const bytes = this.raw(this.unsigned());
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  }

  cells(): string {
    const encoding = this.byte() === ASCII ? 'latin1' : 'utf8';
    const bytes = this.raw(this.unsigned());
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(encoding);
  }

  raw(length: number): Uint8Array {
    if (length > this.bytes.length - this.at) throw new RangeError('the bytes end early');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  rest(): Uint8Array {
    return this.raw(this.bytes.length - this.at);
  }
}
