import type { Rng } from '../../../src/lib/rng';
import { decodeRecent } from '../../../src/storage/codec/recent';
import type { RecentInteraction } from '../../../src/storage/contract';
import type { RequestHandler } from '../../../src/storage/dynamo/client';

/** In percent of all requests. */
export interface Faults {
  /** Lost on the way there: nothing happened. */
  before: number;
  /** Lost on the way back: it happened, and nobody was told. */
  after: number;
}

/** A line to the database that loses messages, and tells what really was written. */
export interface FaultyLine {
  wrapHandler(handler: RequestHandler): RequestHandler;
  /** Every turn that reached the table, with the version it was written as. */
  readonly written: RecentInteraction[];
}

class LostMessage extends Error {
  readonly code = 'ECONNRESET';
}

export function faultyLine(rng: Rng, faults: Faults): FaultyLine {
  const written: RecentInteraction[] = [];
  const wrapHandler = (handler: RequestHandler): RequestHandler => ({
    handle: async (request, options) => {
      if (rng.percent(faults.before)) throw new LostMessage();
      const answer = await handler.handle(request, options);
      const turn = answer.response.statusCode === 200 ? turnIn(request.headers, request.body) : null;
      if (turn) written.push(turn);
      if (rng.percent(faults.after)) throw new LostMessage();
      return answer;
    },
    destroy: () => handler.destroy?.(),
  });
  return { wrapHandler, written };
}

/** The turn that a request writes; `null` for any other request. */
function turnIn(headers: Record<string, string>, body: unknown): RecentInteraction | null {
  if (!headers['x-amz-target']?.endsWith('.PutItem')) return null;
  const { Item: item } = JSON.parse(new TextDecoder().decode(body as Uint8Array)) as { Item: Written };
  if (item.SK.S !== 'STATE' || !item.recent || item.v?.N === '0') return null;
  return decodeRecent(Buffer.from(item.recent.B, 'base64')).at(-1) ?? null;
}

interface Written {
  SK: { S: string };
  v?: { N: string };
  recent?: { B: string };
}
