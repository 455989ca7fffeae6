import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { fromAttributes, toAttributes } from './attributes';
import type { Item } from './table';

export type Attributes = Record<string, AttributeValue>;

export const encodeItem = (item: Item): string => writeAttributes(toAttributes(item));

/** Throws a `SyntaxError` if the text is not JSON. */
export const decodeAttributes = (text: string): Attributes => readAttributes(text);

/** Throws a `SyntaxError` if the text is not JSON. */
export const decodeItem = (text: string): Item => fromAttributes(decodeAttributes(text));

/** Only bytes in the fields `B` and `BS` become base64. */
export const writeAttributes = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isPacked(part) ? packBytes(part) : part));

/** Does not check for `T`. Throws a `SyntaxError` for invalid JSON. */
export const readAttributes = <T>(text: string): T =>
  JSON.parse(text, (_, part: unknown) => (isUnpacked(part) ? unpackBytes(part) : part));

const isPacked = (value: unknown): value is Packed => {
  const { B, BS } = asRecord(value);
  return B instanceof Uint8Array || (Array.isArray(BS) && BS[0] instanceof Uint8Array);
};

interface Packed {
  B?: Uint8Array;
  BS?: Uint8Array[];
}

const packBytes = ({ B, BS }: Packed) => (B ? { B: toBase64(B) } : { BS: BS?.map(toBase64) });

const isUnpacked = (value: unknown): value is Unpacked => {
  const { B, BS } = asRecord(value);
  return typeof B === 'string' || (Array.isArray(BS) && typeof BS[0] === 'string');
};

interface Unpacked {
  B?: string;
  BS?: string[];
}

const unpackBytes = ({ B, BS }: Unpacked): Packed =>
  B === undefined ? { BS: (BS ?? []).map(fromBase64) } : { B: fromBase64(B) };

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
