import { ApiError } from './acknowledgements';
import type { FakeDiscord } from './fake-discord';
import { messageJson } from './interaction';

export interface ApiRequest {
  method: string;
  /** Path below the API's base, without its query. */
  path: string;
  contentType: string;
  body: Buffer;
}

export interface ApiReply {
  status: number;
  json: unknown;
}

const CALLBACK_ROUTE = /^\/interactions\/(\d+)\/([^/]+)\/callback$/;
const FOLLOW_UP_ROUTE = /^\/webhooks\/\d+\/([^/]+)$/;
const ORIGINAL_ROUTE = /^\/webhooks\/\d+\/([^/]+)\/messages\/@original$/;

async function answer(discord: FakeDiscord, request: ApiRequest): Promise<ApiReply> {
  const callback = CALLBACK_ROUTE.exec(request.path);
  if (callback && request.method === 'POST') {
    await discord.callback(callback[1]!, decodeURIComponent(callback[2]!), request.contentType, request.body);
    return { status: 204, json: null };
  }
  const followUp = FOLLOW_UP_ROUTE.exec(request.path);
  if (followUp && request.method === 'POST') {
    const message = await discord.followUp(decodeURIComponent(followUp[1]!), request.contentType, request.body);
    return { status: 200, json: messageJson(message) };
  }
  const original = ORIGINAL_ROUTE.exec(request.path);
  if (!original) throw new ApiError(404, 0, '404: Not Found');
  const token = decodeURIComponent(original[1]!);
  if (request.method === 'GET') return { status: 200, json: messageJson(discord.original(token)) };
  if (request.method === 'PATCH')
    return { status: 200, json: messageJson(await discord.editOriginal(token, request.contentType, request.body)) };
  if (request.method === 'DELETE') {
    discord.messages.remove(discord.original(token).id);
    return { status: 204, json: null };
  }
  throw new ApiError(405, 0, '405: Method Not Allowed');
}

/** Answers a call of an application to Discord's API with an interaction token. */
export async function apiReply(discord: FakeDiscord, request: ApiRequest): Promise<ApiReply> {
  try {
    return await answer(discord, request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, problems } = error;
    const errors =
      problems.length > 0
        ? { errors: { _errors: problems.map((problem) => ({ code: 'INVALID', message: problem })) } }
        : {};
    return {
      status,
      json: { code, message, ...errors, ...(status === 429 ? { retry_after: 0.05, global: false } : {}) },
    };
  }
}
