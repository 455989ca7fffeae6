import type { ServerResponse } from 'node:http';
import { DraftError, draftOf } from './drafts';
import { type FileUrl, type PageParts, pageDelivery, pageEvent } from './page-view';

export const filePath: FileUrl = (message, { id, filename }) =>
  `/playground/files/${message}/${id}/${encodeURIComponent(filename)}`;

const HEARTBEAT_MS = 20_000;

export function writeJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(status === 204 ? '' : JSON.stringify(json));
}

/**
 * Sends the page's draft as a signed interaction, and responds with the delivery. Responds with 403 if the page may not
 * send, and with 400 if the draft is malformed.
 */
export async function send(parts: PageParts, body: Buffer, response: ServerResponse): Promise<void> {
  if (!parts.canSend)
    return writeJson(response, 403, { error: 'this server accepts a key other than the playground’s' });
  try {
    const draft = draftOf(JSON.parse(body.toString('utf8')), parts);
    writeJson(response, 200, pageDelivery(await parts.discord.deliver(draft), filePath));
  } catch (error) {
    if (!(error instanceof DraftError || error instanceof SyntaxError)) throw error;
    writeJson(response, 400, { error: error.message });
  }
}

/** Streams to the page every message that is sent, edited or deleted. */
export function stream({ discord }: PageParts, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': welcome\n\n');
  const end = discord.messages.onChange((change) =>
    response.write(`data: ${JSON.stringify(pageEvent(change, filePath))}\n\n`),
  );
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  response.on('close', () => {
    clearInterval(heartbeat);
    end();
  });
}

const FILE_PATH = /^\/playground\/files\/(\d+)\/(\d+)\//;

export function file({ discord }: PageParts, path: string, response: ServerResponse): void {
  const [, messageId = '', fileId = ''] = FILE_PATH.exec(path) ?? [];
  const found = discord.messages.get(messageId)?.files.find((one) => one.id === fileId);
  if (!found) {
    writeJson(response, 404, { error: 'no such file' });
    return;
  }
  response.writeHead(200, {
    'content-type': found.contentType,
    'cache-control': 'max-age=3600',
    'content-length': String(found.bytes.length),
  });
  response.end(found.bytes);
}
