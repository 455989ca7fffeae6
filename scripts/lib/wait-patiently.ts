import type { RequestHandler } from '../../src/storage/dynamo/client';

/** Timeout in milliseconds. It is longer than a busy machine ever stalls. */
const PATIENCE = 60_000;

export function waitPatiently(handler: RequestHandler): RequestHandler {
  const ofNode = handler as RequestHandler & { updateHttpClientConfig(key: string, value: number): void };
  for (const timeout of ['connectionTimeout', 'requestTimeout']) ofNode.updateHttpClientConfig(timeout, PATIENCE);
  return handler;
}
