import { decodeLog, encodeAction } from '../codec/actions';
import type { PartyLogEntry, UserId } from '../contract';
import { NOBODY } from '../dynamo/keys';
import type { RunInternals } from './open-chunk';

/** How many acts a run tells of. */
const MOST = 20;

/** What the open chunk of a log, and the end of the one before, tell of what was done lately. */
export function actsOf({ log, tail, chunkFrom, people }: RunInternals, owner: UserId): PartyLogEntry[] {
  const before = decodeLog(tail);
  const entries = [...before, ...decodeLog(log)];
  const from = Math.max(0, entries.length - MOST);
  return entries.slice(from).map(({ input, taker }, at) => {
    const by = taker === null ? owner : (people[taker] ?? NOBODY);
    return { version: chunkFrom - before.length + from + at + 1, kind: input.kind, by: by === NOBODY ? null : by };
  });
}

/** What is kept of a chunk beside its successor, so that nothing need be read to tell of it. */
export function tailOf({ tail, log }: Pick<RunInternals, 'tail' | 'log'>): Uint8Array {
  const last = [...decodeLog(tail), ...decodeLog(log)].slice(-MOST);
  return Buffer.concat(last.map(({ input, taker }) => encodeAction(input, taker)));
}

/** A tail that the chunk after it is still too short to do without; else none. */
export const tailBefore = (tail: Uint8Array, inputs: number): Uint8Array => (inputs < MOST ? tail : new Uint8Array(0));
