import { randomBytes } from 'node:crypto';
import type { Attachment } from '../api/reply';

export interface EncodedBody {
  contentType: string;
  body: Buffer;
}

const BOUNDARY_BYTES = 12;

/** Encodes multipart (RFC 7578) for attachments. `FormData` would load a slow HTTP client. */
export function encodeBody(json: unknown, attachments: readonly Attachment[]): EncodedBody {
  const payload = JSON.stringify(json);
  if (attachments.length === 0) return { contentType: 'application/json', body: Buffer.from(payload) };
  const boundary = randomBytes(BOUNDARY_BYTES).toString('base64url');
  const parts = attachments.flatMap(({ bytes, name }, index) => [
    Buffer.from(
      `\r\n--${boundary}\r\ncontent-disposition: form-data; name="files[${index}]"; filename="${escapeName(name)}"\r\n` +
        `content-type: ${contentTypeOf(name)}\r\n\r\n`,
    ),
    bytes,
  ]);
  const payloadPart = `--${boundary}\r\ncontent-disposition: form-data; name="payload_json"\r\n\r\n${payload}`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(payloadPart), ...parts, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Follows the HTML standard's rules for multipart file names. */
const escapeName = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const CONTENT_TYPES = {
  json: 'application/json',
  gz: 'application/gzip',
  gif: 'image/gif',
  png: 'image/png',
} as const;

const contentTypeOf = (name: string): string =>
  CONTENT_TYPES[name.split('.').at(-1) as keyof typeof CONTENT_TYPES] ?? CONTENT_TYPES.png;
