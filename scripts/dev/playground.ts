import type { ServerResponse } from 'node:http';
import type { Delivery, FakeDiscord } from '../discord/fake-discord';
import type { CommandDefinition } from '../discord/lint/commands';
import type { Message, MessageChange } from '../discord/messages';
import { FLAG } from '../discord/payload';
import { typable } from '../discord/subcommands';
import { APPLICATION, GUILD, PEOPLE, PLACES } from '../discord/users';
import type { PageDelivery, PageEvent, PageMessage, PageState } from '../playground/protocol';
import { DraftError, draftOf } from './drafts';

/** Converts a message for the page, with the URLs of its files. */
function pageMessage(message: Message): PageMessage {
  const { id, channel, visibleTo, cause, flags, components, files, sentAt } = message;
  return {
    id,
    channel,
    visibleTo,
    cause,
    loading: (flags & FLAG.loading) !== 0,
    components,
    files: files.map((file) => ({
      id: file.id,
      filename: file.filename,
      description: file.description,
      contentType: file.contentType,
      size: file.bytes.length,
      url: `/playground/files/${id}/${file.id}/${encodeURIComponent(file.filename)}`,
    })),
    sentAt,
  };
}

function pageEvent(change: MessageChange): PageEvent {
  return change.kind === 'put'
    ? { kind: 'put', message: pageMessage(change.message) }
    : { kind: 'deleted', id: change.message.id };
}

function pageDelivery({ ok, status, problems, ms, bytes, callback, message }: Delivery): PageDelivery {
  return { ok, busy: status === 503, problems, ms, bytes, callback, message: message && pageMessage(message) };
}

export interface PlaygroundParts {
  discord: FakeDiscord;
  commands: readonly CommandDefinition[];
  canSend: boolean;
  publicKey: string;
}

const HEARTBEAT_MS = 20_000;

/** Answers with JSON. */
export function writeJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(status === 204 ? '' : JSON.stringify(json));
}

export function stateOf({ discord, commands, canSend, publicKey }: PlaygroundParts): PageState {
  const messages = discord.messages.all().map(pageMessage);
  return {
    application: APPLICATION,
    guild: GUILD,
    people: PEOPLE,
    places: PLACES,
    commands: typable(commands),
    messages,
    canSend,
    publicKey,
  };
}

/**
 * Sends the page's draft as a signed interaction, and responds with the delivery. Responds with 403 if the page may not
 * send, and with 400 if the draft is malformed.
 */
export async function send(parts: PlaygroundParts, body: Buffer, response: ServerResponse): Promise<void> {
  if (!parts.canSend)
    return writeJson(response, 403, { error: 'this server accepts a key other than the playground’s' });
  try {
    const draft = draftOf(JSON.parse(body.toString('utf8')), parts.discord, parts.commands);
    writeJson(response, 200, pageDelivery(await parts.discord.deliver(draft)));
  } catch (error) {
    if (!(error instanceof DraftError || error instanceof SyntaxError)) throw error;
    writeJson(response, 400, { error: error.message });
  }
}

/** Streams to the page every message that is sent, edited or deleted. */
export function stream({ discord }: PlaygroundParts, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(': welcome\n\n');
  const end = discord.messages.onChange((change) => response.write(`data: ${JSON.stringify(pageEvent(change))}\n\n`));
  const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS);
  response.on('close', () => {
    clearInterval(heartbeat);
    end();
  });
}

const FILE_PATH = /^\/playground\/files\/(\d+)\/(\d+)\//;

/** Responds with the attachment at a path, or with 404. */
export function file({ discord }: PlaygroundParts, path: string, response: ServerResponse): void {
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
