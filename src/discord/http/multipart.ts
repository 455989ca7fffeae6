import type { Attachment } from '../api/reply';

export interface EncodedBody {
  contentType: string;
  body: Buffer;
}

/**
 * JSON, or multipart with the JSON as `payload_json` and the files as `files[0]`, …. The JSON part is a plain string: as
 * a blob it would get a file name and count as an attachment.
 */
export async function encodeBody(json: unknown, attachments: readonly Attachment[]): Promise<EncodedBody> {
  if (attachments.length === 0) return { contentType: 'application/json', body: Buffer.from(JSON.stringify(json)) };
  const form = new FormData();
  form.append('payload_json', JSON.stringify(json));
  for (const [index, { bytes, name }] of attachments.entries()) {
    form.append(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: contentTypeOf(name) }), name);
  }
  const response = new Response(form);
  return {
    contentType: response.headers.get('content-type') as string,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const CONTENT_TYPES = { json: 'application/json', gif: 'image/gif', png: 'image/png' } as const;

const contentTypeOf = (name: string): string =>
  CONTENT_TYPES[name.split('.').at(-1) as keyof typeof CONTENT_TYPES] ?? CONTENT_TYPES.png;
