import { Readable } from 'node:stream';
import { PutItems } from '../../../scripts/lib/put-items';
import { waitPatiently } from '../../../scripts/lib/wait-patiently';
import type { Rng } from '../../../src/lib/rng';
import { decodeRecent } from '../../../src/storage/codec';
import type { RecentInteraction, Run } from '../../../src/storage/contract';
import { bytes, STATE } from '../../../src/storage/dynamo';
import type { RequestHandler } from '../../../src/storage/dynamo/client';
import type { Item } from '../../../src/storage/dynamo/table';

/** Number of requests in a hundred that suffer each fault. */
export interface Faults {
  /** The request is lost on its way: the database changes nothing. */
  before: number;
  /** The answer is lost: the database has changed, and the client does not know it. */
  after: number;
  /** The client stops waiting for the answer, but the database carries the request out later. 0 by default. */
  late?: number;
}

/**
 * Turn as the store wrote it. Interactions of votes that decided the turn come first, the turn's own interaction last.
 */
export interface WrittenTurn {
  version: number;
  ids: string[];
}

/** Connection to the database that loses messages and knows the turns that were really written. */
export interface FaultyLine {
  wrapHandler(handler: RequestHandler): RequestHandler;
  /** Waits for the requests that the client has given up on. */
  idle(): Promise<void>;
  /**
   * Turns that were written, when the line is idle. A turn without an answer counts as written only if somebody read it
   * from the table later. `final` is the run as read at the end.
   */
  written(final: Run | null): WrittenTurn[];
}

class LostMessage extends Error {
  readonly code = 'ECONNRESET';
}

class LateAnswer extends Error {
  override readonly name = 'TimeoutError';
}

/** Creates a connection with the given shares of faults. `rng` decides the fault of each request. */
export function faultyLine(rng: Rng, { before, after, late = 0 }: Faults): FaultyLine {
  const acknowledged: WrittenTurn[] = [];
  const unanswered: WrittenTurn[] = [];
  const read = new Set<string>();
  const abandoned = new Set<Promise<unknown>>();
  const puts = new PutItems();

  const wrapHandler = (handler: RequestHandler): RequestHandler => ({
    handle: async (request, options) => {
      if (rng.percent(before)) throw new LostMessage();
      const isPut = request.headers['x-amz-target']?.endsWith('.PutItem');
      const recent = isPut ? recentOf(puts.read(new TextDecoder().decode(request.body as Uint8Array))) : [];
      const turn = turnsIn(recent).at(-1) ?? null;
      // A turn is built on earlier turns. Its client has read these from the table, so they were written.
      for (const each of turnsIn(recent.filter(({ version }) => version !== turn?.version))) read.add(nameOf(each));
      const answering = handler.handle(request, options);
      if (rng.percent(late)) {
        if (turn) unanswered.push(turn);
        const done = answering.then(discard, () => {}).finally(() => abandoned.delete(done));
        abandoned.add(done);
        throw new LateAnswer();
      }
      try {
        const answer = await answering;
        if (turn && answer.response.statusCode === 200) acknowledged.push(turn);
        if (rng.percent(after)) {
          discard(answer);
          throw new LostMessage();
        }
        return answer;
      } catch (error) {
        if (turn && !(error instanceof LostMessage)) unanswered.push(turn);
        throw error;
      }
    },
    destroy: () => handler.destroy?.(),
  });

  return {
    // Only the faults of this line fail a request, however busy the machine is.
    wrapHandler: (handler) => wrapHandler(waitPatiently(handler)),
    async idle() {
      while (abandoned.size > 0) await Promise.all(abandoned);
    },
    written(final) {
      for (const turn of turnsIn(final ? [...final.recentVotes, ...final.recent] : [])) read.add(nameOf(turn));
      const written = new Map(unanswered.map((turn) => [nameOf(turn), turn]));
      for (const name of written.keys()) if (!read.has(name)) written.delete(name);
      for (const turn of acknowledged) written.delete(nameOf(turn));
      return [...acknowledged, ...written.values()];
    },
  };
}

/** Reads an answer to its end, so that its socket is free again. */
function discard({ response }: Awaited<ReturnType<RequestHandler['handle']>>): void {
  if (response.body instanceof Readable) response.body.resume();
}

const nameOf = ({ version, ids }: WrittenTurn): string => `${version} ${ids.at(-1)}`;

/** Groups interactions into turns, oldest first. The last interaction of a turn is the turn's own. */
function turnsIn(recent: readonly RecentInteraction[]): WrittenTurn[] {
  const versions = [...new Set(recent.map(({ version }) => version))].sort((a, b) => a - b);
  return versions.map((version) => ({
    version,
    ids: recent.filter((each) => each.version === version).map(({ id }) => id),
  }));
}

/** Interactions in a state item that is written for a turn, votes first. */
function recentOf(item: Item): RecentInteraction[] {
  if (item.SK !== STATE || item.v === 0) return [];
  return [item.votes, item.recent].flatMap((list) => (list === undefined ? [] : decodeRecent(bytes(list))));
}
