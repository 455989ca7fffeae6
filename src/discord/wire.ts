import type { Attachment } from './reply';

export interface Encoded {
  contentType: string;
  body: Buffer;
}

/**
 * JSON, or multipart with the JSON as `payload_json` and the picture as `files[0]`. The JSON part is a plain string:
 * as a blob it would gain a file name and pass for an attachment.
 */
export async function encode(json: unknown, attachment: Attachment | null): Promise<Encoded> {
  if (!attachment) return { contentType: 'application/json', body: Buffer.from(JSON.stringify(json)) };
  const form = new FormData();
  form.append('payload_json', JSON.stringify(json));
  form.append('files[0]', new Blob([new Uint8Array(attachment.bytes)], { type: 'image/png' }), attachment.name);
  const response = new Response(form);
  return {
    contentType: response.headers.get('content-type') as string,
    body: Buffer.from(await response.arrayBuffer()),
  };
}
